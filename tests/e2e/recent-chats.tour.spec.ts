import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import { Room } from '../../contract/room.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/rooms/recent-chats.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { RecentChatsContext } from '../../src/machines/rooms/recent-chats.types.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, textIn, tour, type StateAssertion, type Stage } from './support/tour.ts';

const model = whileSignedIn(whole);
const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  request: '/room/roomList',
  refresh: '/room/roomList',
  removeRoom: '/room/deleteRoom',
  archiveRoom: '/room/archiveRoom',
  restoreRoom: '/room/restoreRoom',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.8] recentChats, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openSignedIn(page, '/recent-chats', {
      held: Object.values(calls),
    });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('recentChats: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'deleteRoom') await answer(cause.result);
    else if (cause.kind === 'error' && !(cause.child in calls && cause.child !== 'request'))
      await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'removeRoom')
      await settleRemoval(cause.result === true);
    else if (cause.kind === 'done' && (cause.child === 'request' || cause.child === 'refresh'))
      await settleList(cause.result);
    else if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    // Only a conversation beside the list causes it.
    else if (event.type === 'rooms.changed') await observer.send('recentChats', event);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'deletion.request') await press(`Delete the chat with ${mateIn(event)}`);
    else if (event.type === 'archive.request') await press(`Archive the chat with ${mateIn(event)}`);
    else await press(`Restore the chat with ${mateIn(event)}`);
  }

  async function answer(outcome: unknown): Promise<void> {
    const { kind } = v.parse(Outcome, outcome);
    await press(kind === 'confirmed' ? 'Delete chat' : 'Cancel');
    if (kind === 'confirmed') await settleRemoval(false);
  }

  async function settleList(listing: unknown): Promise<void> {
    const { rooms, removed, canUndo } = v.parse(Listing, listing);
    await gate.settle('/room/roomList', success(canUndo ? { rooms, removed } : { rooms }));
  }

  const settleRemoval = (canBeRestored: boolean): Promise<void> =>
    gate.settle('/room/deleteRoom', success(canBeRestored ? { until: Date.now() + 60_000 } : null));

  return { model, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /^Delete the chat with/ });
  return [
    { in: { list: 'loading' }, see: () => expect(main.getByText('Loading your chats')).toBeAttached() },
    {
      in: { list: 'ready' },
      see: async ({ context }) => {
        const { rooms, removed }: RecentChatsContext = context;
        await expect(
          page.getByRole('button', { name: /^Delete the chat with/, includeHidden: true }),
        ).toHaveCount(rooms.length);
        await expect(
          page.getByRole('button', { name: /^Restore the chat/, includeHidden: true }),
        ).toHaveCount(removed.length);
      },
    },
    { in: { list: { ready: 'idle' } }, see: () => expect(dialog).toHaveCount(0) },
    {
      in: { list: { ready: 'deleting' } },
      see: () => expect(main.getByRole('button', { name: /^Delete the chat/ }).first()).toBeDisabled(),
    },
    {
      in: { list: { ready: 'archiving' } },
      see: () =>
        expect(
          page.getByRole('button', { name: /^(Archive|Move) the chat/, includeHidden: true }).first(),
        ).toBeDisabled(),
    },
    {
      in: { list: { ready: 'confirmingDeletion' } },
      see: () => expect(dialog.getByRole('button', { name: 'Delete chat' })).toBeEnabled(),
    },
    {
      in: { list: { ready: 'restoring' } },
      see: () => expect(main.getByRole('button', { name: /^Restore the chat/ }).first()).toBeDisabled(),
    },
    { in: { list: 'empty' }, see: see('No chats yet') },
    { in: { refresh: 'fetching' }, see: () => expect(main.getByText('Loading your chats')).toHaveCount(0) },
    { in: { search: 'crashed' }, see: see('Couldn’t load this part of the page.') },
    { in: { import: 'crashed' }, see: see('Couldn’t load this part of the page.') },
    { in: { list: 'failed' }, see: see('Couldn’t load your chats') },
  ];
}

const Listing = v.object({ rooms: v.array(Room), removed: v.array(Room), canUndo: v.boolean() });
const Outcome = v.object({ kind: v.string() });

const mateIn = (event: EventObject): string =>
  [roomWithIris, roomWithTomas].find(({ roomId }) => roomId === textIn(event, 'roomId'))?.mate.name ?? '';
