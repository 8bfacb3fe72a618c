import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { selectRoom, type PersonasActor } from '../../machines/account/personas/personas.selectors.ts';
import { detailPath } from '../components/paths.ts';
import { Portrait } from '../components/portrait.tsx';
import styles from './mate-pane.module.css';
import { PersonasAndRoom } from './personas-and-room.tsx';

/** Beside a conversation: its mate, the user’s persona there, and its settings. */
export function MatePane({ actor }: { readonly actor: PersonasActor }) {
  const mate = useSelector(actor, selectRoom)?.mate;
  return (
    <div className={styles.pane}>
      {mate === undefined ? null : (
        <header className={styles.mate}>
          <Portrait mate={mate} shape="card" className={styles.portrait} />
          <h2>
            <Link href={detailPath(mate.mateId)}>{mate.name}</Link>
          </h2>
          <p dir="auto">{mate.tagline}</p>
        </header>
      )}
      <PersonasAndRoom actor={actor} />
    </div>
  );
}
