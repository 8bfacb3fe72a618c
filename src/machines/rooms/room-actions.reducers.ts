import type { RoomExport } from '../../../contract/rooms/room-actions.ts';
import type { RoomFile } from '../../../contract/rooms/room-file.ts';
import type { Toast } from '../shared/toast.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import { resultOf, type CommandEnded, type CommandOutcome } from '../shared/commands/command.ts';
import type { ConfirmationOutcome } from '../shared/commands/confirmation.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

/** The reports to the machine that shows the conversations. */
export type RoomActionsReport = RoomChange | { readonly type: 'rooms.changed' };

export interface RoomActionsInput {
  readonly parentRef: ParentRef<RoomActionsReport>;
  /** Whether the host can restore a deleted conversation. */
  readonly canUndo: boolean;
}

export interface RoomActionsContext extends RoomActionsInput, RowCommands {
  /** The room that was asked about last, for its name or whether to delete it; '' for none. */
  readonly selectedId: string;
}

/** A command of the user for one room. */
export type RoomCommand =
  | { readonly type: 'room.delete'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | ({ readonly type: 'room.archive' } & ArchiveChange)
  | ({ readonly type: 'room.rename' } & NameChange)
  | ExportCommand
  /** The texts in this browser of a conversation that another one has deleted. */
  | { readonly type: 'room.copyTexts'; readonly roomId: string; readonly texts: readonly string[] }
  | { readonly type: 'room.discardTexts'; readonly roomId: string };

export interface ExportCommand extends ExportForm {
  readonly type: 'room.export';
  readonly roomId: string;
}

interface ExportForm {
  readonly form: ExportFormat;
}

/** `mates` is an archive with the mate and its memory. JSON contains all branches, Markdown the one that is shown. */
export type ExportFormat = 'mates' | 'json' | 'markdown';

/** The exported conversation. An older host exports only the branch that is shown. */
export type ExportedRoom =
  | { readonly form: 'mates'; readonly file: Blob }
  | { readonly form: 'json'; readonly mateId: string; readonly room: RoomFile | RoomExport }
  | { readonly form: 'markdown'; readonly mateId: string; readonly room: RoomExport };

export type RoomActionsEvent =
  | RoomCommand
  /** The user wants to give a conversation another name. */
  | { readonly type: 'name.edit'; readonly roomId: string }
  | { readonly type: 'name.cancel' }
  | CommandEnded<`room.${string}`, RoomResult>
  | ChildCrashed;

/** A change of a room. */
export type RoomChange =
  | { readonly type: 'room.removed'; readonly roomId: string; readonly canBeRestored: boolean }
  | { readonly type: 'room.restored'; readonly room: Room }
  /** It can no longer be restored. */
  | { readonly type: 'room.expired'; readonly roomId: string; readonly error: unknown }
  | { readonly type: 'room.archived'; readonly room: Room }
  | { readonly type: 'room.renamed'; readonly room: Room }
  | { readonly type: 'room.textsCopied'; readonly roomId: string }
  | { readonly type: 'room.textsDiscarded'; readonly roomId: string };

/** The result of a command. */
export type RoomResult = RoomChange | { readonly type: 'room.exported'; readonly exported: ExportedRoom };

/** Returns the change that a command or a confirmed deletion made. Throws for an export, which changes nothing. */
export function changeOf(outcome: CommandOutcome<RoomResult> | ConfirmationOutcome<RoomResult>): RoomChange {
  const result = resultOf(outcome);
  if (result.type === 'room.exported') throw new TypeError('An export is no change.');
  return result;
}

/** Returns what a command exported. Throws for any other. */
export function exportOf(outcome: CommandOutcome<RoomResult>): ExportedRoom {
  const result = resultOf(outcome);
  if (result.type !== 'room.exported') throw new TypeError('It exported nothing.');
  return result.exported;
}

/** A room that is moved to the archive, or out of it. */
export interface ArchiveChange {
  readonly roomId: string;
  readonly archived: boolean;
}

/** The name that a room gets; '' for that of its first words. */
export interface NameChange {
  readonly roomId: string;
  readonly title: string;
}

/** Each action on each room is a command of its own. */
export const toCommandId = (command: Pick<RoomCommand, 'type' | 'roomId'> & Partial<ExportForm>): string =>
  `${command.type}.${command.form === undefined ? '' : `${command.form}.`}${command.roomId}`;

/** Returns the toast of a change. */
export function toastOf(change: RoomChange): Toast {
  switch (change.type) {
    case 'room.removed':
      return { key: 'roomDeleted' };
    case 'room.restored':
      return { key: 'roomRestored' };
    case 'room.expired':
      return { key: 'roomNotChanged', error: change.error };
    case 'room.textsCopied':
      return { key: 'textsCopied' };
    case 'room.textsDiscarded':
      return { key: 'textsDiscarded' };
    default:
      return { key: change.room.archived === true ? 'roomArchived' : 'roomUnarchived' };
  }
}
