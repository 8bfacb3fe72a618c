import { trimmed } from '../../../contract/blank-text.ts';
import type { Toast } from '../shared/toast.ts';
import type {
  InRoom,
  LoadedRoom,
  RoomSettingsCommand,
  RoomSettingsContext,
  RoomTextChange,
  SavedSetting,
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

/** Returns what the server stored; it trims texts, and text typed since remains unsaved. */
export const saved = (
  { unsaved }: RoomSettingsContext,
  setting: SavedSetting,
): Partial<RoomSettingsContext> => {
  if (setting.field === 'replies') return { replies: setting.replies };
  const { field, text } = setting;
  return {
    [field]: text,
    unsaved: trimmed(unsaved[field] ?? '') === text ? { ...unsaved, [field]: null } : unsaved,
  };
};

/** Returns the toast of what was saved. */
export const toastOf = ({ field }: SavedSetting): Toast => ({ key: toasts[field] });

const toasts = { title: 'roomRenamed', notes: 'roomNotesSaved', replies: 'roomRepliesSaved' } as const;

/** Each setting and each format of the export has a separate command. */
export function toCommandId(command: RoomSettingsCommand): string {
  switch (command.type) {
    case 'room.save':
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
