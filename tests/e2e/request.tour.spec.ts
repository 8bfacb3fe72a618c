import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/request.model.ts';
import { absent, attached, on, testTours } from './support/tour.ts';

testTours('request', { model }, ({ main }) => {
  const status = main.getByText('Loading your settings');
  const failure = main.getByText('Couldn’t load your settings');
  const retry = on(main).button('Try again');
  const data = on(main).heading('What’s stored about you');
  return {
    opening: '/data',
    answers: { fetch: { call: '/user/profile', response: () => ada } },
    assertions: [
      ['pending', attached(status)],
      [{ pending: 'fresh' }, absent(retry)],
      [{ pending: 'slow' }, retry],
      ['failed', failure, retry],
      ['unsupported', failure, absent(retry.or(data))],
      ['done', data],
    ],
  };
});
