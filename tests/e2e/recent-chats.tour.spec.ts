import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { Room } from '../../contract/room.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/rooms/recent-chats.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { RecentChatsContext } from '../../src/machines/rooms/recent-chats.types.ts';
import { advanceUntil } from './support/clock.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const model = whileSignedIn(whole);
const listCall = '/room/roomList';
const calls: Readonly<Record<string, string>> = {
  'room.delete': '/room/deleteRoom',
  'room.archive': '/room/archiveRoom',
  'room.restore': '/room/restoreRoom',
};

testTours('[S2.8] recentChats', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/recent-chats', {
    held: [listCall, ...Object.values(calls)],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { commands }: RecentChatsContext = snapshot.context;
    if (cause.kind === 'done' && cause.child === 'deleteRoom') await answer(cause.result);
    else if (cause.kind === 'done' && (cause.child === 'request' || cause.child === 'refresh'))
      await settleList(cause.result);
    else if (cause.kind === 'done') await end(typeOf(cause.child), cause.result);
    else if (cause.kind === 'error' && cause.child === 'refresh') await gate.fail(listCall);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    // Only a conversation beside the list causes it.
    else if (event.type === 'rooms.changed') await observer.send('recentChats', event);
    else if (event.type === 'load.retry') await press('Try again');
    else {
      // What is under way is not asked for again; what failed is.
      if (commands.some(({ id }) => typeOf(id) === event.type)) await fail(event.type);
      await press(`${verbs[event.type]} the chat with ${mateIn(event)}`);
    }
  }

  async function fail(type: string): Promise<void> {
    await gate.fail(calls[type] ?? '');
    await advanceUntil(page, expect(page.getByRole('main').getByRole('alert')).toBeVisible());
  }

  async function end(type: string, outcome: unknown): Promise<void> {
    const call = calls[type] ?? '';
    const { kind, result } = v.parse(Ended, outcome);
    if (kind === 'canceled') {
      await fail(type);
      await press('Cancel');
    } else if (type === 'room.delete') await settleRemoval(result?.canBeRestored === true);
    else if (result?.type === 'room.expired')
      await gate.settle(call, refusal(4040, 'There is no such chat.'));
    else await gate.settle(call, success(result?.room));
  }

  async function answer(outcome: unknown): Promise<void> {
    const { kind } = v.parse(Outcome, outcome);
    await press(kind === 'confirmed' ? 'Delete chat' : 'Cancel');
    if (kind === 'confirmed') await settleRemoval(false);
  }

  async function settleList(listing: unknown): Promise<void> {
    const { rooms, removed, canUndo } = v.parse(Listing, listing);
    await gate.settle(
      '/room/roomList',
      success(
        canUndo
          ? { rooms, removed: removed.map((room) => ({ room, until: Date.now() + 60_000 })) }
          : { rooms },
      ),
    );
  }

  const settleRemoval = (canBeRestored: boolean): Promise<void> =>
    gate.settle('/room/deleteRoom', success(canBeRestored ? { until: Date.now() + 60_000 } : null));

  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /^Delete the chat with/ });
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
    [{ list: { ready: 'idle' } }, () => expect(dialog).toHaveCount(0)],
    [
      { list: { ready: 'confirmingDeletion' } },
      () => expect(dialog.getByRole('button', { name: 'Delete chat' })).toBeEnabled(),
    ],
    [{ list: 'empty' }, see('No chats yet')],
    [{ refresh: 'fetching' }, () => expect(main.getByText('Loading your chats')).toHaveCount(0)],
    [{ list: 'failed' }, see('Couldn’t load your chats')],
  ];
}

const Listing = v.object({ rooms: v.array(Room), removed: v.array(Room), canUndo: v.boolean() });
const Outcome = v.object({ kind: v.string() });
const Ended = v.object({
  kind: v.string(),
  result: v.optional(
    v.object({ type: v.string(), canBeRestored: v.optional(v.boolean()), room: v.optional(Room) }),
  ),
});

const verbs: Readonly<Record<string, string>> = {
  'room.delete': 'Delete',
  'room.archive': 'Archive',
  'room.restore': 'Restore',
};

/** `room.delete` for `room.delete.room-1`. */
const typeOf = (commandId: string): string => commandId.split('.').slice(0, 2).join('.');

const mateIn = (event: EventObject): string =>
  [roomWithIris, roomWithTomas].find(({ roomId }) => roomId === textIn(event, 'roomId'))?.mate.name ?? '';
