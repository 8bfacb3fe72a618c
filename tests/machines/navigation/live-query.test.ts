import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  navigationMachine,
  type AddressCommand,
  type LoadOutcome,
  type ScreenId,
} from '../../../src/machines/navigation/navigation.machine.ts';
import { matchRoute } from '../../../src/routes.ts';
import { settled } from '../support/deferred.ts';

const arrivalAt = (path: string, search: string) => ({
  type: 'location.changed' as const,
  place: { path, search },
  route: matchRoute(path),
  by: 'user' as const,
});

const shown = async (path: string, search: string) => {
  const log: string[] = [];
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        addressBar: fromCallback<AddressCommand, undefined>(() => {}),
        loadScreen: fromPromise<LoadOutcome, { screen: ScreenId }>(() => Promise.resolve('loaded')),
        screen: fromPromise<void>(() => new Promise(() => {})),
      },
      actions: {
        sendToScreen: (_, { search: query }) => void log.push(`told ${query}`),
        scrollToTop: () => void log.push('top'),
        focusScreen: () => void log.push('focus'),
      },
    }),
    { input: { ...arrivalAt(path, search), signedIn: false, reloaded: false } },
  ).start();
  await settled();
  return { actor, log };
};

test('[S2.20] sends another query of the search to the current screen, and changes nothing else', async () => {
  const { actor, log } = await shown('/search', 'q=ir');
  const before = actor.getSnapshot().children['screen'];
  actor.send(arrivalAt('/search', 'q=iris'));
  await settled();

  expect(actor.getSnapshot().children['screen']).toBe(before);
  expect(actor.getSnapshot().context.place).toEqual({ path: '/search', search: 'q=iris' });
  expect(log).toEqual(['told q=iris']);
});

test('reopens a screen that does not follow queries when its query changes', async () => {
  const { actor, log } = await shown('/category', 'tags=calm');
  const before = actor.getSnapshot().children['screen'];
  actor.send(arrivalAt('/category', 'tags=gentle'));
  await settled();

  expect(actor.getSnapshot().children['screen']).not.toBe(before);
  expect(log).toEqual(['top', 'focus']);
});
