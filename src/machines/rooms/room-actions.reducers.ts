import type { Toast } from '../shared/toast.ts';
import type { RoomChange, RoomCommand } from './room-actions.types.ts';

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
