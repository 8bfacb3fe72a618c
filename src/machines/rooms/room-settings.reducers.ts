import { trimmed } from '../../../contract/blank-text.ts';
import type { Toast } from '../shared/toast.ts';
import type { ReplyChoice, ReplySettings } from '../../../contract/reply-settings.ts';
import type { RoomCopy, RoomExport, RoomNotes } from '../../../contract/room-actions.ts';
import type { RoomFile } from '../../../contract/room-file.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandEnded } from '../shared/commands/command.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';

export interface RoomSettingsInput {
  /** Null where the page was opened without a conversation. */
  readonly roomId: string | null;
  /** The name that the user gave the conversation; '' where there is none. */
  readonly title: string;
}

export interface RoomSettingsContext extends RoomSettingsInput, RowCommands {
  /** What the mate should remember, as it is stored. */
  readonly notes: string;
  /** The unsaved input. */
  readonly unsaved: UnsavedTexts;
  /** How the story of the mate starts; '' where there is none to show. */
  readonly scene: string;
  /** The conversations that continue this one. */
  readonly copies: readonly RoomCopy[];
  /** How a language model replies; null where the replies are scripted. */
  readonly replies: ReplySettings | null;
  /** Whether the host can restore the conversation once it is deleted. */
  readonly canUndo: boolean;
}

/** A text of the conversation that its user can change. */
export type RoomText = 'title' | 'notes';

/** The input that the server does not have; null where they are equal. */
export type UnsavedTexts = Readonly<Record<RoomText, string | null>>;

/** The loaded data: the stored notes, and what this browser holds that was never saved. */
export interface LoadedRoom extends RoomNotes {
  readonly unsaved: UnsavedTexts;
}

/** One text, as it was typed or as the server stored it. */
export interface RoomTextChange {
  readonly field: RoomText;
  readonly text: string;
}

/** JSON contains all branches, Markdown the one that is shown. */
export type ExportFormat = 'json' | 'markdown';

/** The exported conversation. An older host exports only the branch that is shown. */
export type ExportedRoom =
  | { readonly form: 'json'; readonly mateId: string; readonly room: RoomFile | RoomExport }
  | { readonly form: 'markdown'; readonly mateId: string; readonly room: RoomExport };

/** A command that saves a text, or how replies are written. */
export type SaveCommand = { readonly type: 'room.save' } & (
  | RoomTextChange
  | { readonly field: 'replies'; readonly choice: ReplyChoice }
);
/** The same as the server stored it. */
export type SavedSetting = RoomTextChange | { readonly field: 'replies'; readonly replies: ReplySettings };
export interface ExportCommand {
  readonly type: 'room.export';
  readonly form: ExportFormat;
}
export interface DeletionCommand {
  readonly type: 'room.delete';
}

/** The commands of the user. */
export type RoomSettingsCommand = SaveCommand | ExportCommand | DeletionCommand;

/** The parameters of a call. */
export type InRoom<Command = object> = Command & { readonly roomId: string };

export type RoomSettingsEvent =
  | { readonly type: 'load.retry' }
  | ({ readonly type: 'text.change' } & RoomTextChange)
  | RoomSettingsCommand
  | CommandEnded<`room.save.${string}`, SavedSetting>
  | CommandEnded<`room.export.${string}`, ExportedRoom>
  | CommandEnded<`room.delete${string}`, void>
  | ChildCrashed;

export type RoomSettingsTag = 'failed' | 'shown';

/** The children by id, with the names of their logic; and the commands. */
export type RoomSettingsChildren = { request: 'fetchNotes'; deleteRoom: 'deleteRoom' };

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

/** Returns what the call of a command needs to know. */
export const inRoom = <Command extends RoomSettingsCommand>(
  { roomId }: RoomSettingsContext,
  command: Command,
): InRoom<Command> => ({ ...command, roomId: roomId ?? '' });
