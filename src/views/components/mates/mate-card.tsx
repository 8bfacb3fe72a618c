import { Link } from 'wouter';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Tag } from '../chip.tsx';
import { Icon } from '../icons/icon.tsx';
import cover from './cover-link.module.css';
import styles from './mate-card.module.css';
import { MateLanguages } from './mate-languages.tsx';
import { MateHeart } from './mate-heart.tsx';
import { detailPath } from '../paths.ts';
import { Portrait } from './portrait.tsx';
import { tinted } from './mate-theme.ts';
import { useTagLabel } from './use-tag-label.ts';

interface MateCardProps {
  readonly mate: Mate;
  /** True for cards that are visible at first. */
  readonly eager?: boolean | undefined;
  /** A further line of the card. */
  readonly note?: string | undefined;
  /** A few words on the picture. */
  readonly badge?: string | undefined;
  /** False if the heart is rendered next to the card. */
  readonly hasHeart?: boolean;
}

/** One mate in a grid. All of the card links to the mate's page. */
export function MateCard({ mate, eager, note, badge, hasHeart = true }: MateCardProps) {
  const t = useMessages('components');
  const { compact } = useMessages('formats');
  const labelOf = useTagLabel();
  return (
    <article className={styles.card} {...tinted(mate.hue)}>
      <Portrait mate={mate} shape="card" eager={eager} className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link href={detailPath(mate.mateId)} className={cover.link}>
            {mate.name}
          </Link>
        </h3>
        <p className={styles.tagline}>
          <bdi>{mate.tagline}</bdi>
        </p>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <MateLanguages onlyOthers mate={mate} className={styles.note} />
        <p className={styles.footer}>
          <span className={styles.tags}>
            {mate.tags.slice(0, 2).map((tag) => (
              <Tag key={tag}>{labelOf(tag)}</Tag>
            ))}
          </span>
          {mate.chats === 0 ? null : (
            <span className={styles.chats}>
              <Icon name="message-circle" />
              <span aria-hidden="true">{compact(mate.chats)}</span>
              <span className="visually-hidden">{t.chats(mate.chats)}</span>
            </span>
          )}
        </p>
      </div>
      {badge === undefined ? null : <p className={styles.badge}>{badge}</p>}
      {hasHeart ? <MateHeart mate={mate} /> : null}
    </article>
  );
}
