import type { MateChange } from '../../../../contract/mates/mate-change.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import type { OpenedRoom } from '../conversation.types.ts';
import type { MateChangeInput, MateChangeKnown } from './mate-change.machine.ts';

type ChangedRoom = Pick<Room, 'roomId' | 'mateChangedAt' | 'mateChangedFields'>;

/** Returns what the notice of a room begins with. The user may have read of the change that a copy has. */
export const toMateChangeInput = ({
  info: { room },
  isCopy,
}: {
  readonly info: { readonly room: ChangedRoom };
} & Pick<OpenedRoom, 'isCopy'>): MateChangeInput => ({
  roomId: room.roomId,
  change: isCopy ? null : changeOf(room),
});

/** Returns the change that the server reports. */
export const toMateChangeKnown = (room: ChangedRoom): MateChangeKnown => ({
  type: 'change.known',
  change: changeOf(room),
});

const changeOf = ({ mateChangedAt, mateChangedFields = [] }: ChangedRoom): MateChange | null =>
  mateChangedAt === undefined ? null : { changedAt: mateChangedAt, fields: mateChangedFields };
