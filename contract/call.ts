import type * as v from 'valibot';

/**
 * The authentication that a call requires: `open` works for visitors too, `token` returns 5002 without a valid token.
 */
export type Access = 'open' | 'token';

/** One call of the API, shared by client and server. `input` is the query of a GET and the JSON body of a POST. */
export interface Call<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  CallAccess extends Access = Access,
> {
  /** A GET that changes data may also be sent as a POST to the same path. */
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: CallAccess;
  /** A call that changes data is never retried or prefetched, whatever its method. */
  readonly effect: 'read' | 'write';
  readonly input: Input;
  readonly output: Output;
  /** The body is a file, and the input is the query, of a POST. */
  readonly body?: 'picture' | 'sound' | 'archive';
  /** The answer is a file, no envelope, unless the call is refused. */
  readonly answer?: 'file';
  /** Its answers may carry text that a machine generated, which the header `x-ai-generated` says. */
  readonly carriesAiText?: true;
  /** Not among the specification's 31 calls: the application also works with a host that returns 404 here. */
  readonly extension?: true;
}

/**
 * Keeps the schemas' types, and whether a token is asked for, while checking the shape.
 * @__NO_SIDE_EFFECTS__
 */
export const defineCall = <
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  CallAccess extends Access,
>(
  call: Call<Input, Output, CallAccess>,
): Call<Input, Output, CallAccess> => call;
