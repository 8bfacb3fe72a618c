import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { getMateDetail, mateExtraInfo } from '../../contract/mate-detail.ts';
import { model } from '../machines/mates/mate-detail.model.ts';
import type { MateDetailContext } from '../../src/machines/mates/mate-detail.types.ts';
import { refusal, success } from './support/gate.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

testTours('[S2.6] mateDetail', { model }, async ({ page, walk }) => {
  const { purpose } = walk.start.snapshot.context as MateDetailContext;
  const isChat = purpose === 'chat';
  const missing = refusal(code.notFound, 'This mate no longer exists.');
  const answers: Answers = {
    request: {
      call: getMateDetail,
      envelope: (mate) => (mate === null ? missing : success(mate)),
      afterwards: async (mate) => (isChat && mate !== null ? closePanel(page) : undefined),
    },
    fetchExtra: mateExtraInfo,
  };
  const held = callsOf(answers);
  const place = walk.start.snapshot.matches('notFound') ? '/detail' : '/detail?mateId=iris-vale';
  const gate = await (isChat
    ? openVisiting(page, '/chat-detail?mateId=iris-vale', { held })
    : openSignedIn(page, place, { held }));
  const main = page.getByRole('main');
  const similar = main.getByRole('region', { name: 'You may also like' });
  const heart = main.getByRole('button', { name: 'Favorite: Iris Vale' });
  return {
    gate,
    answers,
    within: main,
    assertions: [
      ['loading', attached(main.getByText('Loading this mate'))],
      ['ready', main.getByRole('heading', { level: 1, name: 'Iris Vale' })],
      [{ ready: 'loadingExtra' }, attached(similar.getByRole('list'))],
      [{ ready: 'complete' }, similar.getByText('Tomas Reed'), heart],
      [{ ready: 'partial' }, 'Couldn’t load similar mates.', absent(heart)],
      ['notFound', 'Mate not found'],
      ['failed', 'Couldn’t load this mate'],
    ],
  };
});

/** The panel for a visitor opens over the page, which is there once it is closed. */
async function closePanel(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog.getByRole('figure')).toContainText('Chat with Iris');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/detail?mateId=iris-vale');
}
