import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import { HelpLevel } from '../safety/help.ts';
import type { InputErrorId } from '../input-error.ts';
import { maxMessageLength, maxReplyLength, trialMessages } from '../limits.ts';
import { Count, Id } from '../primitives.ts';

const Text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((text) => !isBlank(text), 'messageEmpty' satisfies InputErrorId),
  );

/** A message of a trial chat. */
export const TrialLine = v.object({ role: v.picklist(['user', 'mate']), text: Text(maxReplyLength) });
export type TrialLine = v.InferOutput<typeof TrialLine>;

/** What the page keeps of a trial chat for the server: the mate's memory of it, and the server's signature of it, of the mate and of all lines. */
export const TrialSeal = v.object({
  memory: v.nullable(v.pipe(v.string(), v.maxLength(32_000))),
  signature: v.pipe(v.string(), v.maxLength(100)),
});
export type TrialSeal = v.InferOutput<typeof TrialSeal>;

/** The payloads of a reply's `data:` lines in a trial chat, discriminated by `type`. */
export const TrialFrame = v.variant('type', [
  /** The chat begins with the greeting. Set `help`: helplines are to be shown with the message. */
  v.object({ type: v.literal('accepted'), greeting: v.string(), help: v.nullable(HelpLevel) }),
  /** A piece of the reply, and the position in its text where it belongs. The signature is of the chat with the reply so far, and the memory before it. */
  v.object({ type: v.literal('delta'), from: Count, text: v.string(), signature: v.string() }),
  v.object({
    type: v.literal('done'),
    /** Of the chat with the reply. */
    seal: TrialSeal,
  }),
  /** There is no more of the reply. */
  v.object({ type: v.literal('error'), code: v.number(), message: v.string() }),
]);
export type TrialFrame = v.InferOutput<typeof TrialFrame>;

/**
 * Streams the reply of a mate to a visitor who tries it out. Nothing of the chat is stored, except in the numbers of `/safety/report`: the
 * page sends what was said before, as the server signed it. A reader that leaves stops the reply. Refuses in an envelope with `notFound`, with `tooYoung` on a device
 * whose date of birth was refused, `ageUnknown` for a message in which the visitor says to be too young, with the sentence,
 * `contentRefused`, and `invalid` for lines that this server did not sign.
 */
export const trialReply = defineCall({
  method: 'POST',
  // Below the path of the cookie that holds a device.
  path: '/user/trialReply',
  access: 'open',
  effect: 'write',
  carriesAiText: true,
  input: v.object({
    mateId: Id,
    /** What was said before, from the greeting on; none before the first message. */
    lines: v.pipe(v.array(TrialLine), v.maxLength(2 * trialMessages - 1)),
    /** Ignored before the first message. */
    seal: v.nullable(TrialSeal),
    text: Text(maxMessageLength),
    /** The sentences of refusals with `ageUnknown` after which the visitor submitted the birth date of an adult. */
    understood: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxMessageLength))), v.maxLength(trialMessages)),
    ),
  }),
  output: TrialFrame,
  extension: true,
});
