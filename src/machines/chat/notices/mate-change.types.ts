import type { MateChange } from '../../../../contract/mate-change.ts';
import type { Room } from '../../../../contract/room.ts';

export interface MateChangeInput {
  readonly roomId: string;
  /** What the user has not read of; null where the mate is as it was when the room began. */
  readonly change: MateChange | null;
}

/** The changes until this time, in milliseconds since 1970, that the user has read of. */
export interface ReadChange {
  readonly roomId: string;
  readonly changedAt: number;
}

/** The user has read the notice. */
export interface MateChangeEvent {
  readonly type: 'notice.dismiss';
}

export type MateChangeTag = 'shown';

/** Returns what the notice of a room begins with. */
export const toMateChangeInput = ({
  roomId,
  mateChangedAt,
  mateChangedFields = [],
}: Pick<Room, 'roomId' | 'mateChangedAt' | 'mateChangedFields'>): MateChangeInput => ({
  roomId,
  change: mateChangedAt === undefined ? null : { changedAt: mateChangedAt, fields: mateChangedFields },
});
