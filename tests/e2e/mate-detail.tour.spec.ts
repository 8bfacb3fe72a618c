import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { getMateDetail, mateExtraInfo } from '../../contract/mate-detail.ts';
import { model } from '../machines/mates/mate-detail.model.ts';
import type { MateDetailContext } from '../../src/machines/mates/mate-detail.types.ts';
import { refusal, success } from './support/gate.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { callsOf, happening, type Answer } from './support/stage.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

const answers: Record<string, Answer> = {
  request: {
    call: getMateDetail,
    envelope: (mate) =>
      mate === null ? refusal(code.notFound, 'This mate no longer exists.') : success(mate),
  },
  fetchExtra: { call: mateExtraInfo },
};

testTours('[S2.6] mateDetail', { model }, async ({ page, observer, walk }) => {
  const { purpose } = walk.start.snapshot.context as MateDetailContext;
  const isChat = purpose === 'chat';
  const isNamed = !walk.start.snapshot.matches('notFound');
  const place = isNamed ? '/detail?mateId=iris-vale' : '/detail';
  const gate = await (isChat
    ? openVisiting(page, '/chat-detail?mateId=iris-vale', { held: callsOf(answers) })
    : openSignedIn(page, place, { held: callsOf(answers) }));
  const parts = { page, gate, observer, machine: 'mateDetail', answers, within: page.getByRole('main') };
  const happen = happening(parts);
  return {
    happen: async (step, from) => {
      await happen(step, from);
      const { cause } = step;
      if (isChat && cause.kind === 'done' && cause.child === 'request' && cause.result !== null)
        await closePanel(page);
    },
    assertions: assertionsOn(page),
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

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  const similar = main.getByRole('region', { name: 'You may also like' });
  const heart = main.getByRole('button', { name: 'Favorite: Iris Vale' });
  return [
    ['loading', () => expect(main.getByText('Loading this mate')).toBeAttached()],
    ['ready', main.getByRole('heading', { level: 1, name: 'Iris Vale' })],
    [{ ready: 'loadingExtra' }, () => expect(similar.getByRole('list')).toBeAttached()],
    [{ ready: 'complete' }, similar.getByText('Tomas Reed')],
    [{ ready: 'complete' }, heart],
    [{ ready: 'partial' }, see('Couldn’t load similar mates.')],
    [{ ready: 'partial' }, () => expect(heart).toHaveCount(0)],
    ['notFound', see('Mate not found')],
    ['failed', see('Couldn’t load this mate')],
  ];
}
