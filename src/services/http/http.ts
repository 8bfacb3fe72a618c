import { ofetch } from 'ofetch';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { code, type Envelope, type SessionEnd } from '../../../contract/envelope.ts';
import type { RefusedFields } from '../../machines/shared/failure.ts';
import { ApiError } from './api-error.ts';

/** The caller, read for every request. Without a session the token is ''. */
export interface Session {
  readonly token: string;
  readonly language: string;
}

export interface HttpOptions {
  /** The origin of the API, without a trailing slash; '' for the page's own. */
  readonly baseUrl: string;
  readonly session: () => Session;
  /** A response reported that the session has expired, or was ended, and the session is still the one of the request. */
  readonly onExpired: (end: SessionEnd) => void;
  /** The server gave the session a new token. */
  readonly onToken: (token: string) => void;
  /** A request that was not aborted had no answer, or one of a proxy. */
  readonly onUnreachable?: () => void;
  readonly fetch?: typeof fetch;
}

export interface Http {
  /** Makes one call and returns its `d`. Every failure is an `ApiError`. */
  readonly call: <C extends Call>(
    call: C,
    input: v.InferInput<C['input']>,
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<C['output']>>;
  /** Opens a streamed answer. A refusal in an envelope, or a status that is not OK, fails with an `ApiError`. */
  readonly openStream: <C extends Call>(
    call: C,
    input: v.InferInput<C['input']>,
    signal?: AbortSignal,
  ) => Promise<OpenedStream>;
}

export interface OpenedStream {
  readonly response: Response;
  /** The error for a refusal inside of the stream. The end of the session is announced as one in an envelope is. */
  readonly toError: (code: number, message: string, reason?: string) => ApiError;
}

/** The API's client. Nothing is tried twice and nothing times out: both are for the machines to decide. */
export function createHttp({ baseUrl, session, onExpired, onToken, ...options }: HttpOptions): Http {
  const client = ofetch.create({}, options.fetch === undefined ? {} : { fetch: options.fetch });

  async function request(
    endpoint: Endpoint,
    input: unknown,
    signal: AbortSignal | undefined,
    asStream: boolean,
  ) {
    const { token, language } = session();
    const isRead = endpoint.method === 'GET';
    const path = isRead ? endpoint.path + queryOf(input) : endpoint.path;
    try {
      const response = await client.raw<string | ReadableStream, 'text' | 'stream'>(baseUrl + path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', token, language, 'time-zone': timeZone() },
        retry: 0,
        ignoreResponseError: true,
        responseType: asStream ? 'stream' : 'text',
        ...(isRead ? {} : { body: JSON.stringify(input ?? {}) }),
        ...(signal === undefined ? {} : { signal }),
      });
      const renewed = response.headers.get('token');
      if (renewed === null || renewed === '' || session().token !== token) return { response, token };
      onToken(renewed);
      return { response, token: renewed };
    } catch (cause) {
      if (signal?.aborted !== true) options.onUnreachable?.();
      throw new ApiError('unreachable', unreachable, { cause });
    }
  }

  /** The `d` of an envelope; everything else becomes an `ApiError`. */
  function open(text: string, response: Response, token: string): unknown {
    const envelope = parse(text);
    if (!isEnvelope(envelope)) {
      if (response.status >= 500) options.onUnreachable?.();
      throw unreadable(response);
    }
    const { c, m, d } = envelope;
    if (c === code.ok) return d;
    throw toError(token, c, m || 'server error', {
      retryAfter: secondsToWait(response),
      ...refusedIn(d),
      details: d,
    });
  }

  function toError(
    token: string,
    c: number,
    message: string,
    {
      reason,
      ...details
    }: {
      readonly reason?: string | undefined;
      readonly retryAfter?: number | undefined;
      readonly field?: string | undefined;
      readonly fields?: RefusedFields | undefined;
      readonly sentence?: string | undefined;
      readonly details?: unknown;
    } = {},
  ): ApiError {
    if (c !== code.loginExpired) return new ApiError('rejected', message, { code: c, ...details });
    if (session().token === token) onExpired(reason === ended ? ended : 'expired');
    if (token === '') return new ApiError('expired', 'nobody is signed in');
    return new ApiError('expired', 'login expired', { code: c });
  }

  return {
    async call(call, input, signal) {
      const { response, token } = await request(call, input, signal, false);
      const data = open(typeof response._data === 'string' ? response._data : '', response, token);
      const result = v.safeParse(call.output, data);
      if (!result.success) throw unreadable(response, new v.ValiError(result.issues));
      return result.output;
    },

    async openStream(call, input, signal) {
      const { response, token } = await request(call, input, signal, true);
      const stream = new Response(response._data instanceof ReadableStream ? response._data : null, {
        status: response.status,
        headers: response.headers,
      });
      if (isJson(response)) {
        open(await stream.text().catch(() => ''), response, token);
        throw unreadable(response);
      }
      if (!response.ok) {
        await stream.body?.cancel();
        const message = `SSE request failed with status ${response.status}`;
        throw new ApiError('stream', message, { code: response.status, retryAfter: secondsToWait(response) });
      }
      return {
        response: stream,
        toError: (c, message, reason) => toError(token, c, message, { reason }),
      };
    },
  };
}

/** Of the reader, whose times are in the texts of mates. It can change while the page is open. */
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where a call is sent. */
type Endpoint = Pick<Call, 'method' | 'path'>;

/** The fields that a refusal names, how the session ended, and the sentence that is asked about. */
const refusedIn = (details: unknown): v.InferOutput<typeof Refused> => {
  const { success, output } = v.safeParse(Refused, details);
  return success ? output : {};
};

const Refused = v.object({
  field: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
  reason: v.optional(v.string()),
  sentence: v.optional(v.string()),
});

const ended: SessionEnd = 'ended';

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'c' in value &&
  typeof value.c === 'number' &&
  (!('m' in value) || value.m === null || typeof value.m === 'string');

const unreachable = 'The server could not be reached. Check your connection and try again.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A 404 is the host's response to an unknown call; any other response without an envelope comes from a proxy. */
const unreadable = (response: Response, cause?: unknown) =>
  response.status === 404
    ? new ApiError('rejected', 'This server does not know the call.', { code: 404 })
    : new ApiError('unreachable', 'The server gave an answer that could not be read. Please try again.', {
        code: response.status,
        retryAfter: secondsToWait(response),
        cause,
      });

const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

function secondsToWait(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The input of a GET with its question mark; what is undefined is left out. */
function queryOf(input: unknown): string {
  const query = new URLSearchParams(
    Object.entries(input ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return query.size === 0 ? '' : `?${query}`;
}
