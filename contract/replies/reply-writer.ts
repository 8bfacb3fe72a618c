import * as v from 'valibot';

/** How freely a model chooses its words; `balanced` is what the model does by itself. */
export const replyTempers = ['steady', 'balanced', 'inventive'] as const;

/** What there is to tell of how a language model replies in a room: its name where the host offers several, and a style that is not the usual one. */
export const ReplyWriter = v.object({
  model: v.optional(v.string()),
  temper: v.optional(v.picklist(replyTempers)),
});
export type ReplyWriter = v.InferOutput<typeof ReplyWriter>;
