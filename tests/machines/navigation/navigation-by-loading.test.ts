import { createActor, fromCallback, fromPromise, type CallbackActorLogic } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import {
  navigationMachine,
  type AddressCommand,
  type LoadOutcome,
  type ScreenId,
} from '../../../src/machines/navigation/navigation.machine.ts';
import { matchRoute } from '../../../src/routes.ts';
import {
  addressBarActor,
  createAddressBar,
  historyMode,
} from '../../../src/services/browser/history/address-bar.ts';
import { FakeWindow } from '../../services/support/fake-window.ts';
import { settled } from '../support/deferred.ts';

afterEach(() => vi.unstubAllGlobals());

test('[S2.1] loads a link as a page when the browser rejects its URL, and handles the next one as usual', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  const page = new FakeWindow('https://mates.example/');
  const { pushState } = page.history;
  const refusal = new Error('too many changes of the address');
  page.history.pushState = () => {
    throw refusal;
  };
  const bar = createAddressBar(historyMode, page.asWindow());
  const { actor } = await arrived(
    addressBarActor(bar, { leave: () => {}, enter: () => {} }, ({ path }) => matchRoute(path)),
  );
  actor.send({ type: 'link.follow', to: '/faq' });
  expect(page.loads).toEqual(['https://mates.example/faq']);
  expect(reported).toEqual([refusal]);
  page.history.pushState = pushState;
  actor.send({ type: 'link.follow', to: '/support' });
  expect(page.location.href).toBe('https://mates.example/support');
});

test('[S2.1] links load their page after the address bar has crashed', async () => {
  const { actor, log } = await arrived(
    fromCallback<AddressCommand, undefined>(({ receive }) =>
      receive(() => {
        throw new Error('refused');
      }),
    ),
  );
  actor.send({ type: 'link.follow', to: '/faq' });
  actor.send({ type: 'link.follow', to: '/support' });
  expect(log).toEqual(['page of /support loaded']);
  expect(actor.getSnapshot().matches('active')).toBe(true);
});

/** Starts navigation on the home page with this address bar. */
async function arrived(addressBar: CallbackActorLogic<AddressCommand, undefined>) {
  const log: string[] = [];
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        addressBar,
        loadScreen: fromPromise<LoadOutcome, { screen: ScreenId }>(() => Promise.resolve('loaded')),
        screen: fromPromise<void, undefined>(() => new Promise(() => {})),
      },
      actions: {
        loadPage: (_, { to }) => void log.push(`page of ${to} loaded`),
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
  return { actor, log };
}
