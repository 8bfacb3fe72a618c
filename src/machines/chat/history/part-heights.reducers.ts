/** The parts of a conversation that are drawn or removed together: groups of messages, and sections of groups. */
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';

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

/** The changes of the parts' positions since the last time. */
export interface PartsMoved {
  readonly type: 'parts.moved';
  readonly near: readonly string[];
  readonly distant: Heights;
}

/** The number of messages in a group, and of groups in a section. */
const groupSize = 8;
const sectionSize = 20;

/** The height of the messages that are drawn first, in pixels: that of a large window. */
const firstHeight = 1600;

/** About how high a message is on a wide screen, in pixels: lines of 80 letters, and what is around them. */
const estimateHeight = ({ text }: Message): number => 56 + 24 * Math.ceil(text.length / 80);

/** The group of a message by its position in the room, and the section of a group. */
export const groupOf = (seq: number): number => Math.floor(seq / groupSize);
export const sectionOf = (group: number): number => Math.floor(group / sectionSize);

export const groupName = (group: number): string => `group ${group}`;
export const sectionName = (section: number): string => `section ${section}`;

/** The parts that need not be drawn at first have estimated heights, so that a conversation opens sooner. */
export const createContext = ({ messages, messageId }: PartHeightsInput): PartHeightsContext => {
  const groups = firstGroups(messages, messageId);
  const sections = new Set([...groups].map(sectionOf));
  const distant: Record<string, number> = {};
  for (const message of messages) {
    const group = groupOf(message.seq);
    const section = sectionOf(group);
    const names = [
      ...(groups.has(group) ? [] : [groupName(group)]),
      ...(sections.has(section) ? [] : [sectionName(section)]),
    ];
    for (const name of names) distant[name] = (distant[name] ?? 0) + estimateHeight(message);
  }
  return { distant };
};

/** The groups around the message at which the conversation opens, or those of the newest messages that fill a window. */
const firstGroups = (messages: readonly Message[], messageId: string | null): ReadonlySet<number> => {
  const opened = messages.find((message) => message.messageId === messageId);
  if (opened !== undefined) {
    const group = groupOf(opened.seq);
    return new Set([group - 1, group, group + 1]);
  }
  const groups = new Set<number>();
  let height = 0;
  for (const message of messages.toReversed()) {
    if (height >= firstHeight) break;
    groups.add(groupOf(message.seq));
    height += estimateHeight(message);
  }
  return groups;
};

export const withMoved = (
  { distant }: PartHeightsContext,
  moved: Pick<PartsMoved, 'near' | 'distant'>,
): PartHeightsContext => {
  const remaining = Object.entries(distant).filter(([name]) => !moved.near.includes(name));
  const changed: Heights = { ...Object.fromEntries(remaining), ...moved.distant };
  return { distant: changed };
};
