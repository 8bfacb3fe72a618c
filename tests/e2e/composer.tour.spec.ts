import { expect, type Page } from '@playwright/test';
import { idNumber, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model, modelOfTours } from '../machines/chat/outbox/composer.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { code } from '../../contract/envelope.ts';
import { blockMate, ideasCall, openChat, storeUnsent } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { CoverageLog, numbered, testTours, textIn, type Stage } from './support/tour.ts';
import { openMessageMenu, pickFor } from './support/menus.ts';

const editCall = '/room/editReply';

const coverageLog = new CoverageLog(model);

test('the up arrow in an empty field edits the last message', async ({ page, observer }) => {
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
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

const walks = numbered(coveringTours(modelOfTours));

testTours('[S9.6] composer', { model, walks, coverageLog }, async ({ page, walk }) => {
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
  return { ...stageOn(page, gate, peer), close: () => peer.close() };
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

function stageOn(page: Page, gate: Gate, peer: StreamPeer): Stage {
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

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(editCall, success(pageOf(said)));
    else if (cause.kind === 'error') await gate.fail(editCall);
    else if (event.type === 'draft.change') {
      // Setting the current value would cause no change.
      await box.fill('x');
      await box.fill(textIn(event, 'text'));
    } else if (event.type === 'message.submit') await submit();
    else if (event.type === 'key.escape') await box.press('Escape');
    else if (event.type === 'draft.restore') await notSent(page, textIn(event, 'text')).first().click();
    else if (event.type === 'draft.recall')
      await box.press('by' in event && event.by === -1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    else if (event.type === 'draft.undo') await undo.click();
    else if (event.type === 'message.edit') await editStored(page, textIn(event, 'text'));
    else if (event.type === 'message.quote') await pickFor(storedOn(page, textIn(event, 'text')), 'Quote');
    else if (event.type === 'edit.cancel') await cancel.click();
    else if (event.type === 'mate.blocked') await blockMate(page);
    else if (event.type === 'message.refused') await beRefused(page, peer, code.mateBlocked);
    else if (event.type === 'mate.unblocked') {
      // Another tab removed the block: the page loads the room again when it becomes visible.
      await gate.answer('/room/roomInfo', success(pageOf(said)));
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    } else await ideas.getByRole('button', { name: textIn(event, 'text'), exact: true }).click();
  }

  return {
    happen,
    assertions: [
      [{ open: 'typed' }, ({ context: { draft } }) => expect(box).toHaveValue(draft)],
      ['open', () => expect(box).toBeEnabled()],
      ['closed', () => expect(box).toBeDisabled()],
      ['closed', ({ context: { draft } }) => expect(box).toHaveValue(draft)],
      ['closed', page.getByText('You blocked Iris.')],
      [{ open: 'typed' }, () => expect(undo).toHaveCount(0)],
      [{ open: 'typed' }, () => expect(cancel).toHaveCount(0)],
      [{ open: 'editing' }, ({ context: { draft } }) => expect(box).toHaveValue(draft)],
      [{ open: { editing: 'message' } }, page.getByText('Editing your message')],
      [{ open: { editing: 'reply' } }, page.getByText('Editing Iris’s reply')],
      ['saving', () => expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()],
      ['saving', ({ context: { draft } }) => expect(box).toHaveValue(draft)],
      [{ open: 'suggested' }, ({ context: { draft } }) => expect(box).toHaveValue(draft)],
      [{ open: 'suggested' }, undo],
    ],
  };
}
