import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectChoice,
  selectChosen,
  selectDefault,
  selectPersonas,
  selectRoomPersona,
  type PersonaListActor,
} from '../../machines/account/personas/persona-list.selectors.ts';
import { CommandStatus } from '../components/command-status.tsx';
import styles from './personas.module.css';

/** The choice of a persona for the room; nothing without a room. */
export function PersonaChoice({ actor }: { readonly actor: PersonaListActor }) {
  const t = useMessages('personas');
  const personas = useSelector(actor, selectPersonas);
  const roomPersona = useSelector(actor, selectRoomPersona);
  const chosen = useSelector(actor, selectChosen);
  const choice = useSelector(actor, selectChoice);
  const standardId = useSelector(actor, selectDefault);
  if (roomPersona === null) return null;
  const standard = personas.find(({ uuid }) => uuid === standardId)?.name ?? null;
  const choices = [
    { uuid: null, name: t.defaultOf(standard) },
    ...personas.map(({ uuid, name }) => ({ uuid, name })),
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{t.choice}</legend>
      {choices.map(({ uuid, name }) => (
        <label key={uuid ?? ''}>
          <input
            type="radio"
            name="persona"
            checked={uuid === chosen}
            onChange={() => actor.send({ type: 'persona.choose', uuid })}
          />
          <span>{name}</span>
        </label>
      ))}
      <CommandStatus actor={choice} />
    </fieldset>
  );
}
