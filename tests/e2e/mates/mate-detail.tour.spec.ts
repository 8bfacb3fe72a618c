import { getMateDetail, mateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { model } from '../../machines/mates/mate-detail.model.ts';
import { absent, attached, code, on, refusal, success, testTours } from '../support/tours/tour.ts';

const missing = refusal(code.notFound, 'This mate no longer exists.');

testTours('[S2.6] mateDetail', { model }, ({ main, start }) => {
  const place = start.matches('notFound') ? '/detail' : '/detail?mateId=iris-vale';
  const similar = main.getByRole('region', { name: 'You may also like' });
  const heart = on(main).button('Favorite: Iris Vale');
  return {
    opening: place,
    answers: {
      request: {
        call: getMateDetail,
        envelope: (mate) => (mate === null ? missing : success(mate)),
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
