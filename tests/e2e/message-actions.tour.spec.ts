import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model, offer } from '../machines/chat/message-actions.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { openChat, roomCall } from './support/chat-stage.ts';
import { advanceUntil } from './support/clock.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';
import { openMessageMenu, pickFor } from './support/menus.ts';

/** The calls of the commands by their types; copying text makes none. */
const calls: Readonly<Record<string, string>> = {
  'message.like': '/room/likeMessage',
  'message.pin': '/room/pinMessage',
  'message.show': '/room/showMessage',
  'message.delete': '/room/deleteMessage',
  'message.restore': '/room/restoreMessages',
  'message.unlearn': '/memory/forgetFact',
  'room.copy': '/room/copyRoom',
};
const last4 = message(4, { alternatives: ['message-4', 'message-9'] });
const learned = [{ factId: 'fact-1', text: 'Works as a nurse' }];
const messages = [message(1), message(2), own(3, { learned }), last4];

testTours('[S9.8] messageActions', { model }, async ({ page, observer, walk }) => {
  const { removed } = walk.start.snapshot.context;
  await holdCopies(page);
  const gate = await openChat(page, messages, {
    held: Object.values(calls),
    room: removed === null ? {} : { removed },
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const thread = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const last = thread.getByRole('listitem').last();
  const teaching = page.getByRole('listitem').filter({ hasText: 'Remembered: Works as a nurse' });
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  const menu = page.getByRole('menu', { name: 'More for this message' });

  async function happen({ event, cause }: Edge, from: Node): Promise<void> {
    const [running] = idsIn(from);
    // The sample acts on another message than the page shows last.
    if (cause.kind === 'error') await observer.kill(`${typeOf(cause.child)}.${placeOf(typeOf(cause.child))}`);
    else if (cause.kind === 'done') await end(typeOf(cause.child), cause.result);
    else {
      // What is under way is not asked for again; what failed is.
      if (running !== undefined && typeOf(running) === event.type) await fail(event.type);
      await ask(event);
    }
  }

  async function ask(event: Edge['event']): Promise<void> {
    if (event.type === 'message.like') await last.getByRole('button', { name: /like/i }).click();
    else if (event.type === 'message.show') await last.getByRole('button', { name: 'Next reply' }).click();
    else if (event.type === 'message.pin') await pickFor(last, 'Pin this message');
    else if (event.type === 'message.delete') await pickFor(last, 'Delete from here on');
    else if (event.type === 'message.restore') await undo.click();
    else if (event.type === 'message.unlearn') await unlearn();
    else if (event.type === 'room.copy') await pickFor(last, 'New chat from here');
    else if (event.type === 'text.copy') await pickFor(last, 'Copy as Markdown');
    else if (event.type === 'text.share') await pickFor(last, 'Share');
    else if (event.type === 'menu.open') await openMessageMenu(last);
    else if (event.type === 'menu.close') await page.keyboard.press('Escape');
    else await refresh(event);
  }

  async function fail(type: string): Promise<void> {
    const call = calls[type];
    await (call === undefined ? settleCopy(page, 'error') : gate.fail(call));
    await advanceUntil(page, expect(thread.getByRole('alert')).toBeVisible());
  }

  /** What was forgotten before is remembered again. */
  async function unlearn(): Promise<void> {
    if (!(await teaching.isVisible())) await refresh(unremoved);
    await teaching.getByRole('button', { name: 'Undo' }).click();
  }

  async function end(type: string, outcome: unknown): Promise<void> {
    const call = calls[type];
    if (v.is(Canceled, outcome)) {
      await fail(type);
      await thread.getByRole('button', { name: 'Cancel' }).click();
    } else if (call === undefined) await settleCopy(page, 'done');
    else await gate.settle(call, success(answerOf(type, v.parse(Done, outcome).result)));
  }

  /** The page loads the room again when it becomes visible. */
  async function refresh(event: Edge['event']): Promise<void> {
    await gate.answer(
      roomCall,
      success({
        ...pageOf(messages),
        ...('removed' in event && event.removed === null ? {} : { removed: offer }),
      }),
    );
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  const assertions: StateAssertion[] = [
    [{ menu: 'open' }, menu],
    [{ menu: 'closed' }, () => expect(menu).toHaveCount(0)],
    [{ removal: 'none' }, () => expect(undo).toHaveCount(0)],
    [{ removal: 'offered' }, undo],
  ];
  return { happen, assertions };
}

const unremoved: { readonly type: string; readonly removed: null } = { type: 'removal.known', removed: null };

const Canceled = v.object({ kind: v.literal('canceled') });
const Done = v.object({ kind: v.literal('done'), result: v.unknown() });

/** `message.like` for `message.like.message-2`. */
const typeOf = (commandId: string): string => commandId.split('.').slice(0, 2).join('.');

const idsIn = ({ snapshot }: Node): string[] =>
  v.parse(v.array(v.object({ id: v.string() })), snapshot.context.commands).map(({ id }) => id);

/** The message that the page acts on. */
const placeOf = (type: string): string => (type === 'message.unlearn' ? 'message-3' : 'message-4');

/** The message stays as it is, so that the next step finds it. */
const answerOf = (type: string, result: unknown): unknown => {
  if (type === 'room.copy') return result;
  if (type === 'message.unlearn') return null;
  if (type === 'message.like' || type === 'message.pin') return last4;
  if (v.is(v.object({ type: v.literal('message.missing') }), result)) return null;
  return { ...pageOf(messages), removed: offer };
};
