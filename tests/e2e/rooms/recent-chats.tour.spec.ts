import * as v from 'valibot';
import { Room } from '../../../contract/rooms/room.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { model as whole } from '../../machines/rooms/recent-chats.model.ts';
import { pickForChat } from '../support/menus.ts';
import {
  absent,
  attached,
  counted,
  outputOf,
  pressIn,
  refusal,
  sent,
  success,
} from '../support/tours/tour.ts';
import { testTours, whileSignedIn, type Cause } from '../support/tours/tour.ts';

const listCall = '/room/roomList';
/** The user's actions to change a room, by the change. */
const actions = {
  'room.removed': { verb: 'Delete', call: '/room/deleteRoom' },
  'room.archived': { verb: 'Archive', call: '/room/archiveRoom' },
  'room.restored': { verb: 'Undo the deletion of', call: '/room/restoreRoom' },
  'room.expired': { verb: 'Undo the deletion of', call: '/room/restoreRoom' },
} as const;

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

testTours('[S2.8] recentChats', { model: whileSignedIn(whole) }, ({ page, gate, main }) => {
  const change: Cause = async (event, { snapshot }) => {
    const { type, roomId, room, canBeRestored } = v.parse(Change, event);
    const { verb, call } = actions[type];
    const mate = mateOf(roomId ?? room?.roomId);
    const name = `${verb} the chat with ${mate}`;
    await (call === '/room/restoreRoom' ? pressIn(page, name) : pickForChat(page, mate, name));
    if (type === 'room.removed' && snapshot.context.canUndo !== true) await pressIn(page, 'Delete chat');
    if (type === 'room.expired') return gate.settle(call, refusal(4040, 'There is no such chat.'));
    if (type !== 'room.removed') return gate.settle(call, success(room));
    return gate.settle(call, success(canBeRestored === true ? { until: Date.now() + 60_000 } : null));
  };
  const list: Cause = async (event) => {
    const { rooms, removed, canUndo, isCopy } = v.parse(Listing, outputOf(event));
    if (isCopy === true) {
      await page.evaluate(storeCopy, { rooms, removed: [] });
      return gate.fail(listCall);
    }
    const restorable = removed.map((room) => ({ room, until: Date.now() + 60_000 }));
    return gate.settle(listCall, success(canUndo ? { rooms, removed: restorable } : { rooms }));
  };
  const button = (name: RegExp) => page.getByRole('button', { name, includeHidden: true });
  return {
    opening: {
      place: '/recent-chats',
      held: [listCall, ...new Set(Object.values(actions).map(({ call }) => call))],
    },
    causes: {
      'xstate.done.actor.request': list,
      'xstate.done.actor.refresh': list,
      // Only a conversation beside the list causes it.
      'rooms.changed': sent,
      '*': change,
    },
    within: main,
    assertions: [
      [{ list: 'loading' }, attached('Loading your chats')],
      [{ list: 'ready' }, counted(button(/^Options for the chat with/), ({ rooms }) => rooms.length)],
      [{ list: 'ready' }, counted(button(/^Undo the deletion/), ({ removed }) => removed.length)],
      [{ list: { ready: 'empty' } }, 'No chats yet'],
      [{ refresh: 'fetching' }, absent('Loading your chats')],
      [{ list: 'failed' }, 'Couldn’t load your chats'],
    ],
  };
});

/** Runs in the page: the browser has a copy of the list, and is offline. */
async function storeCopy(list: object): Promise<void> {
  const copies = await caches.open('mates.copies/ann');
  await copies.put('/copies/list', Response.json(list));
  Object.defineProperty(navigator, 'onLine', { value: false });
}

const mateOf = (wanted: string | undefined): string =>
  [roomWithIris, roomWithTomas].find(({ roomId }) => roomId === wanted)?.mate.name ?? '';
