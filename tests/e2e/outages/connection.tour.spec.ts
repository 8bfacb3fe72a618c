import { model } from '../../machines/preferences/connection.model.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { absent, on, testTours } from '../support/tours/tour.ts';

/** Written by hand: a browser that cannot subscribe to the network events never could. */
const walks = writtenWalks(model, {
  'offline and online again': 'network.offline › network.online › network.offline › network.online › timer',
  'a browser that allows no listener': 'error watchNetwork',
});

/** The server is away: `outages.spec.ts` and the stories show it, with times that the tour's clock does not have. */
const away = [
  'connection.away —network.online→ connection.away.asking',
  'connection.away —page.returned→ connection.away.asking',
  'connection.away.asking —xstate.done.actor.askServer[0]→ connection.back',
  'connection.away.asking —xstate.done.actor.askServer[1]→ connection.away.waiting',
  'connection.away.asking —xstate.error.actor.askServer→ connection.away.waiting',
  'connection.away.waiting —xstate.after.backoff.connection.away.waiting→ connection.away.asking',
  'connection.back —server.unreachable→ connection.doubted',
  'connection.doubted —network.online→ connection.doubted.asking',
  'connection.doubted —page.returned→ connection.doubted.asking',
  'connection.doubted.asking —xstate.done.actor.askServer[0]→ connection.online',
  'connection.doubted.asking —xstate.done.actor.askServer[1]→ connection.away',
  'connection.doubted.asking —xstate.error.actor.askServer→ connection.away',
  'connection.doubted.waiting —xstate.after.backoff.connection.doubted.waiting→ connection.doubted.asking',
  'connection.online —server.unreachable→ connection.doubted',
  'connection.online —xstate.after.calmAfter.connection.online→ (stays)',
];

testTours('connection', { model, walks, impossible: away }, ({ page, context }) => {
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
