import * as v from 'valibot';

/**
 * The crisis level of a message: `quiet` may be ordinary sadness, so only a line with a helpline is shown; `concern` is serious, indirect or
 * about another person; `crisis` is about suicide.
 */
export const HelpLevel = v.picklist(['quiet', 'concern', 'crisis']);
export type HelpLevel = v.InferOutput<typeof HelpLevel>;

/** The levels at which the message is answered with help in place of the mate's reply, and costs nothing. */
export const callLevels = ['concern', 'crisis'] as const;
export type CallLevel = (typeof callLevels)[number];

/** Returns whether help takes the place of the mate's reply. */
export const isCall = (level: HelpLevel | null | undefined): level is CallLevel =>
  callLevels.some((one) => one === level);

/**
 * The month in which the list of helplines was last checked, `YYYY-MM`. The page shows it, and the doctor says when it
 * is old.
 */
export const helpLinesCheckedIn = '2026-11';
