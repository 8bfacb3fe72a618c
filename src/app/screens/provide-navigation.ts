import { sendToActor } from '../actors/system-actors.ts';
import { enqueueActions } from 'xstate';
import {
  navigationMachine,
  type Place,
  type RouteMatch,
  type ScreenId,
} from '../../machines/navigation/navigation.machine.ts';
import { startScreen } from '../../screens/start-screen.ts';
import type { LoadedScreen } from '../../screens/screen.ts';
import { addressBarActor } from '../../services/browser/history/address-bar.ts';
import { createHeadingFocus } from '../../services/browser/focus/focus-heading.ts';
import type { ScrollMemory } from '../../services/browser/history/scroll-memory.ts';
import { loadScreen } from '../../services/shared/load-screen.ts';
import { isServerThere } from '../../services/shared/server-there.ts';
import type { AppDeps } from '../actors/app-deps.ts';

/** Marks that this tab reloaded itself because the code of a screen was no longer on the server. */
export const reloadMark = 'reloaded';

interface NavigationDeps extends Pick<AppDeps, 'address' | 'tabStorage'> {
  readonly scroll: ScrollMemory;
  /** Returns the route of a place for the current user. */
  readonly matchPlace: (place: Place) => RouteMatch;
  readonly getScreen: (id: ScreenId) => LoadedScreen | undefined;
  /** Loads the code and the texts of a screen. */
  readonly loadScreenParts: (id: ScreenId) => Promise<void>;
  /** The server does not respond. */
  readonly onUnreachable: () => void;
  readonly setTitle: (id: ScreenId) => void;
  readonly reloadPage: () => void;
}

/** Provides the machine of the address and of the screen that it names. */
export const provideNavigation = ({ address, tabStorage, scroll, setTitle, ...deps }: NavigationDeps) =>
  navigationMachine.provide({
    actors: {
      addressBar: addressBarActor(address, scroll, deps.matchPlace),
      loadScreen: loadScreen({
        load: deps.loadScreenParts,
        isLoaded: (id) => deps.getScreen(id) !== undefined,
        async isServerThere() {
          const isThere = await isServerThere();
          if (!isThere) deps.onUnreachable();
          return isThere;
        },
      }),
    },
    actions: {
      openScreen: enqueueActions(({ context: { route, place }, enqueue }) => {
        const screen = deps.getScreen(route.screen);
        if (screen !== undefined) enqueue(startScreen(screen, place));
      }),
      sendToScreen({ system }, { search }) {
        sendToActor(system, 'screen', { type: 'query.changed', search });
      },
      setTitle: (_, { screen }) => setTitle(screen),
      openSignIn: ({ system }) => sendToActor(system, 'auth', { type: 'panel.open', mode: 'signIn' }),
      scrollToTop: scroll.toTop,
      restoreScroll: scroll.restore,
      focusScreen: createHeadingFocus(),
      loadPage: (_, { to }) => address.load(to),
      persistReload: () => void tabStorage.write(reloadMark, 'yes'),
      clearReload: () => tabStorage.remove(reloadMark),
      reloadPage: deps.reloadPage,
    },
  });
