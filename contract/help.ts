import * as v from 'valibot';

/** The crisis level of a message: `concern` is serious, indirect or about another person; `crisis` is about suicide. */
export const HelpLevel = v.picklist(['concern', 'crisis']);
export type HelpLevel = v.InferOutput<typeof HelpLevel>;
