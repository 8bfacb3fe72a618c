import { trimmed } from '../../../contract/blank-text.ts';
import type { ReplyChoice, ReplySettings } from '../../../contract/replies/reply-settings.ts';
import type { RoomCopy, RoomNotes } from '../../../contract/rooms/room-actions.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandEnded } from '../shared/commands/command.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';
import type { RoomActionsReport } from './room-actions.reducers.ts';

export interface RoomSettingsInput {
  /** Null where the page was opened without a conversation. */
  readonly roomId: string | null;
}

export interface RoomSettingsContext extends RoomSettingsInput, RowCommands {
  /** What the mate should remember, as it is stored. */
  readonly notes: string;
  /** The notes as they are typed, while the server does not have them; null where they are equal. */
  readonly unsaved: string | null;
  /** What was saved last, while it is as it was saved; null for nothing. */
  readonly savedField: SavedSetting['field'] | null;
  /** How the story of the mate starts; '' where there is none to show. */
  readonly scene: string;
  /** The conversations that continue this one. */
  readonly copies: readonly RoomCopy[];
  /** How a language model replies; null where the replies are scripted. */
  readonly replies: ReplySettings | null;
  /** Whether the host can restore the conversation once it is deleted. */
  readonly canUndo: boolean;
}

/** The loaded data: the stored notes, and what this browser holds that was never saved. */
export interface LoadedRoom extends RoomNotes {
  readonly unsaved: string | null;
}

/** A command that saves the notes, or how replies are written. */
export type SaveCommand =
  | { readonly type: 'notes.save'; readonly text: string }
  | { readonly type: 'replies.save'; readonly choice: ReplyChoice };

/** The same as the server stored it. */
export type SavedSetting =
  | { readonly field: 'notes'; readonly text: string }
  | { readonly field: 'replies'; readonly replies: ReplySettings };

/** The parameters of a call. */
export type InRoom<Command = object> = Command & { readonly roomId: string };

export type RoomSettingsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'notes.change'; readonly text: string }
  /** The field of the notes has lost the focus. */
  | { readonly type: 'notes.leave' }
  | Extract<SaveCommand, { readonly type: 'replies.save' }>
  | CommandEnded<`${string}.save`, SavedSetting>
  | Extract<RoomActionsReport, { readonly type: 'room.removed' }>
  | ChildCrashed;

export type RoomSettingsTag = 'failed' | 'shown';

/** The children by id, with the names of their logic; and the commands. */
export type RoomSettingsChildren = { request: 'fetchNotes'; roomActions: 'roomActions' };

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
  unsaved: withoutSaved(unsaved, notes),
});

/** Returns what is unsaved after the notes were changed. */
export const changed = (
  { notes }: RoomSettingsContext,
  { text }: { readonly text: string },
): Pick<RoomSettingsContext, 'unsaved' | 'savedField'> => ({
  unsaved: text === notes ? null : text,
  savedField: null,
});

/** Returns what the server stored; it trims the notes, and what was typed since remains unsaved. */
export const saved = (
  { unsaved }: RoomSettingsContext,
  setting: SavedSetting,
): Partial<RoomSettingsContext> =>
  setting.field === 'replies'
    ? { replies: setting.replies, savedField: 'replies' }
    : { notes: setting.text, unsaved: withoutSaved(unsaved, setting.text), savedField: 'notes' };

const withoutSaved = (unsaved: string | null, notes: string): string | null =>
  trimmed(unsaved ?? '') === notes ? null : unsaved;

/** Returns how replies are written. Throws for notes. */
export function repliesIn(setting: SavedSetting): { readonly replies: ReplySettings } {
  if (setting.field !== 'replies') throw new TypeError('These are notes.');
  return { replies: setting.replies };
}

/** Returns what the call of a command needs to know. */
export const inRoom = ({ roomId }: RoomSettingsContext, command: SaveCommand): InRoom<SaveCommand> => ({
  ...command,
  roomId: roomId ?? '',
});
