import * as v from 'valibot';
import { code } from './envelope.ts';
import { MadeMate } from './own-mate.ts';
import { SecondStep } from './second-step.ts';
import { Registration } from './user.ts';

/** The `d` of a refusal that concerns one property of the input, named by its path, such as `draft.name`. */
export const RefusedField = v.object({ field: v.string() });

/** The codes that may have a `RefusedField`. */
export const codesWithField: readonly number[] = [code.invalid, code.contentRefused];

/** The schema of `d` of the other refusals that have data, by code. */
export const refusalData = {
  [code.secondStepRequired]: SecondStep,
  [code.emailUnconfirmed]: Registration,
  [code.duplicate]: MadeMate,
};

/** What the caller of a refused request needs to continue. */
export type RefusalData = v.InferOutput<(typeof refusalData)[keyof typeof refusalData]>;
