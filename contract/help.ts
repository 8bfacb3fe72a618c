import * as v from 'valibot';

/** The crisis level of a message: `concern` is serious, indirect or about another person; `crisis` is about suicide. */
export const HelpLevel = v.picklist(['concern', 'crisis']);
export type HelpLevel = v.InferOutput<typeof HelpLevel>;

/**
 * The month in which the list of helplines was last checked, `YYYY-MM`. The page shows it, and the doctor says when it
 * is old.
 */
export const helpLinesCheckedIn = '2026-11';
