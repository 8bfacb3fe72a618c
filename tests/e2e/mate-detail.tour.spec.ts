import type { Page } from '@playwright/test';
import { getMateDetail, mateExtraInfo } from '../../contract/mate-detail.ts';
import { model } from '../machines/mates/mate-detail.model.ts';
import { absent, attached, code, expect, on, refusal, success, testTours } from './support/tour.ts';

const missing = refusal(code.notFound, 'This mate no longer exists.');

testTours('[S2.6] mateDetail', { model }, ({ page, main, start }) => {
  const isChat = start.context.purpose === 'chat';
  const place = start.matches('notFound') ? '/detail' : '/detail?mateId=iris-vale';
  const similar = main.getByRole('region', { name: 'You may also like' });
  const heart = on(main).button('Favorite: Iris Vale');
  return {
    opening: isChat ? { place: '/chat-detail?mateId=iris-vale', store: {} } : place,
    answers: {
      request: {
        call: getMateDetail,
        envelope: (mate) => (mate === null ? missing : success(mate)),
        afterwards: async (mate) => (isChat && mate !== null ? closePanel(page) : undefined),
      },
      fetchExtra: mateExtraInfo,
    },
    within: main,
    assertions: [
      ['loading', attached('Loading this mate')],
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
