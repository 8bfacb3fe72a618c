import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { AgeGateActor } from '../../../machines/safety/age-gate.machine.ts';
import { SlowCommand } from '../../components/status/slow-banner.tsx';
import sheet from '../../components/dialogs/sheet.module.css';
import { SwitchField } from '../../components/forms/switch-field.tsx';

interface MatureContentProps {
  readonly age: AgeGateActor;
  readonly minimumAge: number;
}

/** The switch of mature content. It shows the state that the host confirmed last. */
export function MatureContent({ age, minimumAge }: MatureContentProps) {
  const t = useMessages('age').section;
  const isAdult = useSelector(age, ({ context }) => context.adult);
  const choice = useSelector(age, ({ children }) => children.saveMatureContent);
  const wantsMature = useSelector(age, ({ context }) => context.nfsw);
  if (!isAdult) return <p className={sheet.muted}>{t.young(Math.max(18, minimumAge))}</p>;
  return (
    <SwitchField
      label={t.mature}
      note={t.matureNote}
      isOn={wantsMature}
      isBusy={choice !== undefined}
      onChange={() => age.send({ type: 'nfsw.choose', wanted: !wantsMature })}
    >
      <SlowCommand actor={choice} />
    </SwitchField>
  );
}
