import { afterEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import { provideDelivery } from '../../../../src/app/provide-delivery.ts';
import type { Toast } from '../../../../src/machines/shared/toast.ts';
import { createUnsent } from '../../../../src/services/chat/unsent.ts';
import { createHttp } from '../../../../src/services/http/http.ts';
import { createSafeStorage } from '../../../../src/services/storage/safe-storage.ts';
import { FakeLocks } from '../../../services/support/fake-locks.ts';
import { FakeStorage } from '../../../services/support/fake-storage.ts';
import { FakeWindow } from '../../../services/support/fake-window.ts';
import { say, startPeer } from '../../../services/support/peer.ts';
import { idNumber } from '../chat-samples.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };
const unsent = (n: number) => ({ clientMessageId: idNumber(n), text: `Text ${n}`, at: n, needsUser: false });
const accepted = {
  type: 'accepted',
  clientMessageId: idNumber(1),
  messageId: 'message-1',
  replyId: 'message-2',
};

const accept = say(`data: ${JSON.stringify(accepted)}\n\n`, { type: 'text/event-stream' });
const refuse = (c: number) => say(JSON.stringify({ c, m: 'No.', d: null }));

type Answer = ReturnType<typeof say>;

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(running.splice(0).map((peer) => peer.stop()));
});

/** The delivery with its services, two stored messages, and a server that gives these answers; the last to all that follow. */
async function start(...answers: readonly Answer[]) {
  const page = new FakeWindow('https://mates.example/');
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const left = [...answers];
  const peer = await startPeer((response) => (left.length > 1 ? left.shift() : left[0])?.(response));
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => undefined,
  );
  const { drafts } = createUnsent(storage);
  for (const n of [1, 2]) drafts.persistUnsent(thread, unsent(n));
  const { openStream } = createHttp({
    baseUrl: peer.origin,
    session: () => ({ token: 'secret', language: 'en' }),
    onExpired: () => undefined,
    onToken: () => undefined,
  });
  const toasts: Toast[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    provideDelivery({
      storage,
      openStream,
      userId: () => thread.userId,
      showToast: (_, toast) => void toasts.push(toast),
    }),
    { clock },
  ).start();
  running.push({
    async stop() {
      actor.stop();
      await peer.stop();
    },
  });
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  return {
    actor,
    page,
    drafts,
    toasts,
    clock,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    sent: () => peer.received.map(({ body }): unknown => JSON.parse(body)),
    stored: () => drafts.readUnsent(thread),
  };
}

const requestOf = (n: number) => ({ roomId: 'room-1', clientMessageId: idNumber(n), text: `Text ${n}` });

test('[S8.10] sends what waits in the order of writing, each message once', async () => {
  const { until, sent, stored, toasts } = await start(accept);
  await until('idle');
  expect(sent()).toEqual([requestOf(1), requestOf(2)]);
  expect([stored(), toasts]).toEqual([[], []]);
});

test.each([
  ['the user is out of credits', code.allowanceEmpty],
  ['the room was deleted', code.notFound],
  ['the mate is blocked', code.mateBlocked],
])(
  '[S8.10] where %s, the text is kept with the reason, the user is notified, and nothing behind it is sent',
  async (_, refusal) => {
    const { until, sent, stored, toasts } = await start(refuse(refusal), accept);
    await until('idle');
    expect(sent()).toEqual([requestOf(1)]);
    expect(stored()).toEqual([{ ...unsent(1), needsUser: true, code: refusal }, unsent(2)]);
    expect(toasts).toMatchObject([{ key: 'messageNotSent', error: { kind: 'rejected', code: refusal } }]);
  },
);

test('a message that is refused for its text is kept, and those behind it are sent', async () => {
  const { until, sent, stored, toasts } = await start(refuse(code.contentRefused), accept);
  await until('idle');
  expect(sent()).toEqual([requestOf(1), requestOf(2)]);
  expect(stored()).toEqual([{ ...unsent(1), needsUser: true, code: code.contentRefused }]);
  expect(toasts).toMatchObject([{ key: 'messageNotSent', error: { code: code.contentRefused } }]);
});

test('a message waits silently for the reply that is being written in its room', async () => {
  const { until, clock, sent, stored, toasts } = await start(refuse(code.busy), accept);
  await until({ postponed: 'roomBusy' });
  expect(stored()).toEqual([unsent(1), unsent(2)]);
  clock.increment(3000);
  await until('idle');
  expect(sent()).toEqual([requestOf(1), requestOf(1), requestOf(2)]);
  expect([stored(), toasts]).toEqual([[], []]);
});

test.each<[string, Answer]>([
  ['the connection breaks', (response) => void response.destroy()],
  ['the server is overloaded', refuse(code.tooMany)],
  ['the session has expired', refuse(code.loginExpired)],
  ['the answer ends before the server has confirmed the message', say('', { type: 'text/event-stream' })],
])('[S8.10] a message is sent later, without being asked for, where %s', async (_, failure) => {
  const { until, page, clock, stored, toasts } = await start(failure, failure, accept);
  await until({ postponed: 'unreachable' });
  expect(stored()).toEqual([unsent(1), unsent(2)]);
  clock.increment(30_000);
  await until('claiming');
  await until({ postponed: 'unreachable' });
  page.dispatchEvent(new Event('online'));
  await until('idle');
  expect([stored(), toasts]).toEqual([[], []]);
});

test('sends what another page has stored', async () => {
  const { until, page, drafts, sent } = await start(accept);
  await until('idle');
  drafts.persistUnsent(thread, unsent(3));
  page.dispatchEvent(
    Object.assign(new Event('storage'), { key: `mates.unsent/user-1/room-1/${idNumber(3)}` }),
  );
  await until('claiming');
  await until('idle');
  expect(sent().at(-1)).toEqual(requestOf(3));
});

test('the end of the session stops the sending, and the next session continues it', async () => {
  const { actor, until, sent, stored } = await start(() => undefined, accept);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  actor.send({ type: 'session.ended' });
  expect([actor.getSnapshot().value, stored()]).toEqual(['idle', [unsent(1), unsent(2)]]);
  actor.send({ type: 'session.started' });
  await until('idle');
  expect(stored()).toEqual([]);
});
