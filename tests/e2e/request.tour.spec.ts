import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/request.model.ts';
import { absent, attached, on, testTours } from './support/tour.ts';

testTours('request', { model }, ({ main }) => {
  const status = main.getByText('Loading your account');
  const failure = main.getByText('Couldn’t load your account');
  const retry = on(main).button('Try again');
  const profile = on(main).heading('Ada');
  return {
    opening: '/mine',
    answers: { fetch: { call: '/user/profile', response: () => ada } },
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
