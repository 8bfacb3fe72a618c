import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { authorizationOf, endpointOf, type HostOptions } from './host-address.ts';
import { HostError, hintsOf, wordsOf } from './host-error.ts';

export interface GetRequest {
  readonly host: HostOptions;
  /** Below the base address, without a leading slash. */
  readonly path: string;
  readonly signal: AbortSignal;
  /** How often a request is repeated that a busy host refuses. */
  readonly retries?: number;
  /** Called whenever the host answers something, also a refusal that is retried. */
  readonly onAnswer?: () => void;
}

export interface PostRequest extends GetRequest {
  /** Sent as JSON. */
  readonly body: unknown;
}

/** The same as `post` for a request without a body. */
export const get = (request: GetRequest): Promise<IncomingMessage> => ask(request);

/**
 * Sends JSON to a model's host and returns the response of a success. Follows redirects, uses a new connection where the
 * host closed an idle one, and repeats a request that a busy host refuses. Throws `HostError`. Plain `node:http` takes
 * half the time per token of `fetch` and a client library: at thousands of open replies it is what a token costs most.
 */
export const post = (request: PostRequest): Promise<IncomingMessage> => ask(request);

type Request = GetRequest & Partial<Pick<PostRequest, 'body'>>;

const ask = async (request: Request): Promise<IncomingMessage> => {
  for (let tries = 0; ; tries += 1) {
    const response = await follow(request);
    request.onAnswer?.();
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) {
      return response;
    }
    const wait = tries < (request.retries ?? 0) ? waitFor(response, tries) : null;
    const refusal = { status, ...(await readRefusal(response)) };
    const kind = status < 500 ? 'refused' : 'failed';
    if (wait === null) {
      throw new HostError(kind, refusal);
    }
    await sleep(wait, undefined, { signal: request.signal }).catch((cause: unknown) => {
      throw new HostError(kind, { ...refusal, cause });
    });
  }
};

const busyStatuses = new Set([429, 503]);
/** A host that asks for a longer wait is not asked again. In milliseconds. */
const longestWait = 10_000;

/** Returns how long to wait before the request is repeated, in milliseconds; null when that is of no use. */
const waitFor = ({ statusCode = 0, headers }: IncomingMessage, tries: number): number | null => {
  if (!busyStatuses.has(statusCode)) {
    return null;
  }
  const given = headers['retry-after'];
  const wait = given === undefined ? 1000 * 2 ** tries : parseWait(given);
  return wait <= longestWait ? wait : null;
};

/** `Retry-After` has seconds or a date. */
const parseWait = (text: string): number => {
  const wait = /^[\d.]+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? 1000 : Math.max(0, wait);
};

/** Reads at most this many characters of a refusal. */
const longestRefusal = 8192;

const readRefusal = async (response: IncomingMessage): Promise<Pick<HostError, 'words' | 'hints'>> => {
  const text = await readStart(response);
  if (/^\s*</.test(text)) {
    return { words: 'an HTML page', hints: '' };
  }
  try {
    const value: unknown = JSON.parse(text);
    return { words: wordsOf(value), hints: hintsOf(value) };
  } catch {
    return { words: wordsOf(text), hints: '' };
  }
};

/** Returns what arrived of a refusal, also when the connection breaks. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const part of response) {
      text += String(part);
      if (text.length > longestRefusal) {
        break;
      }
    }
    return text;
  } catch {
    return text;
  } finally {
    response.destroy();
  }
};

const redirectStatuses = new Set([301, 302, 307, 308]);
const maxRedirects = 3;

/** A redirected request keeps its method and body. Only the configured host, also when it moves to HTTPS, gets the key. */
const follow = async (request: Request): Promise<IncomingMessage> => {
  const first = endpointOf(request.host, request.path);
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const response = await open(request, url, isSameHost(first, url) ? authorizationOf(request.host) : null);
    const status = response.statusCode ?? 0;
    if (!redirectStatuses.has(status)) {
      return response;
    }
    response.destroy();
    const target = response.headers.location ?? '';
    if (redirects === maxRedirects || !URL.canParse(target, url)) {
      throw new HostError('refused', { status, words: 'redirects that lead nowhere' });
    }
    url = new URL(target, url);
    if (!/^https?:$/.test(url.protocol)) {
      throw new HostError('refused', { status, words: `a redirect to ${url.protocol}` });
    }
  }
};

const isSameHost = (first: URL, url: URL): boolean =>
  url.origin === first.origin || (url.hostname === first.hostname && url.protocol === 'https:');

const open = async (
  request: Request,
  url: URL,
  authorization: string | null,
  isRetry = false,
): Promise<IncomingMessage> => {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const outgoing = send(url, {
    method: body === undefined ? 'GET' : 'POST',
    signal: request.signal,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      accept: 'text/event-stream, application/json',
      ...(authorization === null ? {} : { authorization }),
    },
  });
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject).end(body);
    });
  } catch (cause) {
    // The host may have closed an idle connection at the moment at which it was used again.
    if (outgoing.reusedSocket && !isRetry && !request.signal.aborted) {
      return open(request, url, authorization, true);
    }
    const isConnected = outgoing.socket?.connecting === false && outgoing.socket.bytesWritten > 0;
    throw new HostError(isConnected && request.signal.aborted ? 'slow' : 'unreachable', { cause });
  }
};
