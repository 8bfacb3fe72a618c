import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { RoomSettingsContext } from '../../src/machines/rooms/room-settings.types.ts';
import { captain, irisAsDefault } from '../machines/account/account-samples.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-settings.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { advanceUntil } from './support/clock.ts';
import { success, type Gate } from './support/gate.ts';
import { isCanceled } from './support/confirmations.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/room/notes',
  deleteRoom: '/room/deleteRoom',
  'room.delete': '/room/deleteRoom',
  'room.save.title': '/room/renameRoom',
  'room.save.notes': '/room/notes',
  'room.save.replies': '/room/replySettings',
  'room.export.json': '/room/exportRoom',
  'room.export.markdown': '/room/export',
};

testTours('roomSettings', { model }, async ({ page, observer, walk }) => {
  const hasRoom = !walk.start.snapshot.matches({ page: 'empty' });
  const gate = await openSignedIn(page, hasRoom ? '/chat-profile?roomId=room-1' : '/chat-profile', {
    answers: {
      '/user/personas': success({ personas: [captain] }),
      '/room/persona': success(irisAsDefault),
      '/room/roomList': success({ rooms: [] }),
    },
    held: Object.values(calls),
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  const fieldOf = (name: string) =>
    page.getByLabel(name === 'title' ? 'Name' : 'Notes for this conversation', { exact: true });

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const { commands }: RoomSettingsContext = snapshot.context;
    if (cause.kind === 'done' && cause.child === 'request')
      await gate.settle('/room/notes', success(cause.result));
    else if (cause.kind === 'done') await end(cause.child, cause.result);
    else if (cause.kind === 'error' && cause.child === 'request') await observer.kill('roomSettings.request');
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'text.change') await fieldOf(textIn(event, 'field')).fill(textIn(event, 'text'));
    else {
      const [command] = commands;
      // What is under way is not asked for again; what failed is.
      if (command !== undefined) await fail(command.id);
      await ask(event);
    }
  }

  async function ask(event: EventObject): Promise<void> {
    if (event.type === 'room.save' && textIn(event, 'field') !== 'replies') {
      await fieldOf(textIn(event, 'field')).fill(textIn(event, 'text'));
      await press(textIn(event, 'field') === 'title' ? 'Save name' : 'Save notes');
    } else if (event.type === 'room.save') {
      await page.getByLabel('Model', { exact: true }).selectOption('large');
      await page.getByRole('radio', { name: 'Short' }).check();
      await page.getByRole('radio', { name: 'Inventive' }).check();
      await press('Save reply settings');
    } else if (event.type === 'room.export')
      await press(textIn(event, 'form') === 'json' ? 'Download as JSON' : 'Download as text');
    else await press('Delete this conversation');
  }

  async function fail(id: string): Promise<void> {
    await gate.fail(calls[id] ?? '');
    await advanceUntil(page, expect(page.getByRole('main').getByRole('alert')).toBeVisible());
  }

  async function end(child: string, outcome: unknown): Promise<void> {
    if (child === 'deleteRoom') await press(isCanceled(outcome) ? 'Cancel' : 'Delete chat');
    else if (isCanceled(outcome)) {
      await fail(child);
      await press('Cancel');
    }
    if (!isCanceled(outcome)) await gate.settle(calls[child] ?? '', success(answerOf(child, outcome)));
  }

  return { happen, assertions: assertionsOn(page) };
}

/** What the host answers, for what the actor returns. */
function answerOf(child: string, outcome: unknown): unknown {
  const { result } = v.parse(Ended, outcome);
  if (child === 'room.save.replies') return result?.replies;
  if (child === 'room.save.title') return { ...roomWithIris, title: result?.text };
  if (child === 'room.save.notes') return { notes: result?.text };
  return child === 'room.export.markdown' ? copy : (result?.room ?? null);
}

const copy = { exportedAt: 1, room: roomWithIris, notes: '', persona: null, messages: [] };

const Ended = v.object({
  result: v.optional(
    v.object({
      replies: v.optional(v.unknown()),
      text: v.optional(v.string()),
      room: v.optional(v.unknown()),
    }),
  ),
});

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris?' });
  const busy = page.getByRole('button', { name: /^(Saving|Preparing)…$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return [
    [{ page: 'loading' }, () => expect(page.getByText('Loading the notes')).toBeAttached()],
    [{ page: 'failed' }, page.getByText('Couldn’t load the notes.')],
    [
      { page: { ready: 'idle' } },
      async ({ context }) => {
        const { commands }: RoomSettingsContext = context;
        await expect(dialog).toHaveCount(0);
        await expect(button('Save notes').or(button('Saving…'))).not.toHaveCount(0);
        // What failed is not busy: the model does not know the difference.
        if (commands.length === 0) await expect(busy).toHaveCount(0);
      },
    ],
    [{ page: { ready: 'confirmingDeletion' } }, dialog],
    [{ page: 'empty' }, () => expect(page.getByText('Save notes')).toHaveCount(0)],
    [{ page: 'deleted' }, page.getByRole('heading', { name: 'Recent chats' })],
  ];
}
