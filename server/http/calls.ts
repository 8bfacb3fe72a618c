import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Access, Call } from '../../contract/call.ts';
import { code } from '../../contract/envelope.ts';
import type { AccountDeps } from '../domain/accounts/account-deps.ts';
import { DomainError } from '../domain/domain-error.ts';
import { authenticate, readSessionEnd, type Caller } from '../domain/accounts/sessions.ts';
import { getSessionClient } from './client-origin.ts';
import { aiHeader, sendResult } from './envelopes.ts';
import { readInput } from './input.ts';

/** The dependencies of every call: authentication and rate limits. */
export type CallDeps = Pick<AccountDeps, 'config' | 'database' | 'dialect' | 'now' | 'limits'>;

/** The validated input and context of a call's handler. */
export interface CallContext<AnyCall extends Call> {
  readonly input: v.InferOutput<AnyCall['input']>;
  /** Never null when the call requires a token. */
  readonly user: CallerOf<AnyCall['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Returns a signal that is aborted when the client disconnects before the response was sent. Call it before waiting. */
  readonly getSignal: () => AbortSignal;
}

type CallerOf<CallAccess extends Access> = CallAccess extends 'token' ? Caller : Caller | null;

/** The options of a call with a large body: it is authenticated and counted before the body is read. */
export interface LargeBody {
  /** The maximum size of the body, in bytes. */
  readonly bodyLimit: number;
  /** Throws when the user may not make the call. */
  readonly admit: (user: Caller) => Promise<void>;
}

/** Registers a call: its result, or a `DomainError` thrown by the handler, is sent in an envelope. */
export const registerCall = <
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  CallAccess extends Access,
>(
  app: FastifyInstance,
  deps: CallDeps,
  call: Call<Input, Output, CallAccess>,
  handler: (context: CallContext<Call<Input, Output, CallAccess>>) => Promise<v.InferOutput<Output>>,
  large?: LargeBody,
): void => {
  registerStream(
    app,
    deps,
    call,
    async (context) => {
      sendResult(context.reply, await handler(context));
    },
    large,
  );
};

/**
 * Registers a call whose handler writes the response itself, after the same checks. The security headers and a rotated
 * token are in `reply.getHeaders()`: a handler that hijacks the reply must write them too.
 */
export const registerStream = <
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  CallAccess extends Access,
>(
  app: FastifyInstance,
  deps: CallDeps,
  call: Call<Input, Output, CallAccess>,
  handler: (context: CallContext<Call<Input, Output, CallAccess>>) => Promise<void>,
  large?: LargeBody,
): void => {
  app.route({
    method: getMethods(call),
    url: call.path,
    ...(large === undefined ? {} : readAfterAdmission(deps, large)),
    handler: async (request, reply) => {
      if (call.effect === 'write' && isPrefetch(request)) {
        throw new DomainError(code.invalid, {
          english: 'Prefetching is not allowed.',
        });
      }
      const caller = await getCaller(deps, request);
      if (!isAdmitted(call.access, caller)) {
        throw await toLoginExpired(deps, request);
      }
      if (caller?.newToken !== undefined) {
        reply.header('token', caller.newToken);
      }
      const input = readInput(call.input, getRawInput(call, request));
      if (call.effect === 'write') {
        await deps.limits.write(call.path, { address: request.ip, userId: caller?.userId ?? null });
      }
      if (call.carriesAiText === true) {
        reply.header(aiHeader, 'true');
      }
      await handler({
        input,
        user: caller,
        request,
        reply,
        getSignal: () => createSignal(reply),
      });
      return reply;
    },
  });
};

const getCaller = (deps: CallDeps, request: FastifyRequest): Promise<Caller | null> =>
  authenticate(deps, getHeader(request, 'token'), () => getSessionClient(request));

/** The refusal of a request without a session, which says how the session ended. */
const toLoginExpired = async (deps: CallDeps, request: FastifyRequest): Promise<DomainError> => {
  const reason = await readSessionEnd(deps, getHeader(request, 'token'));
  return new DomainError(code.loginExpired, 'loginExpired', reason === null ? {} : { details: { reason } });
};

/** Options of a route that reads no body of someone who may not make the call. */
const readAfterAdmission = (deps: CallDeps, { bodyLimit, admit }: LargeBody) => ({
  bodyLimit,
  onRequest: async (request: FastifyRequest): Promise<void> => {
    const caller = await getCaller(deps, request);
    if (caller === null) {
      throw await toLoginExpired(deps, request);
    }
    await admit(caller);
  },
});

/** A call that changes data by GET, as the specification requires, also accepts POST. */
const getMethods = ({ method, effect }: Call): Call['method'][] =>
  method === 'GET' && effect === 'write' ? ['GET', 'POST'] : [method];

/** A POST without a body counts as one with an empty object. */
const getRawInput = (call: Call, request: FastifyRequest): unknown => {
  if (request.method === 'GET' || call.body !== undefined) {
    return request.query;
  }
  return request.body === undefined ? {} : request.body;
};

const isAdmitted = <CallAccess extends Access>(
  access: CallAccess,
  caller: Caller | null,
): caller is CallerOf<CallAccess> => access === 'open' || caller !== null;

const isPrefetch = (request: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => getHeader(request, name)?.includes('prefetch') === true);

/** Returns a header's value; null when it is missing or sent more than once. */
export const getHeader = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

const createSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) {
      controller.abort();
    }
  });
  return controller.signal;
};
