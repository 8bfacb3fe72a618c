/** The parts of a conversation that are drawn or removed together: groups of messages, and sections of groups. */
import type { Heights, PartHeightsContext, PartHeightsInput, PartsMoved } from './part-heights.types.ts';

/** The number of messages in a group, and of groups in a section. */
const groupSize = 24;
const sectionSize = 10;

/** About how high a message is, in pixels. */
const usualHeight = 120;

/** The group of a message by its position in the room, and the section of a group. */
export const groupOf = (seq: number): number => Math.floor(seq / groupSize);
export const sectionOf = (group: number): number => Math.floor(group / sectionSize);

export const groupName = (group: number): string => `group ${group}`;
export const sectionName = (section: number): string => `section ${section}`;

/** Where a conversation opens at a message, the parts without it need not be drawn at first: their heights are estimated. */
export const createContext = ({ messages, messageId }: PartHeightsInput): PartHeightsContext => {
  const seq = messages.find((message) => message.messageId === messageId)?.seq;
  if (seq === undefined) return { distant: {} };
  const distant: Record<string, number> = {};
  for (const message of messages) {
    const group = groupOf(message.seq);
    const names = [
      ...(group === groupOf(seq) ? [] : [groupName(group)]),
      ...(sectionOf(group) === sectionOf(groupOf(seq)) ? [] : [sectionName(sectionOf(group))]),
    ];
    for (const name of names) distant[name] = (distant[name] ?? 0) + usualHeight;
  }
  return { distant };
};

export const withMoved = (
  { distant }: PartHeightsContext,
  moved: Pick<PartsMoved, 'near' | 'distant'>,
): PartHeightsContext => {
  const remaining = Object.entries(distant).filter(([name]) => !moved.near.includes(name));
  const changed: Heights = { ...Object.fromEntries(remaining), ...moved.distant };
  return { distant: changed };
};
