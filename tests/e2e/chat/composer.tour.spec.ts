import type { AnyMachineSnapshot } from 'xstate';
import { idNumber, message, own, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/outbox/composer.model.ts';
import { blockMate, chatPage, ideasCall, storeUnsent } from '../support/stages/chat-stage.ts';
import { tick } from '../support/clock.ts';
import { openMessageMenu, pickFor } from '../support/menus.ts';
import { pageReturns } from '../support/page-events.ts';
import { StreamPeer } from '../support/stand-ins/stream-peer.ts';
import { box as boxOn } from '../support/stages/talk-stage.ts';
import { absent, disabled, enabled } from '../support/tours/seen.ts';
import { code, expect, on, sent, success, testTours, textIn } from '../support/tours/tour.ts';

const said = [own(1, { text: 'Second' }), message(2, { replyTo: 'message-1' })];

testTours('[S9.6] composer', { model }, async ({ page, gate, start }) => {
  const peer = await StreamPeer.start(page, ['/girl/chat/send']);
  const { button } = on(page);
  const box = boxOn(page);
  const ideas = page.getByRole('group', { name: 'Suggested replies' });
  const undo = on(ideas).button('Undo');
  const rows = page.getByRole('listitem');
  const notSent = (text: string, name = 'Edit message') => on(rows.filter({ hasText: text })).button(name);
  /** The server's message with a text, and not one of the outbox. */
  const stored = (text: string) => rows.filter({ hasText: text, has: button('More for this message') });
  const refuse = (reason: number) => peer.send({ type: 'error', code: reason, message: 'No.' });

  /** Sends a text that the server rejects. */
  async function say(text: string): Promise<void> {
    await button('Send').click();
    // It doesn't block the next one.
    await refuse(code.contentRefused);
    await expect(async () => {
      await tick(page);
      await expect(notSent(text, 'Send again').last()).toBeVisible({ timeout: 500 });
      await expect(button('Stop')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  /** A version of a reply is saved; another draft is sent, unless it is empty. */
  async function submit(): Promise<void> {
    const text = await box.inputValue();
    const isVersion = (await button('Save').count()) > 0;
    await (isVersion || text === '' ? box.press('Enter') : say(text));
  }

  const hasDraft = ({ context: { draft } }: AnyMachineSnapshot) => expect(box).toHaveValue(draft);
  return {
    opening: {
      ...chatPage(said, {
        room: start.matches('closed') ? { blocked: true } : {},
        answers: { [ideasCall]: success({ ideas: ['Idea'] }), '/safety/block': success({ blocked: true }) },
      }),
      prepare: async () => {
        for (const number of [500, 501, 502, 503]) await storeUnsent(page, undefined, idNumber(number));
      },
    },
    begin: () => expect(notSent('First')).toHaveCount(4),
    answers: { editReply: { call: '/room/editReply', response: () => pageOf(said) } },
    causes: {
      'draft.change': async (event) => {
        // Setting the current value would cause no change.
        await box.fill('x');
        await box.fill(textIn(event, 'text'));
      },
      'message.submit': submit,
      'key.escape': () => box.press('Escape'),
      'draft.restore': (event) => notSent(textIn(event, 'text')).first().click(),
      'draft.recall': (event) =>
        box.press('by' in event && event.by === -1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'),
      'draft.undo': () => undo.click(),
      'message.edit': async (event) => {
        const menu = await openMessageMenu(stored(textIn(event, 'text')));
        await menu.getByRole('menuitem', { name: /^Edit this/ }).click();
      },
      // The key takes back a message that was not sent, and the page always has some.
      'lastMessage.edit': sent,
      // Another device deletes the message.
      'messages.removed': sent,
      'message.quote': (event) => pickFor(stored(textIn(event, 'text')), 'Quote'),
      'edit.cancel': () => button('Cancel').click(),
      'mate.blocked': () => blockMate(page),
      // The server rejects a message that is sent again.
      'message.refused': async () => {
        await notSent('First', 'Send again').first().click();
        await refuse(code.mateBlocked);
        await expect(notSent('First').first()).toBeVisible();
        await tick(page);
      },
      // Another tab removed the block: the page loads the room again when it becomes visible.
      'mate.unblocked': async () => {
        await gate.answer('/room/roomInfo', success(pageOf(said)));
        await pageReturns(page);
      },
      '*': (event) => on(ideas).button(textIn(event, 'text')).click(),
    },
    assertions: [
      ['open', enabled(box)],
      ['closed', disabled(box), page.getByText('You blocked Iris.')],
      [['saving', 'closed', { open: 'typed' }, { open: 'editing' }, { open: 'suggested' }], hasDraft],
      [{ open: 'typed' }, absent(undo), absent(button('Cancel'))],
      [{ open: { editing: 'message' } }, 'Editing your message'],
      [{ open: { editing: 'reply' } }, 'Editing Iris’s reply'],
      ['saving', disabled(button('Saving…'))],
      [{ open: 'suggested' }, undo],
    ],
  };
});
