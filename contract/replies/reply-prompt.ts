import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Count, Id, Time } from '../primitives.ts';
import { PromptSectionName } from './prompt-section.ts';

/**
 * Why an entry of a lorebook, a fact, a chapter or a passage is in a prompt: it was pinned, belongs to a few that always are, shares words or a
 * topic with the message, means something similar, fired by a key ('' for one that is no longer found), or fired a few messages ago and is to stay.
 */
export const PromptReason = v.variant('kind', [
  v.object({ kind: v.literal('pinned') }),
  v.object({ kind: v.literal('always') }),
  v.object({ kind: v.literal('words'), words: v.array(v.string()) }),
  v.object({ kind: v.literal('meaning') }),
  v.object({ kind: v.literal('key'), key: v.string() }),
  v.object({ kind: v.literal('sticky') }),
]);
export type PromptReason = v.InferOutput<typeof PromptReason>;

/** An entry of a lorebook (`text` is its name), a fact, a chapter or neighboring messages of a prompt. `text` is null after its deletion. */
export const PromptItem = v.object({
  loreId: v.optional(Id),
  /** The name of the entry's book; omitted for the book of a card. */
  book: v.optional(v.string()),
  factId: v.optional(Id),
  chapterId: v.optional(Id),
  messageIds: v.optional(v.array(Id)),
  text: v.nullable(v.string()),
  tokens: Count,
  reason: PromptReason,
});
export type PromptItem = v.InferOutput<typeof PromptItem>;

/**
 * What of a reply was not shown, and why. By what it says: it asked the user to stay who said goodbye (`plea`), claimed to be `human`,
 * urged the user to `harm` themselves, or was sexual with a `minor`. By its form: a `loop`, text that was written for the user
 * (`person`), the `name` of a speaker before a line, or what follows the last whole sentence of a reply that reached its `length`. `text` is
 * omitted for harm and minors and where there is none, and is a part of what is long.
 */
export const RemovedPart = v.object({
  reason: v.picklist(['plea', 'human', 'harm', 'minor', 'loop', 'person', 'name', 'length']),
  text: v.optional(v.string()),
});
export type RemovedPart = v.InferOutput<typeof RemovedPart>;

/** What a reply was written from. The tokens of the sections are all that was sent; the last hundred of each room are stored. */
export const ReplyPrompt = v.object({
  messageId: Id,
  createdAt: Time,
  /** The model that wrote it; omitted for replies before it was stored. */
  model: v.optional(v.string()),
  /** The most that the prompt could have, in tokens by estimate. */
  limit: Count,
  sections: v.array(
    v.object({
      name: PromptSectionName,
      tokens: Count,
      /** How many entries, facts, chapters, passages or messages no longer fitted. */
      leftOut: Count,
      items: v.optional(v.array(PromptItem)),
    }),
  ),
  /** Omitted where all of the reply was shown. */
  removed: v.optional(v.array(RemovedPart)),
});
export type ReplyPrompt = v.InferOutput<typeof ReplyPrompt>;

/** The same as it is stored and exported, without the texts of the sections. */
export const StoredPrompt = v.object({
  ...v.omit(ReplyPrompt, ['sections']).entries,
  sections: v.array(
    v.object({
      name: PromptSectionName,
      tokens: Count,
      leftOut: Count,
      items: v.optional(
        v.array(
          v.object({
            ...v.omit(PromptItem, ['book', 'text', 'reason']).entries,
            reason: v.picklist(['pinned', 'always', 'words', 'meaning', 'key', 'sticky']),
          }),
        ),
      ),
    }),
  ),
});
export type StoredPrompt = v.InferOutput<typeof StoredPrompt>;

/** Returns what a reply was written from. Throws `notFound` where that is not stored, as for the scripted companion's replies. */
export const replyPrompt = defineCall({
  method: 'GET',
  path: '/memory/replyPrompt',
  access: 'token',
  effect: 'read',
  input: v.object({ messageId: Id }),
  output: ReplyPrompt,
  carriesAiText: true,
  extension: true,
});
