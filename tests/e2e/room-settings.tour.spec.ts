import { expect, type Page } from '@playwright/test';
import { captain, irisAsDefault } from '../machines/account/account-samples.ts';
import { roomWithIris } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/rooms/room-settings.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { isCanceled } from './support/confirmations.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, textIn, tour, type StateAssertion, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const deleteRoom = '/room/deleteRoom';
const calls: Readonly<Record<string, string>> = {
  removeRoom: deleteRoom,
  fetchNotes: '/room/notes',
  renameRoom: '/room/renameRoom',
  saveNotes: '/room/notes',
  exportRoom: '/room/export',
  exportRoomFile: '/room/exportRoom',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`roomSettings, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const hasRoom = !walk.start.snapshot.matches('unsupported');
    const gate = await openSignedIn(page, hasRoom ? '/chat-profile?roomId=room-1' : '/chat-profile', {
      answers: {
        '/user/personas': success({ personas: [captain] }),
        '/room/persona': success(irisAsDefault),
        '/room/roomList': success({ rooms: [] }),
      },
      held: Object.values(calls),
    });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('roomSettings: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  const fieldOf = (name: string) =>
    page.getByLabel(name === 'title' ? 'Name' : 'Notes for this conversation', { exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'deleteRoom') await answer(isCanceled(cause.result));
    else if (cause.kind === 'error' && cause.child === 'deleteRoom') await observer.kill('deleteRoom');
    else if (cause.kind === 'done') await settle(cause.child, cause.result);
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'text.change') await fieldOf(textIn(event, 'field')).fill(textIn(event, 'text'));
    else if (event.type === 'title.submit') {
      await fieldOf('title').fill(textIn(event, 'title'));
      await press('Save name');
    } else if (event.type === 'notes.submit') {
      await fieldOf('notes').fill(textIn(event, 'notes'));
      await press('Save notes');
    } else if (event.type === 'export.request')
      await press(textIn(event, 'form') === 'json' ? 'Download as JSON' : 'Download as text');
    else await press('Delete this conversation');
  }

  async function answer(canceled: boolean): Promise<void> {
    await press(canceled ? 'Cancel' : 'Delete chat');
    if (!canceled) await gate.settle(deleteRoom, success(null));
  }

  const settle = (child: string, result: unknown): Promise<void> =>
    gate.settle(calls[child] ?? '', success(answerOf(child, result)));
  return { model, happen, assertions: assertionsOn(page) };
}

/** What the host answers, for what the actor returns. */
function answerOf(child: string, result: unknown): unknown {
  if (child === 'saveNotes') return { notes: result };
  return child === 'renameRoom' ? { ...roomWithIris, title: result } : (result ?? null);
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog', { name: 'Delete the chat with Iris?' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return [
    { in: 'loading', see: () => expect(page.getByText('Loading the notes')).toBeVisible() },
    { in: 'failed', see: () => expect(page.getByText('Couldn’t load the notes.')).toBeVisible() },
    { in: { ready: 'idle' }, see: () => expect(button('Save notes')).toBeVisible() },
    { in: { ready: 'renaming' }, see: () => expect(button('Saving…')).toBeVisible() },
    { in: { ready: 'saving' }, see: () => expect(button('Saving…')).toBeVisible() },
    { in: { ready: 'exportingFile' }, see: () => expect(button('Preparing…').first()).toBeVisible() },
    { in: { ready: 'exporting' }, see: () => expect(button('Preparing…').first()).toBeVisible() },
    { in: { ready: 'deleting' }, see: () => expect(button('Delete this conversation')).toBeDisabled() },
    { in: { ready: 'confirmingDeletion' }, see: () => expect(dialog).toBeVisible() },
    { in: 'unsupported', see: () => expect(page.getByText('Save notes')).toHaveCount(0) },
    { in: 'deleted', see: () => expect(page.getByRole('heading', { name: 'Recent chats' })).toBeVisible() },
  ];
}
