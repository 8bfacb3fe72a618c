import { message, own, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model, offer } from '../../machines/chat/message-actions.model.ts';
import { chatPage, roomCall } from '../support/stages/chat-stage.ts';
import { holdCopies, settleCopy } from '../support/stand-ins/held-clipboard.ts';
import { openMessageMenu, pickFor } from '../support/menus.ts';
import { pageReturns } from '../support/page-events.ts';
import { last, talk } from '../support/stages/talk-stage.ts';
import { absent, on, success, testTours } from '../support/tours/tour.ts';

const shown = message(2, { replyTo: 'message-1', alternatives: ['message-2', 'message-9'] });
const messages = [own(1, { learned: [{ factId: 'fact-1', text: 'Works as a nurse' }] }), shown];
/** The room stays as it is, so that the next step finds its messages. */
const same = { ...pageOf(messages), removed: offer };

testTours('[S9.8] messageActions', { model }, ({ page, gate, start: { context } }) => {
  const conversation = talk(page);
  const reply = last(page);
  const copy = (how: 'done' | 'error') => settleCopy(page, how);
  const teaching = page.getByRole('listitem').filter({ hasText: 'Remembered: Works as a nurse' });
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  const menu = page.getByRole('menu', { name: 'More for this message' });
  const pick = (name: string) => () => pickFor(reply, name);
  /** The page loads the room again when it becomes visible. */
  async function refresh(isRemoved: boolean): Promise<void> {
    await gate.answer(roomCall, success({ ...pageOf(messages), ...(isRemoved ? { removed: offer } : {}) }));
    await pageReturns(page);
  }
  return {
    opening: {
      ...chatPage(messages, { room: context.removed === null ? {} : { removed: context.removed } }),
      prepare: holdCopies,
    },
    answers: {
      'message.like': { call: '/room/likeMessage', response: () => shown },
      'message.pin': { call: '/room/pinMessage', response: () => shown },
      'message.show': { call: '/room/showMessage', response: () => same },
      'message.delete': { call: '/room/deleteMessage', response: () => same },
      'message.restore': { call: '/room/restoreMessages', response: () => same },
      'message.unlearn': { call: '/memory/forgetFact', response: () => null },
      'room.copy': '/room/copyRoom',
      'text.copy': copy,
      'text.share': copy,
    },
    within: conversation,
    failure: conversation.getByRole('alert'),
    causes: {
      'message.like': () => reply.getByRole('button', { name: /like/i }).click(),
      'message.show': () => on(reply).button('Next reply').click(),
      'message.pin': pick('Pin this message'),
      'message.delete': pick('Delete from here on'),
      'message.restore': () => undo.click(),
      'message.unlearn': async () => {
        // A fact that was forgotten before is remembered again.
        if (!(await teaching.isVisible())) await refresh(false);
        await on(teaching).button('Undo').click();
      },
      'room.copy': pick('New chat from here'),
      'text.copy': pick('Copy'),
      'text.share': async () => {
        await pickFor(reply, 'Share');
        await menu.getByRole('menuitem', { name: 'Share as text' }).click();
      },
      'menu.open': () => openMessageMenu(reply),
      'hints.toggle': () => menu.getByRole('menuitem', { name: 'Another reply, but…' }).click(),
      'sharing.toggle': () => menu.getByRole('menuitem', { name: 'Share', exact: true }).click(),
      'menu.close': () => page.keyboard.press('Escape'),
      'removal.known': (event) => refresh('removed' in event && event.removed !== null),
    },
    assertions: [
      [{ menu: 'open' }, menu],
      [{ menu: { open: 'items' } }, menu.getByRole('menuitem', { name: 'Report this reply' })],
      [{ menu: { open: 'hints' } }, page.getByRole('button', { name: 'Shorter' })],
      [{ menu: { open: 'sharing' } }, menu.getByRole('menuitem', { name: 'Share as picture' })],
      [{ menu: 'closed' }, absent(menu)],
      [{ removal: 'none' }, absent(undo)],
      [{ removal: 'offered' }, undo],
    ],
  };
});
