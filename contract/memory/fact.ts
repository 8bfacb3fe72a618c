import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Id, Time } from '../primitives.ts';

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
