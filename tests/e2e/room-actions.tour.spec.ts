import * as v from 'valibot';
import { Room } from '../../contract/room.ts';
import type { RoomActionsContext } from '../../src/machines/rooms/room-actions.types.ts';
import { roomWithIris, roomWithTomas } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-actions.model.ts';
import { kindOf } from './support/confirmations.ts';
import { refusal, success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, testTours } from './support/tour.ts';

const listCall = '/room/roomList';

/** Two conversations; where the host can restore, one of them was deleted a moment ago. */
const listing = (canUndo: boolean) =>
  canUndo
    ? { rooms: [roomWithIris], removed: [{ room: roomWithTomas, until: Date.now() + 60_000 }] }
    : { rooms: [roomWithIris, roomWithTomas] };

const Changed = v.object({
  type: v.string(),
  canBeRestored: v.optional(v.boolean()),
  room: v.optional(Room),
});

/** The response to a change of a room. */
function answerTo(result: unknown) {
  const { type, canBeRestored, room } = v.parse(Changed, result);
  if (type === 'room.expired') return refusal(4040, 'There is no such chat.');
  return success(canBeRestored === true ? { until: Date.now() + 60_000 } : (room ?? null));
}

testTours('[S7.13] roomActions', { model }, async ({ page, observer, walk }) => {
  const { canUndo }: RoomActionsContext = walk.start.snapshot.context;
  const dialog = page.getByRole('dialog', { name: /^Delete the chat with/ });
  const list = () => gate.settle(listCall, success(listing(canUndo)));
  const answers: Answers = {
    'room.delete': { call: '/room/deleteRoom', envelope: answerTo },
    'room.archive': { call: '/room/archiveRoom', envelope: answerTo },
    'room.restore': { call: '/room/restoreRoom', envelope: answerTo },
    deleteRoom: {
      call: '/room/deleteRoom',
      response: () => null,
      form: dialog,
      submit: () => pressIn(dialog, 'Delete chat'),
      afterwards: async (outcome) => (kindOf(outcome) === 'abandoned' ? list() : undefined),
    },
  };
  const gate = await openSignedIn(page, '/recent-chats', { held: [listCall, ...callsOf(answers)] });
  await list();

  /** What was removed or restored before is listed again as it was. */
  const press = (name: string) => async () => {
    if (!(await page.getByRole('button', { name, exact: true }).isVisible())) {
      await observer.send('recentChats', { type: 'rooms.changed' });
      await list();
    }
    await pressIn(page, name);
  };
  return {
    actor: 'roomActions.part',
    gate,
    answers,
    failure: page.getByRole('main').getByRole('alert'),
    causes: {
      'room.delete': press('Delete the chat with Iris Vale'),
      'room.archive': press('Archive the chat with Iris Vale'),
      'room.restore': press('Restore the chat with Tomas Reed'),
    },
    assertions: [
      ['idle', absent(dialog)],
      ['confirmingDeletion', dialog.getByRole('button', { name: 'Delete chat', disabled: false })],
    ],
  };
});
