import { expect, type Page } from '@playwright/test';
import { model } from '../machines/mates/browse/discover.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/mate/recommend',
  ranks: '/mate/trendingRank',
};

testTours('[S2.5] discover', { model }, async ({ page, observer }) => {
  const gate = await openVisiting(page, '/', { held: Object.values(calls) });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const tags = main.getByRole('group', { name: 'Show mates tagged' });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(answerTo(cause)));
    else if (cause.kind === 'error')
      await observer.kill(cause.child === 'request' ? 'screen.request' : cause.child);
    else if (event.type === 'load.retry')
      await main
        .getByRole('button', { name: /^(Try again|Reload)$/ })
        .first()
        .click();
    else {
      const name = 'tag' in event && typeof event.tag === 'string' ? event.tag : 'All';
      await tags.getByRole('button', { name, exact: true }).click();
    }
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  const ranking = main.getByRole('complementary', { name: 'Trending' });
  return [
    [{ catalogue: 'loading' }, () => expect(main.getByText('Loading mates')).toBeAttached()],
    [{ catalogue: 'ready' }, main.getByRole('heading', { level: 2, name: 'Iris Vale' })],
    [{ catalogue: 'empty' }, see('No mates yet')],
    [{ catalogue: 'failed' }, see('Couldn’t load mates')],
    [{ catalogue: 'ready', trending: 'ready' }, () => expect(ranking.getByRole('listitem')).toHaveCount(1)],
    [{ catalogue: 'ready', trending: 'failed' }, ranking.getByText('Couldn’t load trending mates.')],
  ];
}

/** Maps the actor's output to the server's response, which contains more. */
const answerTo = ({ child, result }: { readonly child: string; readonly result: unknown }): unknown =>
  child === 'ranks' ? { ranks: result } : result;
