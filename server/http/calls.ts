import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Access, Call } from '../../contract/call.ts';
import { code } from '../../contract/envelope.ts';
import type { AppDeps } from '../dependencies.ts';
import { DomainError } from '../domain/domain-error.ts';
import { authenticate, type Caller } from '../domain/accounts/sessions.ts';
import { sendResult } from './envelopes.ts';
import { readInput } from './input.ts';

/** What a call's handler works with: everything in it was checked. */
export interface CallContext<AnyCall extends Call> {
  readonly input: v.InferOutput<AnyCall['input']>;
  /** Never null where the call asks for a token. */
  readonly user: CallerOf<AnyCall['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the reader goes away before the answer was written. */
  readonly signal: AbortSignal;
}

type CallerOf<CallAccess extends Access> = CallAccess extends 'token' ? Caller : Caller | null;

/** Offers a call: its answer goes out in an envelope, a `DomainError` that the handler throws does too. */
export const registerCall = <
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  CallAccess extends Access,
>(
  app: FastifyInstance,
  deps: AppDeps,
  call: Call<Input, Output, CallAccess>,
  handler: (context: CallContext<Call<Input, Output, CallAccess>>) => Promise<v.InferOutput<Output>>,
): void => {
  registerStream(app, deps, call, async (context) => {
    sendResult(context.reply, await handler(context));
  });
};

/**
 * Offers a call whose handler writes the answer itself, with the same checks before it. The security headers, and a
 * rotated token, are in `reply.getHeaders()`: a handler that hijacks the reply must write them too.
 */
export const registerStream = <
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  CallAccess extends Access,
>(
  app: FastifyInstance,
  deps: AppDeps,
  call: Call<Input, Output, CallAccess>,
  handler: (context: CallContext<Call<Input, Output, CallAccess>>) => Promise<void>,
): void => {
  app.route({
    method: getMethods(call),
    url: call.path,
    handler: async (request, reply) => {
      if (call.effect === 'write' && isPrefetch(request)) {
        throw new DomainError(code.invalid, 'This call changes something and is not made ahead of time.');
      }
      const caller = await authenticate(deps, getHeader(request, 'token'));
      if (!isAdmitted(call.access, caller)) {
        throw new DomainError(code.loginExpired, 'login expired');
      }
      if (caller?.newToken !== undefined) {
        reply.header('token', caller.newToken);
      }
      const input = readInput(call.input, getRawInput(request));
      if (call.effect === 'write') {
        await deps.limits.write(call.path, { address: request.ip, userId: caller?.userId ?? null });
      }
      await handler({ input, user: caller, request, reply, signal: createSignal(reply) });
      return reply;
    },
  });
};

/** What changes something by GET, as the specification has it, can also be sent in the way that is meant for changes. */
const getMethods = ({ method, effect }: Call): Call['method'][] =>
  method === 'GET' && effect === 'write' ? ['GET', 'POST'] : [method];

/** A POST without any body says as much as one with an empty object. */
const getRawInput = (request: FastifyRequest): unknown => {
  if (request.method === 'GET') {
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

/** A header that is sent several times is none. */
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
