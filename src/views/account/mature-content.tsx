import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectChoice,
  selectIsAdult,
  selectWantsMature,
  type AgeGateActor,
} from '../../machines/safety/age-gate.selectors.ts';
import { SlowCommand } from '../components/slow-banner.tsx';
import sheet from '../components/sheet.module.css';
import styles from './mature-content.module.css';

interface MatureContentProps {
  readonly age: AgeGateActor;
  readonly minimumAge: number;
}

/** The switch of mature content. It shows the state that the host confirmed last. */
export function MatureContent({ age, minimumAge }: MatureContentProps) {
  const t = useMessages('age').section;
  const id = useId();
  const isAdult = useSelector(age, selectIsAdult);
  const choice = useSelector(age, selectChoice);
  const wantsMature = useSelector(age, selectWantsMature);
  if (!isAdult) return <p className={sheet.muted}>{t.young(Math.max(18, minimumAge))}</p>;
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={wantsMature}
          aria-checked={wantsMature}
          aria-describedby={id}
          aria-busy={choice !== undefined}
          onChange={() => age.send({ type: 'nfsw.choose', wanted: !wantsMature })}
        />
        {t.mature}
      </label>
      <p id={id} className={sheet.muted}>
        {t.matureNote}
      </p>
      <SlowCommand actor={choice} />
    </div>
  );
}
