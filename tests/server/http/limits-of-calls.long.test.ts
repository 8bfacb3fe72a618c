import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import { budgets, writesPerMinute, type Budget } from '../../../server/limits/budgets.ts';
import { belongingsOf } from '../every-call/belongings.ts';
import { everyCall } from '../every-call/calls.ts';
import { sampleOf } from '../every-call/samples.ts';
import { budgetsOf, failuresOf } from '../support/budgets-of.ts';
import { startAttackedServer } from '../support/network/networks.ts';

const writes = (await everyCall()).filter(({ call }) => call.effect === 'write');

let attacked: Awaited<ReturnType<typeof startAttackedServer>>;
beforeAll(async () => {
  attacked = await startAttackedServer({ environment: { GRANT_CHATS: '200' } });
});
afterAll(() => attacked.stop());

/** Counted only for a valid link, which no sample contains. */
const forGoodLinks: readonly Budget[] = [budgets['link-password-address'], budgets['link-password-sign-up']];

/** Returns how often the limits allow a call that has a new e-mail each time and, if required, a session. */
const allowedFor = ({ path, access }: Call): number =>
  Math.min(
    // The samples' passwords are wrong: one more attempt is accepted before the delays start.
    ...failuresOf(path).map(({ free }) => free + 1),
    writesPerMinute[`/${path.slice(1)}`] ?? Number.POSITIVE_INFINITY,
    ...budgetsOf(path)
      .filter((budget) => !forGoodLinks.includes(budget) && (access === 'token' || budget.per !== 'account'))
      .map(({ points }) => points),
  );

/** Makes a call, and disconnects from a stream. */
const sendRequest = async (path: string, input: unknown, headers: Record<string, string>) => {
  const response = await fetch(`${attacked.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  const { c } = v.parse(v.object({ c: v.number() }), isStream ? { c: code.ok } : await response.json());
  return { c, wait: Number(response.headers.get('retry-after')) };
};

test.each(writes.map(({ name, call }, index) => [name, call, index] as const))(
  '%s is rejected beyond its limit, with a time to retry',
  async (name, call, index) => {
    const network = `10.1.${String(index)}.1`;
    const { person, ...own } = await belongingsOf(
      { ...attacked.server, post: attacked.browser(network).post },
      'Fay',
    );
    const sample = sampleOf[name];
    if (sample === undefined) throw new Error(`no sample for ${name}`);
    const allowed = allowedFor(call);
    expect(allowed).toBeLessThan(Number.POSITIVE_INFINITY);
    const isOpen = call.access === 'open';
    const headers = {
      'x-forwarded-for': `10.2.${String(index)}.1`,
      token: isOpen ? '' : person.token,
    };
    // Creating the belongings already made some of these calls.
    attacked.pass(3_600_000);

    const codes: number[] = [];
    let wait = 0;
    for (let count = 0; count <= allowed; count += 1) {
      const { input } = sample({ person, ...own });
      const answer = await sendRequest(call.path, input, headers);
      codes.push(answer.c);
      wait = answer.wait;
    }

    expect(codes.indexOf(code.tooMany)).toBe(allowed);
    expect(wait).toBeGreaterThan(0);
  },
);
