import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { changes } from '../../../contract/changes.ts';

/** The outcome of a request: an envelope, or a complete stream. */
export interface Outcome {
  readonly status: number;
  /** The envelope's code; 200 for a stream. */
  readonly c: number;
  /** The raw response body. */
  readonly text: string;
}

const Whole = v.strictObject({ c: v.number(), m: v.nullable(v.string()), d: v.unknown() });

/** Makes a call with any input; fails when the response is neither an envelope nor a stream. */
export const ask = async (
  url: string,
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const query = isInQuery(call) ? queryOf(input) : '';
  const response = await fetch(url + call.path + query, {
    method: call.method,
    ...contentOf(call, input, headers),
  });
  const text = await (call.path === changes.path ? readStart(response) : response.text());
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    return { status: response.status, c: 200, text };
  }
  return { status: response.status, c: v.parse(Whole, JSON.parse(text)).c, text };
};

/** Whether the input is the query. */
export const isInQuery = ({ method, body }: Call): boolean => method === 'GET' || body === 'picture';

const contentOf = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): RequestInit => {
  if (call.body === 'picture')
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

/** Reads the first part of a response; a feed of changes has no end. */
const readStart = async ({ body }: Response): Promise<string> => {
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    return text;
  }
  return '';
};

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
