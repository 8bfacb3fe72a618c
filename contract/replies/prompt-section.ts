import * as v from 'valibot';

/**
 * The sections of a prompt, in their order. Those of the mate's maker (`instructions`, `examples`, `depthNote`, `finalInstructions`)
 * are omitted where it has none.
 */
export const PromptSectionName = v.picklist([
  'rules',
  'instructions',
  'character',
  'examples',
  'lore',
  'person',
  'facts',
  'chapters',
  'passages',
  'recent',
  'depthNote',
  'message',
  'finalInstructions',
]);
export type PromptSectionName = v.InferOutput<typeof PromptSectionName>;
