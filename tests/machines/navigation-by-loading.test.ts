import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { navigationMachine } from '../../src/machines/navigation.machine.ts';
import type { AddressCommand, LoadOutcome, ScreenId } from '../../src/machines/navigation.types.ts';
import { matchRoute } from '../../src/routes.ts';
import { settled } from './deferred.ts';

test('[S2.1] when the history of the page is out of order, links load their page as plain links do', async () => {
  const log: string[] = [];
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        addressBar: fromCallback<AddressCommand, undefined>(({ receive }) =>
          receive(() => {
            throw new Error('refused');
          }),
        ),
        loadScreen: fromPromise<LoadOutcome, { screen: ScreenId }>(() => Promise.resolve('loaded')),
        screen: fromPromise<void, undefined>(() => new Promise(() => {})),
      },
      actions: {
        reportError: () => void log.push('raised'),
        loadPlace: (_, { to }) => void log.push(`page of ${to} loaded`),
      },
    }),
    {
      input: {
        place: { path: '/', search: '' },
        route: matchRoute('/'),
        signedIn: false,
        reloaded: false,
      },
    },
  );
  actor.start();
  await settled();
  actor.send({ type: 'link.follow', to: '/faq' });
  actor.send({ type: 'link.follow', to: '/support' });
  expect(log).toEqual(['raised', 'page of /support loaded']);
  expect(actor.getSnapshot().hasTag('shown')).toBe(true);
});
