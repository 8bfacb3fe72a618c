import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { model } from '../machines/mates/mate-detail.model.ts';
import type { MateDetailContext } from '../../src/machines/mates/mate-detail.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/mate/getMateDetail',
  fetchExtra: '/mate/mateExtraInfo',
};

testTours('[S2.6] mateDetail', { model }, async ({ page, observer, walk }) => {
  const { purpose } = walk.start.snapshot.context as MateDetailContext;
  if (purpose === 'chat') {
    const gate = await openVisiting(page, '/chat-detail?mateId=iris-vale', { held: Object.values(calls) });
    return stageOn(page, gate, observer, () => closePanel(page));
  }
  const isNamed = !walk.start.snapshot.matches('notFound');
  const place = isNamed ? '/detail?mateId=iris-vale' : '/detail';
  const gate = await openSignedIn(page, place, { held: Object.values(calls) });
  return stageOn(page, gate, observer);
});

/** The panel for a visitor opens over the page, which is there once it is closed. */
async function closePanel(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expect(dialog.getByRole('figure')).toContainText('Chat with Iris');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/detail?mateId=iris-vale');
}

function stageOn(
  page: Page,
  gate: Gate,
  observer: Observer,
  found: () => Promise<void> = () => Promise.resolve(),
): Stage {
  async function happen({ cause }: Edge): Promise<void> {
    const path = cause.kind === 'done' ? (calls[cause.child] ?? '') : '';
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind !== 'done') await press();
    else if (cause.result === null)
      await gate.settle(path, refusal(code.notFound, 'This mate no longer exists.'));
    else {
      await gate.settle(path, success(cause.result));
      if (cause.child === 'request') await found();
    }
  }
  const press = () => page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  return { happen, assertions: assertionsOn(page) };
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
