import type { Room } from '../../../../contract/room.ts';
import type { MateChangeInput } from './mate-change.machine.ts';

/** Returns what the notice of a room begins with. */
export const toMateChangeInput = ({
  roomId,
  mateChangedAt,
  mateChangedFields = [],
}: Pick<Room, 'roomId' | 'mateChangedAt' | 'mateChangedFields'>): MateChangeInput => ({
  roomId,
  change: mateChangedAt === undefined ? null : { changedAt: mateChangedAt, fields: mateChangedFields },
});
