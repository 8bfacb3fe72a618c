import * as v from 'valibot';
import { captain, irisAsDefault } from '../../machines/account/account-samples.ts';
import { model as whole } from '../../machines/rooms/room-settings.model.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { attached, expect, pressIn, success, testTours, textIn } from '../support/tours/tour.ts';

/** The page of a deleted conversation has closed, and with it the commands that were under way. */
const model = allowing(whole, (snapshot) => !snapshot.matches('deleted'));

const Saved = v.object({ text: v.optional(v.string()), replies: v.optional(v.unknown()) });

const idOf = ({ id }: { readonly id: string }) => id;

testTours('roomSettings', { model }, ({ page, gate, main, start }) => {
  const hasRoom = !start.matches('empty');
  const notes = page.getByLabel('Always keep in mind');
  const choice = page.getByLabel('Model', { exact: true });
  return {
    opening: {
      place: hasRoom ? '/chat-profile?roomId=room-1' : '/chat-profile',
      answers: {
        '/user/personas': success({ personas: [captain] }),
        '/room/persona': success(irisAsDefault),
      },
      held: ['/room/deleteRoom'],
    },
    answers: {
      request: '/room/notes',
      'notes.save': { call: '/room/notes', response: (saved) => ({ notes: v.parse(Saved, saved).text }) },
      'replies.save': { call: '/room/replySettings', response: (saved) => v.parse(Saved, saved).replies },
    },
    failure: main.getByRole('alert'),
    causes: {
      'notes.change': (event) => notes.fill(textIn(event, 'text')),
      'notes.leave': async () => {
        await notes.focus();
        await notes.press('Tab');
      },
      'replies.save': async () => choice.selectOption((await choice.inputValue()) === 'large' ? '' : 'large'),
      'room.removed': async () => {
        await pressIn(page, 'Delete this chat');
        await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
        await gate.settle('/room/deleteRoom', success(null));
      },
    },
    assertions: [
      ['loading', attached('Loading the notes')],
      ['failed', 'Couldn’t load the notes.'],
      ['ready', notes],
      ['ready', ({ context }) => expect(notes).toHaveValue(context.unsaved ?? context.notes)],
      [
        'ready',
        ({ context: { savedField, commands } }) =>
          expect(main.getByText('Saved', { exact: true })).toHaveCount(
            savedField !== null && !commands.map(idOf).includes(`${savedField}.save`) ? 1 : 0,
          ),
      ],
      ['empty', () => expect(notes).toHaveCount(0)],
      ['deleted', page.getByRole('heading', { name: 'Recent chats' })],
    ],
  };
});
