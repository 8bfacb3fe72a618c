import { expect } from '@playwright/test';
import { recommend, trendingRank } from '../../contract/mate.ts';
import { model } from '../machines/mates/browse/discover.model.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { attached, testTours } from './support/tour.ts';

const answers: Answers = {
  request: recommend,
  ranks: { call: trendingRank, response: (ranks) => ({ ranks }) },
};

testTours('[S2.5] discover', { model }, async ({ page }) => {
  const gate = await openVisiting(page, '/', { held: callsOf(answers) });
  const main = page.getByRole('main');
  const tags = main.getByRole('group', { name: 'Show mates tagged' });

  const see = (text: string) => main.getByText(text);
  const ranking = main.getByRole('complementary', { name: 'Trending' });
  return {
    gate,
    answers,
    causes: {
      'load.retry': () =>
        main
          .getByRole('button', { name: /^(Try again|Reload)$/ })
          .first()
          .press('Enter'),
      'tag.choose': (event) =>
        pressIn(tags, 'tag' in event && typeof event.tag === 'string' ? event.tag : 'All'),
    },
    assertions: [
      [{ catalogue: 'loading' }, attached(main.getByText('Loading mates'))],
      [{ catalogue: 'ready' }, main.getByRole('heading', { level: 2, name: 'Iris Vale' })],
      [{ catalogue: 'empty' }, see('No mates yet')],
      [{ catalogue: 'failed' }, see('Couldn’t load mates')],
      [{ catalogue: 'ready', trending: 'ready' }, () => expect(ranking.getByRole('listitem')).toHaveCount(1)],
      [{ catalogue: 'ready', trending: 'failed' }, ranking.getByText('Couldn’t load trending mates.')],
    ],
  };
});
