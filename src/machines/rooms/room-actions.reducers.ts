import type { Toast } from '../shared/toast.ts';
import type { Room } from '../../../contract/room.ts';
import type { CommandEnded } from '../shared/commands/command.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface RoomActionsInput {
  readonly parentRef: ParentRef<RoomChange | { readonly type: 'rooms.changed' }>;
  /** Whether the host can restore a deleted conversation. */
  readonly canUndo: boolean;
}

export interface RoomActionsContext extends RoomActionsInput, RowCommands {
  /** The room whose deletion is to be confirmed last; '' for none. */
  readonly selectedId: string;
}

/** A command of the user for one room. */
export type RoomCommand =
  | { readonly type: 'room.delete'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | ({ readonly type: 'room.archive' } & ArchiveChange)
  /** The texts in this browser of a conversation that another one has deleted. */
  | { readonly type: 'room.copyTexts'; readonly roomId: string; readonly texts: readonly string[] }
  | { readonly type: 'room.discardTexts'; readonly roomId: string };

export type RoomActionsEvent = RoomCommand | CommandEnded<`room.${string}`, RoomChange> | ChildCrashed;

/** A change of a room. */
export type RoomChange =
  | { readonly type: 'room.removed'; readonly roomId: string; readonly canBeRestored: boolean }
  | { readonly type: 'room.restored'; readonly room: Room }
  /** It can no longer be restored. */
  | { readonly type: 'room.expired'; readonly roomId: string; readonly error: unknown }
  | { readonly type: 'room.archived'; readonly room: Room }
  | { readonly type: 'room.textsCopied'; readonly roomId: string }
  | { readonly type: 'room.textsDiscarded'; readonly roomId: string };

/** A room that is moved to the archive, or out of it. */
export interface ArchiveChange {
  readonly roomId: string;
  readonly archived: boolean;
}

/** Each action on each room is a command of its own. */
export const toCommandId = ({ type, roomId }: Pick<RoomCommand, 'type' | 'roomId'>): string =>
  `${type}.${roomId}`;

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
