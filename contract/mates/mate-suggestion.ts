import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { MultilineText } from './mate-craft.ts';
import { CompleteMate, neededFields, textLimits } from './own-mate.ts';

/** A suggested mate. */
export const SuggestedMate = v.object({
  ...CompleteMate.entries,
  /** The needed fields that the description leaves open and that have any values, for the user to choose. An extension, omitted for none. */
  invented: v.optional(v.array(v.picklist(neededFields))),
});
export type SuggestedMate = v.InferOutput<typeof SuggestedMate>;

/**
 * Asks the companion for a complete draft, based on a sentence or on nothing. Stores nothing. Without a language model, a draft
 * from a sentence has what the sentence says, and names the needed fields that it does not say.
 */
export const suggestMate = defineCall({
  method: 'POST',
  path: '/mate/own/suggest',
  access: 'token',
  effect: 'read',
  input: v.object({ wish: v.optional(MultilineText(textLimits.prompt), '') }),
  output: SuggestedMate,
  carriesAiText: true,
  extension: true,
});
