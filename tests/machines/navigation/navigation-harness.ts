import { createActor, fromPromise, setup, SimulatedClock, spawnChild } from 'xstate';
import {
  navigationMachine,
  type LoadOutcome,
  type NavigationInput,
  type ScreenId,
} from '../../../src/machines/navigation/navigation.machine.ts';
import { matchPlace } from '../../../src/routes.ts';
import {
  addressBarActor,
  createAddressBar,
  historyMode,
  type AddressMode,
} from '../../../src/services/browser/history/address-bar.ts';
import { FakeWindow } from '../../services/support/fake-window.ts';
import { deferred, settled } from '../support/deferred.ts';

interface Options extends Partial<Pick<NavigationInput, 'signedIn' | 'reloaded'>> {
  readonly url?: string;
  readonly mode?: AddressMode;
}

/** Starts navigation with screens that load at once. */
export async function arrived(options: Options) {
  const started = start(options, true);
  await settled();
  return started;
}

export function start(options: Options, isHere = false) {
  const { url = 'https://mates.example/', mode = historyMode, signedIn = false, reloaded = false } = options;
  const page = new FakeWindow(url);
  const address = createAddressBar(mode, page.asWindow());
  const clock = new SimulatedClock();
  const log: string[] = [];
  const titles: ScreenId[] = [];
  const loads: ReturnType<typeof deferred<LoadOutcome>>[] = [];
  const write = (line: string) => () => void log.push(line);
  let isReloadStored = reloaded;
  const place = address.read();
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        addressBar: addressBarActor(address, { leave: () => {}, enter: () => {} }, (at) =>
          matchPlace(at, signedIn),
        ),
        loadScreen: fromPromise<LoadOutcome, { screen: ScreenId }>(() => {
          const load = deferred<LoadOutcome>();
          loads.push(load);
          if (isHere) load.resolve('loaded');
          return load.promise;
        }),
        screen: screenMachine,
      },
      actions: {
        openScreen: spawnChild('screen', {
          id: 'screen',
          systemId: 'screen',
          input: ({ context }) => ({ ...context.place, screen: context.route.screen }),
        }),
        openSignIn: write('sign-in asked'),
        scrollToTop: write('top'),
        restoreScroll: write('scroll restored'),
        focusScreen: write('focus'),
        persistReload: () => {
          isReloadStored = true;
          log.push('reload remembered');
        },
        clearReload: () => {
          isReloadStored = false;
        },
        reloadPage: write('page reloaded'),
        setTitle: (_, { screen }) => void titles.push(screen),
      },
    }),
    { input: { place, route: matchPlace(place, signedIn), signedIn, reloaded }, clock },
  );
  actor.start();
  return { actor, page, clock, log, titles, loads, isReloadStored: () => isReloadStored };
}

interface Shown {
  readonly screen: ScreenId;
  readonly path: string;
  readonly search: string;
}

/** A stub for any screen: its context is its location, and it can be crashed. */
const screenMachine = setup({
  types: { context: {} as Shown, input: {} as Shown, events: {} as { type: 'break' } },
}).createMachine({
  context: ({ input }) => input,
  on: {
    break: {
      actions: () => {
        throw new Error('broken');
      },
    },
  },
});

export function shownScreen(actor: ReturnType<typeof start>['actor']): string {
  const { screen, path, search } = actor.getSnapshot().children['screen']?.getSnapshot().context ?? {};
  return `${screen} ${path}${search === '' ? '' : `?${search}`}`;
}
