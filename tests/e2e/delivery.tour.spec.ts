import { expect, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { model } from '../machines/chat/outbox/delivery.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { ann } from '../machines/app/shell-samples.ts';
import { idNumber } from '../machines/chat/chat-samples.ts';
import { advanceUntil } from './support/clock.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { fails, happens, type Condition } from './support/steps.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { testTours, type StateAssertion } from './support/tour.ts';
import { networkReturns } from './support/page-events.ts';

const sendCall = '/girl/chat/send';
const claimed = happens('message.claimed');
const stored = happens('unsent.changed');
const online = happens('connection.restored');
const empty = happens('outbox.empty');
const passes: Condition = ({ cause }) => cause.kind === 'timer';
const ends =
  (kind: string): Condition =>
  ({ cause }) =>
    cause.kind === 'done' && v.is(v.object({ kind: v.literal(kind) }), cause.result);

const walks = {
  'what can be sent, at once or later': chosenWalk(model, [
    stored,
    claimed,
    ends('accepted'),
    claimed,
    ends('roomBusy'),
    passes,
    claimed,
    fails('sendMessage'),
    online,
    claimed,
    fails('sendMessage'),
    passes,
    claimed,
    happens('session.ended'),
    happens('session.started'),
  ]),
  'what is refused, and waits for the user': chosenWalk(model, [
    claimed,
    ends('refused'),
    empty,
    stored,
    empty,
    online,
    happens('outbox.unavailable'),
    online,
    fails('claimMessage'),
  ]),
  'a browser that allows no listener': chosenWalk(model, [fails('watchUnsent')]),
};

testTours('[S8.10] delivery', { model, walks }, async ({ page, context, observer, walk }) => {
  const failsAtStart = walk.steps.some(fails('watchUnsent'));
  if (failsAtStart) await forbidListening(page, 'storage');
  const peer = await StreamPeer.start(page, [sendCall]);
  const room = await RoomElsewhere.open(context);
  await openSignedIn(page, '/support', {});
  const notification = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'A message wasn’t sent' });
  const refuse = (c: number) => peer.send({ type: 'error', code: c, message: 'No.' });

  async function happen(step: Edge): Promise<void> {
    const { event, cause } = step;
    if (claimed(step)) await room.yield();
    else if (empty(step)) await room.yield();
    else if (stored(step)) await room.write();
    else if (online(step)) await networkReturns(page);
    else if (ends('accepted')(step))
      await peer.send({
        type: 'accepted',
        clientMessageId: 'any',
        messageId: 'message-1',
        replyId: 'message-2',
      });
    else if (ends('roomBusy')(step)) await refuse(code.busy);
    else if (ends('refused')(step)) {
      await refuse(code.notFound);
      await advanceUntil(page, expect(notification).toBeVisible());
    } else if (fails('sendMessage')(step)) await peer.cut();
    else if (cause.kind === 'error') await failToStart(page);
    // A sign-in and a logout load other parts of the page too; and code that is loaded cannot fail to load.
    else await observer.send('delivery', event);
  }

  const heading = page.getByRole('heading', { level: 1 });
  const assertions: StateAssertion[] = [
    ['idle', heading],
    ['claiming', heading],
    ['postponed', heading],
  ];
  return { close: () => peer.close(), happen, tookAtStart: fails('watchUnsent'), assertions };
});

/** The call of the browser with which the claim begins fails once, when another tab has stored a message. */
const failToStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { AbortController } = globalThis;
    const broken = function () {
      globalThis.AbortController = AbortController;
      throw new Error('not here');
    };
    Object.assign(globalThis, { AbortController: broken });
    dispatchEvent(new StorageEvent('storage', { key: 'mates.unsent/any' }));
  });

/** Another tab, which shows the room in which three messages wait: it holds the room's lock. */
class RoomElsewhere {
  readonly #tab: Page;
  #written = 0;

  private constructor(tab: Page) {
    this.#tab = tab;
  }

  static async open(context: BrowserContext): Promise<RoomElsewhere> {
    const tab = await context.newPage();
    await tab.goto('/icon.svg');
    const room = new RoomElsewhere(tab);
    while (room.#written < 3) await room.write();
    await tab.evaluate(holdRoom, `mates.room/${ann.uuid}/room-1`);
    return room;
  }

  /** Stores one more message. */
  async write(): Promise<void> {
    this.#written += 1;
    const id = idNumber(500 + this.#written);
    const message = { clientMessageId: id, text: `Text ${this.#written}`, at: this.#written, held: false };
    await this.#tab.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [`mates.unsent/${ann.uuid}/room-1/${id}`, JSON.stringify(message)],
    );
  }

  /** Leaves the room to the tab that waits for it, and takes it again after that. */
  async yield(): Promise<void> {
    await this.#tab.evaluate(() => globalThis.yieldRoom?.());
  }
}

declare global {
  // `var` is how TypeScript declares a property of `globalThis`.
  var yieldRoom: (() => void) | undefined;
}

/** Runs in the tab. */
async function holdRoom(name: string): Promise<void> {
  const hold = (): Promise<void> =>
    new Promise((isHeld) => {
      void navigator.locks.request(name, () => {
        isHeld();
        return new Promise<void>((release) => {
          globalThis.yieldRoom = () => {
            void hold();
            release();
          };
        });
      });
    });
  await hold();
}
