import { model } from '../machines/preferences/connection.model.ts';
import { writtenWalks } from './support/steps.ts';
import { absent, on, testTours } from './support/tour.ts';

/** Written by hand: a browser that cannot subscribe to the network events never could. */
const walks = writtenWalks(model, {
  'offline and online again': 'network.offline › network.online › network.offline › network.online › timer',
  'a browser that allows no listener': 'error watchNetwork',
});

testTours('connection', { model, walks }, ({ page, context }) => {
  const { status } = on(page);
  return {
    opening: { place: '/support', store: {} },
    forbidden: { watchNetwork: ['offline'] },
    causes: {
      'network.offline': () => context.setOffline(true),
      'network.online': () => context.setOffline(false),
    },
    assertions: [
      ['offline', status('You’re offline.')],
      ['back', status('You’re back online.')],
      ['online', absent(status('line.')), page.getByRole('heading', { level: 1 })],
    ],
  };
});
