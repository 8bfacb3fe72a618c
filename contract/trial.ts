import * as v from 'valibot';
import { isBlank } from './blank-text.ts';
import { defineCall } from './call.ts';
import { HelpLevel } from './help.ts';
import type { InputErrorId } from './input-error.ts';
import { maxMessageLength, maxReplyLength, trialMessages } from './limits.ts';
import { Count, Id } from './primitives.ts';

const Text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((text) => !isBlank(text), 'messageEmpty' satisfies InputErrorId),
  );

/** An earlier message of a trial chat. */
export const TrialLine = v.object({ role: v.picklist(['user', 'mate']), text: Text(maxReplyLength) });
export type TrialLine = v.InferOutput<typeof TrialLine>;

/**
 * Returns the scripted reply of a mate to a visitor who tries it out. Nothing of the chat is stored, except in the numbers of `/safety/report`: the page sends what was said
 * before, and the `memory` that the last reply came with. Throws `notFound` for a mate without a script, `tooYoung` on a device
 * whose date of birth was refused, `ageUnknown` for a message in which the visitor says to be too young, with the sentence, and
 * `contentRefused`.
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
    /** What was said before, without the greeting. */
    lines: v.pipe(v.array(TrialLine), v.maxLength(2 * (trialMessages - 1))),
    text: Text(maxMessageLength),
    memory: v.nullable(v.pipe(v.string(), v.maxLength(32_000))),
    /** The sentences of refusals with `ageUnknown` after which the visitor submitted the birth date of an adult. */
    understood: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxMessageLength))), v.maxLength(trialMessages)),
    ),
  }),
  output: v.object({
    text: v.string(),
    memory: v.nullable(v.string()),
    /** Set when helplines are to be shown with the message. */
    help: v.nullable(HelpLevel),
    /** How many messages are left. */
    left: Count,
  }),
  extension: true,
});
