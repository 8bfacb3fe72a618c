import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import { Fact, FactKind } from './fact.ts';
import type { InputErrorId } from '../input-error.ts';
import { Trimmed } from '../line.ts';
import { ClientId, Count, Id, Time } from '../primitives.ts';

/** The maximum length of a fact, in UTF-16 units. */
export const maxFactLength = 300;

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
  v.maxLength(maxFactLength),
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
export const maxChapterLength = 1500;

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
      v.maxLength(maxChapterLength),
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
