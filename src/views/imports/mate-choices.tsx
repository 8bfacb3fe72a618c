import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { ImportActor } from '../../machines/imports/import.machine.ts';
import type { ImportPreview } from '../../machines/imports/import.reducers.ts';
import { SelectField } from '../components/forms/select-field.tsx';

interface MateChoicesProps {
  readonly actor: ImportActor;
  readonly preview: ImportPreview;
}

/** With whom the chats of each character go on. */
export function MateChoices({ actor, preview: { items, characters, mates } }: MateChoicesProps) {
  const t = useMessages('imports');
  const chosen = useSelector(actor, ({ context }) => context.mates);
  const withChats = characters.filter(({ id }) =>
    items.some(({ kind, characterId }) => kind === 'chat' && characterId === id),
  );
  if (mates.length === 0) return null;
  return withChats.map(({ id, name }) => (
    <SelectField
      key={id}
      label={t.goOn(name === '' ? t.unnamed : name)}
      value={chosen[id] ?? ''}
      onChange={({ target: { value } }) =>
        actor.send({ type: 'mate.choose', characterId: id, mateId: value === '' ? null : value })
      }
    >
      <option value="">{t.newMate}</option>
      {mates.map(({ mateId, name: mateName }) => (
        <option key={mateId} value={mateId}>
          {mateName}
        </option>
      ))}
    </SelectField>
  ));
}
