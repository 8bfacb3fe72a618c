import * as v from 'valibot';

/** How much a message asks for help: `concern` is heavy, hidden or about somebody else; `crisis` speaks of death. */
export const HelpLevel = v.picklist(['concern', 'crisis']);
export type HelpLevel = v.InferOutput<typeof HelpLevel>;
