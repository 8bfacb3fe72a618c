import * as v from 'valibot';
import { Room } from '../../../contract/rooms/room.ts';
import type { RoomActionsContext } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { model } from '../../machines/rooms/room-actions.model.ts';
import { kindOf } from '../support/confirmations.ts';
import { pickForChat } from '../support/menus.ts';
import { absent, enabled, on, pressIn, refusal, success, testTours } from '../support/tours/tour.ts';

const listCall = '/room/roomList';
const soon = () => ({ until: Date.now() + 60_000 });

const copy = { exportedAt: 1, room: roomWithIris, notes: '', persona: null, messages: [] };

const Changed = v.object({
  type: v.string(),
  canBeRestored: v.optional(v.boolean()),
  room: v.optional(Room),
});

/** The response to a change of a room. */
function envelope(result: unknown) {
  const { type, canBeRestored, room } = v.parse(Changed, result);
  if (type === 'room.expired') return refusal(4040, 'There is no such chat.');
  return success(canBeRestored === true ? soon() : (room ?? null));
}

testTours('[S7.13] roomActions', { model }, ({ page, gate, observer, main, start, button }) => {
  const { canUndo }: RoomActionsContext = start.context;
  const dialog = page.getByRole('dialog', { name: /^Delete the chat with/ });
  const names = page.getByRole('dialog', { name: 'Name of this chat' });
  /** Two conversations; where the host can restore, one of them was deleted a moment ago. */
  const listing = canUndo
    ? { rooms: [roomWithIris], removed: [{ room: roomWithTomas, ...soon() }] }
    : { rooms: [roomWithIris, roomWithTomas] };
  const list = () => gate.settle(listCall, success(listing));

  async function listAgain(): Promise<void> {
    await observer.send('recentChats', { type: 'rooms.changed' });
    await list();
  }
  /** A room that was removed or restored before is listed again as it was. */
  const press = (name: string) => async () => {
    if (!(await button(name).isVisible())) await listAgain();
    await pressIn(page, name);
  };
  const pick = (name: string) => async () => {
    if (!(await button('Options for the chat with Iris Vale').isVisible())) await listAgain();
    await pickForChat(page, 'Iris Vale', name);
  };
  return {
    actor: 'roomActions.part',
    opening: { place: '/recent-chats', held: [listCall] },
    begin: list,
    answers: {
      'room.delete': { call: '/room/deleteRoom', envelope },
      'room.rename': { call: '/room/renameRoom', envelope },
      'room.archive': { call: '/room/archiveRoom', envelope },
      'room.export.markdown': { call: '/room/export', response: () => copy },
      'room.restore': { call: '/room/restoreRoom', envelope },
      deleteRoom: {
        call: '/room/deleteRoom',
        response: () => null,
        form: dialog,
        submit: 'Delete chat',
        afterwards: async (outcome) => (kindOf(outcome) === 'abandoned' ? list() : undefined),
      },
    },
    failure: main.getByRole('alert'),
    causes: {
      'room.delete': pick('Delete the chat with Iris Vale'),
      'room.archive': pick('Archive the chat with Iris Vale'),
      'room.export': pick('Download as text'),
      'name.edit': pick('Rename the chat with Iris Vale'),
      'name.cancel': () => on(names).button('Cancel').click(),
      'room.rename': async () => {
        await names.getByRole('textbox', { name: 'Name of this chat' }).fill('Tea');
        await on(names).button('Save').click();
      },
      'room.restore': press('Undo the deletion of the chat with Tomas Reed'),
    },
    assertions: [
      ['idle', absent(dialog), absent(names)],
      ['naming', names.getByRole('textbox', { name: 'Name of this chat' })],
      ['confirmingDeletion', enabled(on(dialog).button('Delete chat'))],
    ],
  };
});
