import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { idNumber, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model, modelOfTours } from '../machines/chat/outbox/composer.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { code } from '../../contract/envelope.ts';
import { blockMate, ideasCall, openChat, storeUnsent } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { absent, numbered, testTours, textIn } from './support/tour.ts';
import { openMessageMenu, pickFor } from './support/menus.ts';
import { pageReturns } from './support/page-events.ts';

const editCall = '/room/editReply';

test('the up arrow in an empty field edits the last message', async ({ page }) => {
  await openChat(page, said, { held: [], room: {}, answers: { [ideasCall]: success({ ideas: [] }) } });
  const box = boxOn(page);
  await box.fill('Mine');
  await box.press('ArrowUp');
  await expect(box).toHaveValue('Mine');
  await box.fill('');
  await box.press('ArrowUp');
  await expect(box).toHaveValue('Second');
  await expect(box).toBeFocused();
  await expect(page.getByText('Editing your message')).toBeVisible();
});

const walks = numbered(coveringTours(modelOfTours));

testTours('[S9.6] composer', { model, walks, countsStories: true }, async ({ page, walk }) => {
  const peer = await StreamPeer.start(page, ['/girl/chat/send']);
  await storeUnsent(page);
  for (const number of [501, 502, 503]) await storeUnsent(page, undefined, idNumber(number));
  const isBlocked = walk.start.snapshot.matches('closed');
  const gate = await openChat(page, said, {
    held: [editCall],
    room: isBlocked ? { blocked: true } : {},
    answers: { [ideasCall]: success({ ideas: ['Idea'] }), '/safety/block': success({ blocked: true }) },
  });
  await expect(notSent(page, 'First')).toHaveCount(4);
  const say = sayOn(page, peer);
  const ideas = page.getByRole('group', { name: 'Suggested replies' });
  const undo = ideas.getByRole('button', { name: 'Undo' });
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  const box = boxOn(page);

  /** A version of a reply is saved; another draft is sent, unless it is empty. */
  async function submit(): Promise<void> {
    const text = await box.inputValue();
    const isVersion = (await page.getByRole('button', { name: 'Save', exact: true }).count()) > 0;
    if (isVersion || text === '') await box.press('Enter');
    else await say(text);
  }

  const hasDraft = ({ context: { draft } }: AnyMachineSnapshot) => expect(box).toHaveValue(draft);
  return {
    close: () => peer.close(),
    gate,
    answers: { editReply: { call: editCall, response: () => pageOf(said) } },
    causes: {
      'xstate.error.actor.editReply': () => gate.fail(editCall),
      'draft.change': async (event) => {
        // Setting the current value would cause no change.
        await box.fill('x');
        await box.fill(textIn(event, 'text'));
      },
      'message.submit': submit,
      'key.escape': () => box.press('Escape'),
      'draft.restore': (event) => notSent(page, textIn(event, 'text')).first().click(),
      'draft.recall': (event) =>
        box.press('by' in event && event.by === -1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
      'draft.undo': () => undo.click(),
      'message.edit': (event) => editStored(page, textIn(event, 'text')),
      'message.quote': (event) => pickFor(storedOn(page, textIn(event, 'text')), 'Quote'),
      'edit.cancel': () => cancel.click(),
      'mate.blocked': () => blockMate(page),
      'message.refused': () => beRefused(page, peer, code.mateBlocked),
      // Another tab removed the block: the page loads the room again when it becomes visible.
      'mate.unblocked': async () => {
        await gate.answer('/room/roomInfo', success(pageOf(said)));
        await pageReturns(page);
      },
      '*': (event) => ideas.getByRole('button', { name: textIn(event, 'text'), exact: true }).click(),
    },
    assertions: [
      [{ open: 'typed' }, hasDraft],
      ['open', () => expect(box).toBeEnabled()],
      ['closed', () => expect(box).toBeDisabled()],
      ['closed', hasDraft],
      ['closed', page.getByText('You blocked Iris.')],
      [{ open: 'typed' }, absent(undo), absent(cancel)],
      [{ open: 'editing' }, hasDraft],
      [{ open: { editing: 'message' } }, page.getByText('Editing your message')],
      [{ open: { editing: 'reply' } }, page.getByText('Editing Iris’s reply')],
      ['saving', () => expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()],
      ['saving', hasDraft],
      [{ open: 'suggested' }, hasDraft, undo],
    ],
  };
});

const said = [own(1, { text: 'Second' }), message(2, { replyTo: 'message-1' })];

const boxOn = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });

/** Sends a text that the server rejects. */
const sayOn = (page: Page, peer: StreamPeer) => async (text: string) => {
  await boxOn(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // It doesn't block the next one.
  await peer.send({ type: 'error', code: code.contentRefused, message: 'No.' });
  await expect(async () => {
    await tick(page);
    await expect(notSent(page, text, 'Send again').last()).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0, { timeout: 500 });
  }).toPass();
};

const notSent = (page: Page, text: string, button = 'Edit message') =>
  page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: button });

/** Edits a message that the server has. */
async function editStored(page: Page, text: string): Promise<void> {
  const menu = await openMessageMenu(storedOn(page, text));
  await menu.getByRole('menuitem', { name: /^Edit this/ }).click();
}

/** The server's message with a text, and not one of the outbox. */
const storedOn = (page: Page, text: string) => {
  const menu = page.getByRole('button', { name: 'More for this message' });
  return page.getByRole('listitem').filter({ hasText: text, has: menu });
};

/** The server rejects a message that is sent again. */
async function beRefused(page: Page, peer: StreamPeer, reason: number): Promise<void> {
  await notSent(page, 'First', 'Send again').first().click();
  await peer.send({ type: 'error', code: reason, message: 'No.' });
  await expect(notSent(page, 'First').first()).toBeVisible();
  await tick(page);
}
