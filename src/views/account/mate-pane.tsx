import type { PersonasActor } from '../../machines/account/personas/personas.machine.ts';
import styles from './mate-pane.module.css';
import { PersonasAndRoom } from './personas/personas-and-room.tsx';

/** About the conversation that it is beside. */
export function MatePane({ actor }: { readonly actor: PersonasActor }) {
  return (
    <div className={styles.pane}>
      <PersonasAndRoom actor={actor} />
    </div>
  );
}
