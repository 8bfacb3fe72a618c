import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { MateDetailActor } from '../../../machines/mates/mate-detail.machine.ts';
import { useAuth } from '../../app-context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Tag } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { FavoriteHeart } from '../../components/mates/favorite-heart.tsx';
import hero from '../../components/page/hero.module.css';
import { Icon } from '../../components/icons/icon.tsx';
import { IconLink } from '../../components/icons/icon-link.tsx';
import { chatPath, memoryPath, roomPath, tagPath, temporaryChatPath } from '../../components/paths.ts';
import { MateLanguages } from '../../components/mates/mate-languages.tsx';
import { Portrait } from '../../components/mates/portrait.tsx';
import { tinted } from '../../components/mates/mate-theme.ts';
import { WithoutAccount } from '../../components/mates/without-account.tsx';
import { MateChanges } from './mate-changes.tsx';
import { MateCreator } from './mate-creator.tsx';
import { MateShare } from './mate-share.tsx';
import styles from './mate-hero.module.css';
import { useTagLabel } from '../../components/mates/use-tag-label.ts';

/** Portrait, facts and the chat button, in the mate's colors. */
export function MateHero({ mate, actor }: { readonly mate: MateDetail; readonly actor: MateDetailActor }) {
  const t = useMessages('mateDetail');
  const labelOf = useTagLabel();
  const parts = useMessages('components');
  const isVisitor = !useSelector(useAuth(), (snapshot) => snapshot.hasTag('loggedIn'));
  const extra = useSelector(actor, ({ context }) => context.extra);
  const favorite = useSelector(actor, ({ children }) => children.favorite);
  const chats = extra?.chats ?? mate.chats;
  const roomId = extra?.roomId ?? null;
  const pronouns: Readonly<Record<string, string>> = t.pronouns;
  const facts = [
    t.facts.age(mate.age),
    pronouns[mate.pronouns] ?? mate.pronouns,
    chats === 0 ? '' : parts.chats(chats),
  ];
  return (
    <header className={classNames(hero.hero, styles.hero)} {...tinted(mate.hue)}>
      <div className={classNames(hero.stage, styles.stage)}>
        <Portrait mate={mate} shape="stage" eager />
      </div>
      <div className={styles.text}>
        <p className={hero.eyebrow}>
          <Icon name="bot-message-square" />
          {t.ai}
        </p>
        <h1 className={hero.name} tabIndex={-1}>
          {mate.name}
        </h1>
        <p className={styles.tagline}>
          <bdi>{mate.tagline}</bdi>
        </p>
        <p className={styles.facts}>
          {facts.filter((fact) => fact !== '').reduce((first, second) => t.facts.joined({ first, second }))}
        </p>
        <MateLanguages mate={mate} className={styles.facts} />
        <MateChanges changes={mate.changes ?? []} />
        <ul className={styles.tags} aria-label={t.tags}>
          {mate.tags.map((tag) => (
            <li key={tag}>
              <Link href={tagPath(tag)}>
                <Tag>{labelOf(tag)}</Tag>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink
            to={roomId === null ? chatPath(mate.mateId) : roomPath(roomId)}
            look="accent"
            className={styles.chat}
          >
            {roomId === null ? parts.chatWith(mate.shortName) : t.goOn(mate.shortName)}
          </ButtonLink>
          <WithoutAccount />
          {roomId === null ? null : (
            <ButtonLink to={memoryPath(mate.mateId, null)} className={styles.memory}>
              <Icon name="brain" />
              {parts.remembers(mate.shortName)}
            </ButtonLink>
          )}
          <div className={styles.icons}>
            {isVisitor ? null : (
              <IconLink to={temporaryChatPath(mate.mateId)} label={t.temporary}>
                <Icon name="message-circle-dashed" />
              </IconLink>
            )}
            {mate.draft === true ? null : <MateShare mate={mate} actor={actor} />}
            {favorite === undefined ? null : <FavoriteHeart toggle={favorite} name={mate.name} />}
          </div>
        </div>
        <MateCreator mate={mate} actor={actor} />
      </div>
    </header>
  );
}
