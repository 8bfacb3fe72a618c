import * as v from 'valibot';
import { isBlank } from './blank-text.ts';
import { defineCall } from './call.ts';
import type { InputErrorId } from './input-error.ts';
import { Trimmed } from './line.ts';
import { PromptSectionName } from './prompt-section.ts';
import { ClientId, Count, Id, Time } from './primitives.ts';

export { PromptSectionName } from './prompt-section.ts';

/** The maximum length of a fact, in UTF-16 units. */
export const factLimit = 300;

/** What a fact is about: the user, the mate, something planned or promised, or the story of a room. */
export const FactKind = v.picklist(['you', 'mate', 'plan', 'story']);
export type FactKind = v.InferOutput<typeof FactKind>;

/** Something that a mate remembers about one user. */
export const Fact = v.object({
  factId: Id,
  kind: FactKind,
  text: v.string(),
  /** The room that alone uses it, for a fact of its story; null when all of the user's rooms with the mate use it. */
  roomId: v.nullable(Id),
  /** The message that it was learned from; null when the user wrote it. */
  source: v.nullable(v.object({ roomId: Id, messageId: Id })),
  /** Whether a rule found it, a model did, or the user wrote or corrected it. */
  learnedBy: v.picklist(['rule', 'model', 'you']),
  /** Pinned facts are in every prompt, as far as the budget allows. */
  pinned: v.boolean(),
  /** Since when it is no longer true, by a newer fact or by the user; null while it is. */
  pastSince: v.nullable(Time),
  /** When the message or the fact was written. */
  createdAt: Time,
  updatedAt: Time,
});
export type Fact = v.InferOutput<typeof Fact>;

/**
 * What a mate remembers, the newest first: with `roomId` what it uses in that room, else all of it. `remembers` reports whether
 * the mate learns and uses facts in that room; true without `roomId`.
 */
export const MateMemory = v.object({ facts: v.array(Fact), remembers: v.boolean() });
export type MateMemory = v.InferOutput<typeof MateMemory>;

/** What a mate remembers of the caller: in all rooms, or in one. */
export const mateMemory = defineCall({
  method: 'GET',
  path: '/memory/facts',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: Id, roomId: v.optional(Id) }),
  output: MateMemory,
  carriesAiText: true,
  extension: true,
});

const FactText = v.pipe(
  Trimmed,
  v.maxLength(factLimit),
  v.check((text) => !isBlank(text), 'factEmpty' satisfies InputErrorId),
);

/**
 * Adds a fact, once per `clientId`. A fact of kind `story` belongs to the room, any other to all rooms with the mate. Throws
 * `notFound` for a room that is not the user's, `contentRefused` for forbidden texts, and `limitReached` at the cap.
 */
export const addFact = defineCall({
  method: 'POST',
  path: '/memory/addFact',
  access: 'token',
  effect: 'write',
  input: v.object({ clientId: ClientId, mateId: Id, roomId: v.optional(Id), kind: FactKind, text: FactText }),
  output: Fact,
  extension: true,
});

/** Corrects the text of a fact, which the user has written from then on. Throws as `addFact` does. */
export const correctFact = defineCall({
  method: 'POST',
  path: '/memory/correctFact',
  access: 'token',
  effect: 'write',
  input: v.object({ factId: Id, text: FactText }),
  output: Fact,
  extension: true,
});

/** Pins or unpins a fact. */
export const pinFact = defineCall({
  method: 'POST',
  path: '/memory/pinFact',
  access: 'token',
  effect: 'write',
  input: v.object({ factId: Id, pinned: v.boolean() }),
  output: Fact,
  carriesAiText: true,
  extension: true,
});

/** Says that a fact is no longer true, or is true again. */
export const endFact = defineCall({
  method: 'POST',
  path: '/memory/endFact',
  access: 'token',
  effect: 'write',
  input: v.object({ factId: Id, ended: v.boolean() }),
  output: Fact,
  carriesAiText: true,
  extension: true,
});

/** Forgets a fact, or undoes that until its undo period ends. Forgetting a missing fact changes nothing and returns null. */
export const forgetFact = defineCall({
  method: 'POST',
  path: '/memory/forgetFact',
  access: 'token',
  effect: 'write',
  input: v.object({ factId: Id, forgotten: v.boolean() }),
  output: v.nullable(Fact),
  carriesAiText: true,
  extension: true,
});

/** Switches on or off that a room's mate learns and uses facts there. */
export const switchRoomMemory = defineCall({
  method: 'POST',
  path: '/memory/switchRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, remembers: v.boolean() }),
  output: v.object({ remembers: v.boolean() }),
  extension: true,
});

/** The maximum length of a chapter, in UTF-16 units. */
export const chapterLimit = 1500;

/** A message at an end of a chapter, and when it was written. */
const ChapterEnd = v.object({ messageId: Id, at: Time });

/** The summary of about a hundred neighboring messages of a conversation. It exists while its last message is shown. */
export const Chapter = v.object({
  chapterId: Id,
  roomId: Id,
  text: v.string(),
  /** Its first message, and its last. */
  from: ChapterEnd,
  to: ChapterEnd,
  /** How many messages it summarizes. */
  count: Count,
  /** Whether a model wrote it, or the user corrected it. */
  learnedBy: v.picklist(['model', 'you']),
  createdAt: Time,
  updatedAt: Time,
});
export type Chapter = v.InferOutput<typeof Chapter>;

/** A chapter in the export of an account, within its room. */
export const ExportedChapter = v.omit(Chapter, ['roomId']);

/**
 * Returns the chapters of a room's shown branch, the newest first; none without a model. Throws `notFound` for a room that is not the
 * user's, `matureOff` for a hidden one, and `forbidden` for a temporary one.
 */
export const roomChapters = defineCall({
  method: 'GET',
  path: '/memory/chapters',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: v.object({ chapters: v.array(Chapter) }),
  carriesAiText: true,
  extension: true,
});

/**
 * Corrects the text of a chapter. Throws `notFound` for one that is not the user's, is forgotten, or whose messages are deleted or
 * hidden, and `contentRefused` for forbidden texts.
 */
export const correctChapter = defineCall({
  method: 'POST',
  path: '/memory/correctChapter',
  access: 'token',
  effect: 'write',
  input: v.object({
    chapterId: Id,
    text: v.pipe(
      Trimmed,
      v.maxLength(chapterLimit),
      v.check((text) => !isBlank(text), 'chapterEmpty' satisfies InputErrorId),
    ),
  }),
  output: Chapter,
  extension: true,
});

/** Forgets a chapter, or undoes that until its undo period ends. Forgetting a missing one changes nothing and returns null. */
export const forgetChapter = defineCall({
  method: 'POST',
  path: '/memory/forgetChapter',
  access: 'token',
  effect: 'write',
  input: v.object({ chapterId: Id, forgotten: v.boolean() }),
  output: v.nullable(Chapter),
  carriesAiText: true,
  extension: true,
});

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

/** What a reply was written from. The tokens of the sections are all that was sent; each room keeps its last hundred. */
export const ReplyPrompt = v.object({
  messageId: Id,
  createdAt: Time,
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
});
export type ReplyPrompt = v.InferOutput<typeof ReplyPrompt>;

/** The same as it is stored and exported, without texts. */
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
