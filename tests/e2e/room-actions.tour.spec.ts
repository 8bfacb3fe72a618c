import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { Room } from '../../contract/room.ts';
import type { RoomActionsContext } from '../../src/machines/rooms/room-actions.types.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-actions.model.ts';
import { advanceUntil } from './support/clock.ts';
import { endConfirmation } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

const listCall = '/room/roomList';
const actions = {
  'room.delete': { name: 'Delete the chat with Iris Vale', call: '/room/deleteRoom' },
  'room.archive': { name: 'Archive the chat with Iris Vale', call: '/room/archiveRoom' },
  'room.restore': { name: 'Restore the chat with Tomas Reed', call: '/room/restoreRoom' },
} as const;

testTours('[S7.13] roomActions', { model }, async ({ page, observer, walk }) => {
  const { canUndo }: RoomActionsContext = walk.start.snapshot.context;
  const gate = await openSignedIn(page, '/recent-chats', {
    held: [listCall, ...Object.values(actions).map(({ call }) => call)],
  });
  await gate.settle(listCall, success(listing(canUndo)));
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: /^Delete the chat with/ });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { canUndo, commands }: RoomActionsContext = snapshot.context;
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'deleteRoom')
      await answer(v.parse(Ended, cause.result), canUndo);
    else if (cause.kind === 'done') await end(typeOf(cause.child), v.parse(Ended, cause.result));
    else {
      const type = v.parse(Type, event.type);
      // What is under way is not asked for again; what failed is.
      if (commands.some(({ id }) => typeOf(id) === type)) await fail(type);
      await ask(type, canUndo);
    }
  }

  /** What was removed or restored before is listed again as it was. */
  async function ask(type: keyof typeof actions, canUndo: boolean): Promise<void> {
    const { name } = actions[type];
    if (!(await page.getByRole('button', { name, exact: true }).isVisible())) {
      await observer.send('recentChats', { type: 'rooms.changed' });
      await gate.settle(listCall, success(listing(canUndo)));
    }
    await press(name);
  }

  async function fail(type: keyof typeof actions): Promise<void> {
    await gate.fail(actions[type].call);
    await advanceUntil(page, expect(main.getByRole('alert')).toBeVisible());
  }

  async function end(type: keyof typeof actions, { kind, result }: Ended): Promise<void> {
    const { call } = actions[type];
    if (kind === 'canceled') {
      await fail(type);
      await press('Cancel');
    } else if (result?.type === 'room.expired')
      await gate.settle(call, refusal(4040, 'There is no such chat.'));
    else if (result?.canBeRestored === true) await gate.settle(call, success({ until: Date.now() + 60_000 }));
    else await gate.settle(call, success(result?.room ?? null));
  }

  async function answer(outcome: Ended, canUndo: boolean): Promise<void> {
    await endConfirmation(page, outcome, {
      form: dialog,
      submit: () => press('Delete chat'),
      settle: () => gate.settle(actions['room.delete'].call, success(null)),
    });
    if (outcome.kind === 'abandoned') await gate.settle(listCall, success(listing(canUndo)));
  }

  return {
    actor: 'roomActions.part',
    happen,
    assertions: [
      ['idle', () => expect(dialog).toHaveCount(0)],
      ['confirmingDeletion', () => expect(dialog.getByRole('button', { name: 'Delete chat' })).toBeEnabled()],
    ],
  };
}

/** Two conversations; where the host can restore, one of them was deleted a moment ago. */
const listing = (canUndo: boolean) =>
  canUndo
    ? { rooms: [roomWithIris], removed: [{ room: roomWithTomas, until: Date.now() + 60_000 }] }
    : { rooms: [roomWithIris, roomWithTomas] };

const Type = v.picklist(['room.delete', 'room.archive', 'room.restore']);
const Ended = v.object({
  kind: v.string(),
  result: v.optional(
    v.object({ type: v.string(), canBeRestored: v.optional(v.boolean()), room: v.optional(Room) }),
  ),
});
type Ended = v.InferOutput<typeof Ended>;

/** `room.delete` for `room.delete.room-1`. */
const typeOf = (commandId: string): keyof typeof actions =>
  v.parse(Type, commandId.split('.').slice(0, 2).join('.'));
