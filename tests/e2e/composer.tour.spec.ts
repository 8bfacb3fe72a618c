import { expect, type Page } from '@playwright/test';
import { message, own } from '../machines/chat-samples.ts';
import { model } from '../machines/composer.model.ts';
import { coveringTours } from '../model/cover.ts';
import type { Edge } from '../model/model.ts';
import { describeSteps } from '../model/walks.ts';
import { code } from '../../contract/envelope.ts';
import { ideasCall, openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { Journal, textIn, tick, tour, type Stage } from './support/tour.ts';

const journal = new Journal(model);

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S9.6] composer, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    test.setTimeout(120_000);
    const peer = await StreamPeer.start(page, ['/girl/chat/send']);
    const gate = await openChat(page, [own(1, { text: 'Second' }), message(2)]);
    await gate.answer(ideasCall, success({ ideas: ['Idea'] }));
    const say = sayOn(page, peer);
    // What is not taken can be taken back.
    await say('First');
    await tour({ page, observer, journal }, stageOn(page, say), walk);
    await peer.close();
  });
}

test('composer: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

const boxOn = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });

/** Sends a text that the server does not take. */
const sayOn = (page: Page, peer: StreamPeer) => async (text: string) => {
  await boxOn(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await peer.send({ type: 'error', code: code.invalid, message: 'No.' });
  await expect(notSent(page, text)).toBeVisible();
  await tick(page);
};

const notSent = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Take back' });

function stageOn(page: Page, say: (text: string) => Promise<void>): Stage {
  const ideas = page.getByRole('group', { name: 'Ideas for your answer' });
  const undo = ideas.getByRole('button', { name: 'Take it out again' });
  const box = boxOn(page);

  async function happen({ event }: Edge): Promise<void> {
    if (event.type === 'draft.change') {
      // What is there already would be no change.
      await box.fill('x');
      await box.fill(textIn(event, 'text'));
    } else if (event.type === 'draft.sent') await say(textIn(event, 'text'));
    else if (event.type === 'draft.return') await notSent(page, textIn(event, 'text')).click();
    else if (event.type === 'draft.recall') await box.press('ArrowUp');
    else if (event.type === 'draft.undo') await undo.click();
    else await ideas.getByRole('button', { name: textIn(event, 'text'), exact: true }).click();
  }

  return {
    model,
    happen,
    sights: [
      { in: 'own', see: ({ context: { draft } }) => expect(box).toHaveValue(draft) },
      { in: 'own', see: () => expect(undo).toHaveCount(0) },
      { in: 'inspired', see: ({ context: { draft } }) => expect(box).toHaveValue(draft) },
      { in: 'inspired', see: () => expect(undo).toBeVisible() },
    ],
  };
}
