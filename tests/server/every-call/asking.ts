import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import { changes } from '../../../contract/changes.ts';

/** The outcome of a request: an envelope, or a complete stream or file. */
export interface Outcome {
  readonly status: number;
  /** The envelope's code; 200 for a stream. */
  readonly c: number;
  /** The raw response body. */
  readonly text: string;
}

const Whole = v.strictObject({ c: v.number(), m: v.nullable(v.string()), d: v.unknown() });

/** A response whose body has arrived and was not read yet. */
interface Received {
  readonly status: number;
  readonly isStream: boolean;
  readonly parts: readonly Uint8Array[];
}

/** Makes a call with any input; fails when the response is neither an envelope nor a stream. */
export const ask = async (...request: Parameters<typeof send>): Promise<Outcome> =>
  toOutcome(await send(...request));

/** The types of answers that are no envelope. */
const streams = /^(?:text\/event-stream|application\/zip)/;

/** Makes a call with any input. Nothing of the response is read, which would take the thread of a server in the same process. */
export const send = async (
  url: string,
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Received> => {
  const query = isInQuery(call) ? queryOf(input) : '';
  const {
    status,
    headers: received,
    body,
  } = await fetch(url + call.path + query, {
    method: call.method,
    ...contentOf(call, input, headers),
  });
  const parts: Uint8Array[] = [];
  for await (const part of body ?? []) {
    parts.push(part);
    // A feed of changes has no end.
    if (call.path === changes.path) break;
  }
  return { status, isStream: streams.test(received.get('content-type') ?? ''), parts };
};

/** Reads a response; fails when it is neither an envelope nor a stream. */
export const toOutcome = ({ status, isStream, parts }: Received): Outcome => {
  const text = Buffer.concat(parts).toString();
  return { status, c: isStream ? code.ok : v.parse(Whole, JSON.parse(text)).c, text };
};

/** Whether the input is the query. */
export const isInQuery = ({ method, body }: Call): boolean => method === 'GET' || body !== undefined;

const contentOf = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): RequestInit => {
  if (call.body !== undefined)
    return { headers: { ...headers, 'content-type': 'image/png' }, body: smallPicture };
  return call.method === 'GET'
    ? { headers }
    : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) };
};

/** A PNG of one pixel. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends lists as repeated parameters, and other non-strings as JSON. */
const queryOf = (input: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((part) => part !== undefined)
      .map(
        (part) =>
          `${encodeURIComponent(name)}=${encode(typeof part === 'string' ? part : JSON.stringify(part))}`,
      ),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** A lone surrogate cannot be encoded in a URL; invalid UTF-8 bytes replace it. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, 'HALF')).replaceAll('HALF', '%ed%a0%80');

/** Returns the input with the field replaced; `undefined` removes it. */
export const withField = (
  input: Readonly<Record<string, unknown>>,
  [name = '', ...inner]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const { [name]: old, ...others } = input;
  if (inner.length > 0) {
    return {
      ...others,
      [name]: withField(v.parse(v.record(v.string(), v.unknown()), old ?? {}), inner, value),
    };
  }
  return value === undefined ? others : { ...others, [name]: value };
};
