import type { ReplyChoice, ReplySettings } from '../../../contract/reply-settings.ts';
import type { RoomCopy, RoomExport, RoomNotes } from '../../../contract/room-actions.ts';
import type { RoomFile } from '../../../contract/room-file.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';

export interface RoomSettingsInput {
  /** Null where the page was opened without a conversation. */
  readonly roomId: string | null;
  /** The name that the user gave the conversation; '' where there is none. */
  readonly title: string;
}

export interface RoomSettingsContext extends RoomSettingsInput {
  /** What the mate should remember, as it is stored. */
  readonly notes: string;
  /** What was typed but not saved. */
  readonly unsaved: UnsavedTexts;
  /** How the story of the mate starts; '' where there is none to show. */
  readonly scene: string;
  /** The conversations that continue this one. */
  readonly copies: readonly RoomCopy[];
  /** How a language model replies; null where the replies are scripted. */
  readonly replies: ReplySettings | null;
  /** Whether the host can restore the conversation once it is deleted. */
  readonly canUndo: boolean;
  /** What the user asked for and is not done, each with the id of `toCommandId`. */
  readonly commands: readonly CommandActor[];
}

/** A text of the conversation that its user can change. */
export type RoomText = 'title' | 'notes';

/** What the user typed and the server does not have; null where they are equal. */
export type UnsavedTexts = Readonly<Record<RoomText, string | null>>;

/** What loading yields: the stored notes, and what this browser holds that was never saved. */
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

/** What is saved: a text, or how replies are written. */
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

/** What the user asks for. */
export type RoomSettingsCommand = SaveCommand | ExportCommand | DeletionCommand;

/** What a call needs to know. */
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
