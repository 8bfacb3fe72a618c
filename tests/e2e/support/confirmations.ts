/** Reads the sample of the outcome of a confirmation or a command. */
import * as v from 'valibot';

/** Whether it was canceled. */
export const isCanceled = (outcome: unknown): boolean => kindOf(outcome) === 'canceled';

export const kindOf = (outcome: unknown): string => v.parse(v.object({ kind: v.string() }), outcome).kind;

/** Returns the result of the command or the confirmation. */
export const resultOf = (outcome: unknown): unknown =>
  v.parse(v.object({ result: v.optional(v.unknown()) }), outcome).result;

/** Whether a companion file was downloaded: the calls of tours are answered with envelopes alone. */
export const isFileSaved = (event: object): boolean =>
  'type' in event &&
  event.type === 'xstate.done.actor.exportFile' &&
  'output' in event &&
  kindOf(event.output) === 'confirmed';
