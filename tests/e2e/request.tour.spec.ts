import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/request.model.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

const call = '/user/profile';

testTours('request', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/mine', { held: [call] });
  const main = page.getByRole('main');
  const status = main.getByText('Loading your page');
  const retry = main.getByRole('button', { name: 'Try again' });
  const failure = main.getByText('Couldn’t load your page');
  const profile = main.getByRole('heading', { name: 'Ada' });

  return {
    gate,
    answers: { fetch: { call, response: () => ada, isFailing: true } },
    assertions: [
      ['pending', attached(status)],
      [{ pending: 'fresh' }, absent(retry)],
      [{ pending: 'slow' }, retry],
      ['failed', failure, retry],
      ['unsupported', absent(status.or(failure).or(retry).or(profile))],
      ['done', profile],
    ],
  };
});
