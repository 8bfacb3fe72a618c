import { afterEach, expect, test } from 'vitest';
import { send } from '../../../contract/rooms/chat.ts';
import { benefits } from '../../../contract/sign-in/user.ts';
import { createHttp } from '../../../src/services/http/http.ts';
import { say, startPeer } from '../../services/support/peer.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { fill, specificationTexts, type SpecificationText } from '../../support/specification-texts.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((peer) => peer.stop()));
});

const titled = (entries: readonly SpecificationText[]) =>
  entries.map((entry) => [entry.rows.map((row) => `[${row}]`).join(' '), entry.text, entry] as const);

test.each(titled(specificationTexts.filter(({ page }) => page !== undefined)))(
  '%s “%s” is shown as the specification words it',
  (_rows, text, { page = [] }) => expect(shownBy(page)).toBe(text),
);

test.each(titled(specificationTexts.filter(({ page }) => page === undefined)))(
  '%s “%s” is how a call fails, as the specification words it',
  async (_rows, text, { call = { status: 200 } }) =>
    expect(await failureAfter(call)).toBe(fill(text, { status: String(call.status) })),
);

/** Returns the English messages at those paths, one after another, as the page shows them. */
function shownBy(paths: readonly string[]): string {
  const texts = evaluateTexts('en');
  return paths.map((path) => messageAt(texts, path)).join(' ');
}

function messageAt(texts: unknown, path: string): string {
  const message = path
    .split('.')
    .reduce(
      (group, key) => (typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined),
      texts,
    );
  if (typeof message === 'function') return String(Reflect.apply(message, undefined, ['{product}']));
  if (typeof message === 'string') return message;
  throw new Error(`there is no message at ${path}`);
}

/** Returns the message with which a call, or without an envelope a stream, fails after that response. */
async function failureAfter({ status, c }: NonNullable<SpecificationText['call']>): Promise<string> {
  const peer = await startPeer(
    say(
      c === undefined ? 'down' : JSON.stringify({ c }),
      c === undefined ? { status, type: 'text/plain' } : { status },
    ),
  );
  running.push(peer);
  const http = createHttp({
    baseUrl: peer.origin,
    session: () => ({ token: 'secret', language: 'en' }),
    onToken: () => undefined,
    onExpired: () => undefined,
  });
  const call = c === undefined ? http.openStream(send, question) : http.call(benefits, {});
  return call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
}

const question = { roomId: 'room', clientMessageId: '0198c1de-7b7b-7000-8000-000000000000', text: 'Hello' };
