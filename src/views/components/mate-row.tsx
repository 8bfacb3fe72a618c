import { Link } from 'wouter';
import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import styles from './mate-row.module.css';
import { detailPath } from './paths.ts';
import { Portrait } from './portrait.tsx';

/** One mate in a ranking. */
export function MateRow({ mate, rank }: { readonly mate: Mate; readonly rank: number }) {
  const parts = useMessages('components');
  const discover = useMessages('discover');
  return (
    <li className={styles.row}>
      <span className={styles.rank}>
        <span className="visually-hidden">{discover.rank(rank)}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <Portrait mate={mate} shape="round" />
      <span className={styles.text}>
        <Link href={detailPath(mate.mateId)} className={styles.link}>
          {mate.name}
        </Link>
        <bdi className={styles.tagline}>{mate.tagline}</bdi>
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">{parts.compact(mate.chats)}</span>
        <span className="visually-hidden">{parts.chats(mate.chats)}</span>
      </span>
    </li>
  );
}
