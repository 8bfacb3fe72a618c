import * as v from 'valibot';
import { code, type SessionEnd } from './envelope.ts';
import { MadeMate } from './mates/own-mate.ts';
import { SecondStep } from './sign-in/second-step.ts';
import { Registration } from './sign-in/user.ts';

/** The `d` of a refusal that concerns properties of the input, named by their paths, such as `draft.name`. */
export const RefusedField = v.object({
  field: v.string(),
  /** What is wrong with each of several fields, by its path, in the language of the user. Omitted for one. */
  fields: v.optional(v.record(v.string(), v.string())),
});

/** The `d` of a request whose session has ended. */
export const EndedSession = v.object({
  /** `expired` if it was unused for too long; `ended` by the user, an operator or the deletion of the account. */
  reason: v.picklist(['expired', 'ended'] satisfies SessionEnd[]),
});

/** The `d` of a refusal of a visitor's message: the sentence in it that was read so. */
export const DoubtedAge = v.object({ sentence: v.string() });

/** The codes that may have a `RefusedField`. */
export const codesWithField: readonly number[] = [code.invalid, code.contentRefused];

/** The schema of `d` of the other refusals that have data, by code. */
export const refusalData = {
  [code.secondStepRequired]: SecondStep,
  [code.emailUnconfirmed]: Registration,
  [code.duplicate]: MadeMate,
  [code.loginExpired]: EndedSession,
  [code.ageUnknown]: DoubtedAge,
};

/** The data that the caller of a refused request needs to continue. */
export type RefusalData = v.InferOutput<(typeof refusalData)[keyof typeof refusalData]>;
