import { Link } from 'wouter';
import type { Mate } from '../../../contract/mates/mate.ts';
import { detailPath } from '../components/paths.ts';
import { Portrait } from '../components/mates/portrait.tsx';
import styles from './mate-pane.module.css';

/** Whose room it is, with a link to the mate's page. */
export function MateOfRoom({ mate }: { readonly mate: Mate }) {
  return (
    <header className={styles.mate}>
      <Portrait mate={mate} shape="card" className={styles.portrait} />
      <div>
        <h2>
          <Link href={detailPath(mate.mateId)}>{mate.name}</Link>
        </h2>
        <p dir="auto">{mate.tagline}</p>
      </div>
    </header>
  );
}
