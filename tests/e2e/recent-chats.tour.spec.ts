import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { Room } from '../../contract/room.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/rooms/recent-chats.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { RecentChatsContext } from '../../src/machines/rooms/recent-chats.types.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const model = whileSignedIn(whole);
const listCall = '/room/roomList';
/** What the user does to change a room, by the change. */
const actions = {
  'room.removed': { verb: 'Delete', call: '/room/deleteRoom' },
  'room.archived': { verb: 'Archive', call: '/room/archiveRoom' },
  'room.restored': { verb: 'Restore', call: '/room/restoreRoom' },
  'room.expired': { verb: 'Restore', call: '/room/restoreRoom' },
} as const;

testTours('[S2.8] recentChats', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/recent-chats', {
    held: [listCall, ...new Set(Object.values(actions).map(({ call }) => call))],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { canUndo }: RecentChatsContext = snapshot.context;
    if (cause.kind === 'done') await settleList(cause.result);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    // Only a conversation beside the list causes it.
    else if (event.type === 'rooms.changed') await observer.send('recentChats', event);
    else if (event.type === 'load.retry') await press('Try again');
    else await change(v.parse(Change, event), canUndo);
  }

  async function change({ type, roomId, room, canBeRestored }: Change, canUndo: boolean): Promise<void> {
    const { verb, call } = actions[type];
    await press(`${verb} the chat with ${mateOf(roomId ?? room?.roomId)}`);
    if (type === 'room.removed' && !canUndo) await press('Delete chat');
    if (type === 'room.expired') await gate.settle(call, refusal(4040, 'There is no such chat.'));
    else if (type === 'room.removed')
      await gate.settle(call, success(canBeRestored === true ? { until: Date.now() + 60_000 } : null));
    else await gate.settle(call, success(room));
  }

  async function settleList(listing: unknown): Promise<void> {
    const { rooms, removed, canUndo, isCopy } = v.parse(Listing, listing);
    if (isCopy === true) {
      await page.evaluate(storeCopy, { rooms, removed: [] });
      return gate.fail(listCall);
    }
    await gate.settle(
      '/room/roomList',
      success(
        canUndo
          ? { rooms, removed: removed.map((room) => ({ room, until: Date.now() + 60_000 })) }
          : { rooms },
      ),
    );
  }

  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  return [
    [{ list: 'loading' }, () => expect(main.getByText('Loading your chats')).toBeAttached()],
    [
      { list: 'ready' },
      async ({ context }) => {
        const { rooms, removed }: RecentChatsContext = context;
        await expect(
          page.getByRole('button', { name: /^Delete the chat with/, includeHidden: true }),
        ).toHaveCount(rooms.length);
        await expect(
          page.getByRole('button', { name: /^Restore the chat/, includeHidden: true }),
        ).toHaveCount(removed.length);
      },
    ],
    [{ list: { ready: 'empty' } }, see('No chats yet')],
    [{ refresh: 'fetching' }, () => expect(main.getByText('Loading your chats')).toHaveCount(0)],
    [{ list: 'failed' }, see('Couldn’t load your chats')],
  ];
}

/** Runs in the page: the browser has a copy of the list, and is offline. */
async function storeCopy(list: object): Promise<void> {
  const copies = await caches.open('mates.copies/ann');
  await copies.put('/copies/list', Response.json(list));
  Object.defineProperty(navigator, 'onLine', { value: false });
}

const Listing = v.object({
  rooms: v.array(Room),
  removed: v.array(Room),
  canUndo: v.boolean(),
  isCopy: v.optional(v.boolean()),
});
const Change = v.object({
  type: v.picklist(['room.removed', 'room.archived', 'room.restored', 'room.expired']),
  roomId: v.optional(v.string()),
  room: v.optional(Room),
  canBeRestored: v.optional(v.boolean()),
});
type Change = v.InferOutput<typeof Change>;

const mateOf = (wanted: string | undefined): string =>
  [roomWithIris, roomWithTomas].find(({ roomId }) => roomId === wanted)?.mate.name ?? '';
