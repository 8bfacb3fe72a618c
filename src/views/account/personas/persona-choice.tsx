import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectChosen,
  selectDefault,
  type PersonaListActor,
} from '../../../machines/account/personas/persona-list.machine.ts';
import { CommandStatus } from '../../components/status/command-status.tsx';
import { Summary } from '../../components/summary.tsx';
import styles from './personas.module.css';

interface PersonaChoiceProps {
  readonly actor: PersonaListActor;
  /** The mate of the room. */
  readonly mateName: string;
  /** The personas, folded. */
  readonly children: ReactNode;
}

/** The choice of a persona for the room. The default one is offered once: as what the room uses without a choice. */
export function PersonaChoice({ actor, mateName, children }: PersonaChoiceProps) {
  const t = useMessages('personas');
  const personas = useSelector(actor, ({ context }) => context.personas);
  const roomPersona = useSelector(actor, ({ context }) => context.roomPersona);
  const chosen = useSelector(actor, selectChosen);
  const choice = useSelector(actor, ({ children }) => children.choosePersona);
  const standardId = useSelector(actor, selectDefault);
  if (roomPersona === null) return null;
  const isStandard = (uuid: string | null) => uuid === null || uuid === standardId;
  const standard = personas.find(({ uuid }) => uuid === standardId)?.name ?? null;
  const choices = [
    { uuid: null, name: standard === null ? t.noPersona : t.defaultOf(standard) },
    ...personas.filter(({ uuid }) => !isStandard(uuid)).map(({ uuid, name }) => ({ uuid, name })),
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{t.titleIn(mateName)}</legend>
      {choices.map(({ uuid, name }) => (
        <label key={uuid ?? ''}>
          <input
            type="radio"
            name="persona"
            checked={uuid === null ? isStandard(chosen) : uuid === chosen}
            onChange={() => actor.send({ type: 'persona.choose', uuid })}
          />
          <span>{name}</span>
        </label>
      ))}
      <CommandStatus actor={choice} />
      <details>
        <Summary>{t.list}</Summary>
        <div className={styles.folded}>{children}</div>
      </details>
    </fieldset>
  );
}
