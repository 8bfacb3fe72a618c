import * as v from 'valibot';
import { captain, irisAsDefault } from '../machines/account/account-samples.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-settings.model.ts';
import { absent, attached, expect, fillIn, pressIn, success, testTours, textIn } from './support/tour.ts';

const copy = { exportedAt: 1, room: roomWithIris, notes: '', persona: null, messages: [] };
const Saved = v.object({ text: v.optional(v.string()), replies: v.optional(v.unknown()) });
const Exported = v.object({ room: v.unknown() });
const labels: Readonly<Record<string, string>> = { title: 'Name', notes: 'Notes for this chat' };

testTours('roomSettings', { model }, ({ page, main, start, button }) => {
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris?' });
  const busy = page.getByRole('button', { name: /^(Saving|Preparing)…$/ });
  const hasRoom = !start.matches({ page: 'empty' });
  async function saveReplies(): Promise<void> {
    await page.getByLabel('Model', { exact: true }).selectOption('large');
    await fillIn(page, { Short: true, Inventive: true }, 'Save reply settings');
  }
  return {
    opening: {
      place: hasRoom ? '/chat-profile?roomId=room-1' : '/chat-profile',
      answers: {
        '/user/personas': success({ personas: [captain] }),
        '/room/persona': success(irisAsDefault),
      },
    },
    answers: {
      request: '/room/notes',
      'room.delete': '/room/deleteRoom',
      deleteRoom: { call: '/room/deleteRoom', form: dialog, submit: 'Delete chat' },
      'room.save.title': {
        call: '/room/renameRoom',
        response: (saved) => ({ ...roomWithIris, title: v.parse(Saved, saved).text }),
      },
      'room.save.notes': {
        call: '/room/notes',
        response: (saved) => ({ notes: v.parse(Saved, saved).text }),
      },
      'room.save.replies': {
        call: '/room/replySettings',
        response: (saved) => v.parse(Saved, saved).replies,
      },
      'room.export.json': { call: '/room/exportRoom', response: (file) => v.parse(Exported, file).room },
      'room.export.markdown': { call: '/room/export', response: () => copy },
    },
    failure: main.getByRole('alert'),
    causes: {
      'text.change': (event) =>
        page.getByLabel(labels[textIn(event, 'field')] ?? '', { exact: true }).fill(textIn(event, 'text')),
      'room.save': async (event) => {
        const field = textIn(event, 'field');
        if (field === 'replies') return saveReplies();
        const text = { [labels[field] ?? '']: textIn(event, 'text') };
        return fillIn(page, text, field === 'title' ? 'Save name' : 'Save notes');
      },
      'room.export': (event) =>
        pressIn(page, textIn(event, 'form') === 'json' ? 'Download as JSON' : 'Download as text'),
      'room.delete': 'Delete this chat',
    },
    assertions: [
      [{ page: 'loading' }, attached('Loading the notes')],
      [{ page: 'failed' }, 'Couldn’t load the notes.'],
      [{ page: { ready: 'idle' } }, absent(dialog), button('Save notes').or(button('Saving…')).first()],
      // A failed command is not busy: the model does not know the difference.
      [
        { page: { ready: 'idle' } },
        async ({ context }) => context.commands.length > 0 || expect(busy).toHaveCount(0),
      ],
      [{ page: { ready: 'confirmingDeletion' } }, dialog],
      [{ page: 'empty' }, absent('Save notes')],
      [{ page: 'deleted' }, page.getByRole('heading', { name: 'Recent chats' })],
    ],
  };
});
