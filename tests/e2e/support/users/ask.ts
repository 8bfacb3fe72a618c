import * as v from 'valibot';
import type { Call } from '../../../../contract/call.ts';

/** The session of a user who can chat. */
export const adultBirthDate = '1990-05-17';

/** Makes one call; fails if the server rejects it. */
export async function ask<C extends Call>(
  call: C,
  input: v.InferInput<C['input']>,
  token = '',
  origin = process.env['E2E_URL'],
): Promise<v.InferOutput<C['output']>> {
  const url = new URL(call.path, origin);
  const isGet = call.method === 'GET';
  if (isGet)
    for (const [key, value] of Object.entries(Object(input))) url.searchParams.set(key, String(value));
  const response = await fetch(url, {
    method: call.method,
    headers: { 'content-type': 'application/json', token, language: 'en' },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  const { c, m, d } = v.parse(Answer, await response.json());
  if (c !== 200) throw new Error(`${call.path} answered ${c}: ${m}`);
  return v.parse(call.output, d);
}

const Answer = v.object({
  c: v.number(),
  m: v.optional(v.nullable(v.string())),
  d: v.optional(v.unknown()),
});
