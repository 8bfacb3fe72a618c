import { expect } from '@playwright/test';
import * as v from 'valibot';
import { captain, irisAsDefault } from '../machines/account/account-samples.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-settings.model.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, attached, testTours, textIn } from './support/tour.ts';

const copy = { exportedAt: 1, room: roomWithIris, notes: '', persona: null, messages: [] };
const Saved = v.object({ text: v.optional(v.string()), replies: v.optional(v.unknown()) });
const Exported = v.object({ room: v.unknown() });

testTours('roomSettings', { model }, async ({ page, walk }) => {
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris?' });
  const answers: Answers = {
    request: '/room/notes',
    'room.delete': '/room/deleteRoom',
    deleteRoom: {
      call: '/room/deleteRoom',
      form: dialog,
      submit: () => pressIn(dialog, 'Delete chat'),
    },
    'room.save.title': {
      call: '/room/renameRoom',
      response: (saved) => ({ ...roomWithIris, title: v.parse(Saved, saved).text }),
    },
    'room.save.notes': { call: '/room/notes', response: (saved) => ({ notes: v.parse(Saved, saved).text }) },
    'room.save.replies': { call: '/room/replySettings', response: (saved) => v.parse(Saved, saved).replies },
    'room.export.json': { call: '/room/exportRoom', response: (file) => v.parse(Exported, file).room },
    'room.export.markdown': { call: '/room/export', response: () => copy },
  };
  const hasRoom = !walk.start.snapshot.matches({ page: 'empty' });
  const gate = await openSignedIn(page, hasRoom ? '/chat-profile?roomId=room-1' : '/chat-profile', {
    answers: { '/user/personas': success({ personas: [captain] }), '/room/persona': success(irisAsDefault) },
    held: callsOf(answers),
  });

  const busy = page.getByRole('button', { name: /^(Saving|Preparing)…$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fill = (field: string, text: string) =>
    page.getByLabel(field === 'title' ? 'Name' : 'Notes for this conversation', { exact: true }).fill(text);
  async function saveReplies(): Promise<void> {
    await page.getByLabel('Model', { exact: true }).selectOption('large');
    await page.getByRole('radio', { name: 'Short' }).check();
    await page.getByRole('radio', { name: 'Inventive' }).check();
    await pressIn(page, 'Save reply settings');
  }
  return {
    gate,
    answers,
    failure: page.getByRole('main').getByRole('alert'),
    causes: {
      'text.change': (event) => fill(textIn(event, 'field'), textIn(event, 'text')),
      'room.save': async (event) => {
        const field = textIn(event, 'field');
        if (field === 'replies') return saveReplies();
        await fill(field, textIn(event, 'text'));
        return pressIn(page, field === 'title' ? 'Save name' : 'Save notes');
      },
      'room.export': (event) =>
        pressIn(page, textIn(event, 'form') === 'json' ? 'Download as JSON' : 'Download as text'),
      'room.delete': 'Delete this conversation',
    },
    assertions: [
      [{ page: 'loading' }, attached(page.getByText('Loading the notes'))],
      [{ page: 'failed' }, 'Couldn’t load the notes.'],
      [{ page: { ready: 'idle' } }, absent(dialog), button('Save notes').or(button('Saving…')).first()],
      // What failed is not busy: the model does not know the difference.
      [
        { page: { ready: 'idle' } },
        async ({ context }) => context.commands.length > 0 || expect(busy).toHaveCount(0),
      ],
      [{ page: { ready: 'confirmingDeletion' } }, dialog],
      [{ page: 'empty' }, absent(page.getByText('Save notes'))],
      [{ page: 'deleted' }, page.getByRole('heading', { name: 'Recent chats' })],
    ],
  };
});
