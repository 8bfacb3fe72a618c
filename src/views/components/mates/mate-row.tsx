import { Link } from 'wouter';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import styles from './mate-row.module.css';
import { detailPath } from '../paths.ts';
import { Portrait } from './portrait.tsx';

interface MateRowProps {
  readonly mate: Mate;
  /** Null in a list that is no ranking. */
  readonly rank: number | null;
}

/** One mate in a ranking or another narrow list. */
export function MateRow({ mate, rank }: MateRowProps) {
  const parts = useMessages('components');
  const { compact } = useMessages('formats');
  const discover = useMessages('discover');
  return (
    <li className={styles.row}>
      {rank === null ? null : (
        <span className={styles.rank}>
          <span className="visually-hidden">{discover.rank(rank)}</span>
          <span aria-hidden="true">{rank}</span>
        </span>
      )}
      <Portrait mate={mate} shape="round" />
      <span className={styles.text}>
        <Link href={detailPath(mate.mateId)} className={styles.link}>
          {mate.name}
        </Link>
        <bdi className={styles.tagline}>{mate.tagline}</bdi>
      </span>
      {rank === null ? null : (
        <span className={styles.count}>
          <span aria-hidden="true">{compact(mate.chats)}</span>
          <span className="visually-hidden">{parts.chats(mate.chats)}</span>
        </span>
      )}
    </li>
  );
}
