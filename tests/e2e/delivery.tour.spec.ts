import type { BrowserContext } from '@playwright/test';
import { ann } from '../machines/app/shell-samples.ts';
import { idNumber } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/outbox/delivery.model.ts';
import { advanceUntil } from './support/clock.ts';
import { kindOf } from './support/confirmations.ts';
import { networkReturns } from './support/page-events.ts';
import { writtenWalks } from './support/steps.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { code, expect, sent, testTours } from './support/tour.ts';

const walks = writtenWalks(model, {
  'what can be sent, at once or later': `
    unsent.changed › message.claimed › done sendMessage({kind: "accepted"}) ›
    message.claimed › done sendMessage({kind: "roomBusy"}) › timer ›
    message.claimed › error sendMessage › connection.restored ›
    message.claimed › error sendMessage › timer ›
    message.claimed › session.ended › session.started`,
  'what is refused, and waits for the user': `
    message.claimed › done sendMessage({kind: "refused", failure: {…}}) › outbox.empty ›
    unsent.changed › outbox.empty › connection.restored › outbox.unavailable › connection.restored › error claimMessage`,
  'a browser that allows no listener': 'error watchUnsent',
});

testTours('[S8.10] delivery', { model, walks }, async ({ page, context }) => {
  const peer = await StreamPeer.start(page, ['/girl/chat/send']);
  const room = await holdRoom(context);
  const notification = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'A message wasn’t sent' });
  const ids = { clientMessageId: 'any', messageId: 'message-1', replyId: 'message-2' };
  const refuse = (reason: number) => peer.send({ type: 'error', code: reason, message: 'No.' });
  const responses: Readonly<Record<string, () => Promise<void>>> = {
    accepted: () => peer.send({ type: 'accepted', ...ids }),
    roomBusy: () => refuse(code.busy),
    refused: async () => {
      await refuse(code.notFound);
      await advanceUntil(page, expect(notification).toBeVisible());
    },
  };
  return {
    opening: '/support',
    forbidden: { watchUnsent: ['storage'] },
    answers: {
      sendMessage: async (how, result) => (how === 'error' ? peer.cut() : responses[kindOf(result)]?.()),
      claimMessage: () => page.evaluate(failToStart),
    },
    causes: {
      'message.claimed': room.yield,
      'outbox.empty': room.yield,
      'unsent.changed': room.write,
      'connection.restored': () => networkReturns(page),
      // A sign-in and a logout load other parts of the page too; and code that is loaded cannot fail to load.
      '*': sent,
    },
    assertions: [[['idle', 'claiming', 'postponed'], page.getByRole('heading', { level: 1 })]],
  };
});

/** Runs in the page. The call of the browser with which the claim begins fails once, when another tab has stored a message. */
function failToStart(): void {
  const { AbortController } = globalThis;
  const broken = function () {
    globalThis.AbortController = AbortController;
    throw new Error('not here');
  };
  Object.assign(globalThis, { AbortController: broken });
  dispatchEvent(new StorageEvent('storage', { key: 'mates.unsent/any' }));
}

/** Opens another tab, which shows the room in which three messages wait: it holds the lock of the room. */
async function holdRoom(context: BrowserContext) {
  const tab = await context.newPage();
  let written = 0;
  /** Stores one more message. */
  const write = async () => {
    written += 1;
    const id = idNumber(500 + written);
    const message = { clientMessageId: id, text: `Text ${written}`, at: written, held: false };
    const entry = [`mates.unsent/${ann.uuid}/room-1/${id}`, JSON.stringify(message)] as const;
    await tab.evaluate(([key, text]) => localStorage.setItem(key, text), entry);
  };
  /** Leaves the room to the tab that waits for it, and takes it again after that. */
  const yieldRoom = () => tab.evaluate(takeLock, `mates.room/${ann.uuid}/room-1`);
  await tab.goto('/icon.svg');
  for (let count = 0; count < 3; count += 1) await write();
  await yieldRoom();
  return { write, yield: yieldRoom };
}

declare global {
  // `var` is how TypeScript declares a property of `globalThis`.
  var releaseLock: (() => void) | undefined;
}

/** Runs in the tab. Requests the lock, and releases it if the tab holds it; else waits until the tab has it. */
function takeLock(name: string): Promise<void> | undefined {
  const release = globalThis.releaseLock;
  const taken = new Promise<void>((isTaken) => {
    void navigator.locks.request(name, () => {
      isTaken();
      return new Promise<void>((done) => (globalThis.releaseLock = done));
    });
  });
  release?.();
  return release === undefined ? taken : undefined;
}
