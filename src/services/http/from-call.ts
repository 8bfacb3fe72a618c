import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import type { Http } from './http.ts';

/** The input of an actor that makes a call: the call's, or undefined if it has no fields. */
type CallInput<C extends Call> = keyof v.InferInput<C['input']> extends never
  ? undefined
  : v.InferInput<C['input']> & NonReducibleUnknown;

/** Returns the logic of an actor that makes one call and outputs its response. Stopping the actor aborts the request. */
export const fromCall = <C extends Call, Input extends CallInput<C> = CallInput<C>>(
  call: Http['call'],
  endpoint: C,
): PromiseActorLogic<v.InferOutput<C['output']>, Input> =>
  // An undefined input is that of a call without fields.
  fromPromise(({ input, signal }) => call(endpoint, (input ?? {}) as v.InferInput<C['input']>, signal));
