import { trimmed } from '../../../contract/blank-text.ts';
import type { Toast } from '../shared/toast.ts';
import type {
  InRoom,
  LoadedRoom,
  RoomSettingsCommand,
  RoomSettingsContext,
  RoomTextChange,
} from './room-settings.types.ts';

export const loaded = ({
  notes,
  scene = '',
  undo,
  copies = [],
  replies,
  unsaved,
}: LoadedRoom): Pick<
  RoomSettingsContext,
  'notes' | 'scene' | 'copies' | 'replies' | 'canUndo' | 'unsaved'
> => ({
  notes,
  scene,
  copies,
  replies: replies ?? null,
  canUndo: undo === true,
  unsaved,
});

/** Returns the unsaved texts after this field was changed; a text equal to the stored one is not unsaved. */
export const changed = (
  { title, notes, unsaved }: RoomSettingsContext,
  { field, text }: RoomTextChange,
): Pick<RoomSettingsContext, 'unsaved'> => ({
  unsaved: { ...unsaved, [field]: text === { title, notes }[field] ? null : text },
});

/** Returns the texts after the server stored this one, which it trims: text typed since remains unsaved. */
export const saved = (
  { unsaved }: RoomSettingsContext,
  { field, text }: RoomTextChange,
): Partial<RoomSettingsContext> => ({
  [field]: text,
  unsaved: trimmed(unsaved[field] ?? '') === text ? { ...unsaved, [field]: null } : unsaved,
});

/** Returns the toast of a saved text. */
export const toastOf = ({ field }: RoomTextChange): Toast => ({
  key: field === 'title' ? 'roomRenamed' : 'roomNotesSaved',
});

/** Each text and each format of the export has a command of its own. */
export function toCommandId(command: RoomSettingsCommand): string {
  switch (command.type) {
    case 'room.saveText':
      return `${command.type}.${command.field}`;
    case 'room.export':
      return `${command.type}.${command.form}`;
    default:
      return command.type;
  }
}

const toParams = <Command extends RoomSettingsCommand>(
  { roomId }: RoomSettingsContext,
  command: Command,
): InRoom<Command> => ({ ...command, roomId: roomId ?? '' });

/** Returns what the command is spawned with. */
export const toOptions = <Command extends RoomSettingsCommand>(
  context: RoomSettingsContext,
  command: Command,
) => ({ id: toCommandId(command), input: toParams(context, command) });

/** Returns the event that asks for the command again. */
export const toRetry = (context: RoomSettingsContext, command: RoomSettingsCommand) => ({
  type: 'command.retry' as const,
  params: toParams(context, command),
});
