import type { RoomInfo } from '../../../../contract/room.ts';

/** The heights of parts of a conversation, in pixels, by the names of the parts. */
export type Heights = Readonly<Record<string, number>>;

export interface PartHeightsInput extends Pick<RoomInfo, 'messages'> {
  /** The message at which the conversation opens; null for the newest. */
  readonly messageId: string | null;
}

export interface PartHeightsContext {
  /** The parts that are too far from the view to be drawn. */
  readonly distant: Heights;
}

/** What was seen of the parts since the last time. */
export interface PartsMoved {
  readonly type: 'parts.moved';
  readonly near: readonly string[];
  readonly distant: Heights;
}
