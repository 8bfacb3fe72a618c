import { createActor, enqueueActions, spawnChild, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { LoadedMessages } from './locales/messages.ts';
import { appMachine } from './machines/app.machine.ts';
import { authMachine } from './machines/auth.machine.ts';
import { connectionMachine } from './machines/connection.machine.ts';
import { navigationMachine } from './machines/navigation.machine.ts';
import { notificationMachine } from './machines/notification.machine.ts';
import { notificationsMachine } from './machines/notifications.machine.ts';
import { settingsMachine } from './machines/settings.machine.ts';
import { loadScreenModule, matchRoute } from './routes.ts';
import type { AppActors, LoadedScreen, Place, World } from './screens/screen.ts';
import { addressBarActor, createAddressBar, hashMode, historyMode } from './services/address-bar.ts';
import { createArrivalFocus, focusField } from './services/arrival.ts';
import { authActors } from './services/auth.actors.ts';
import { createHttp } from './services/http.ts';
import { isServerThere, loadScreen } from './services/load-screen.ts';
import { watchNetwork } from './services/network.ts';
import { NotificationError } from './services/notification-error.ts';
import { logFailure, report } from './services/report.ts';
import { createSafeStorage } from './services/safe-storage.ts';
import { createScreensRegistry } from './services/screens-registry.ts';
import { createScrollMemory } from './services/scroll-memory.ts';
import type { Services } from './services/services.ts';
import { createSettingsStore } from './services/settings-store.ts';
import { applyTheme } from './services/theme.ts';
import { createUserStore } from './services/user-store.ts';
import { wayFromVerification, wayToVerification } from './services/verification-way.ts';

/** What the build decides. */
export interface StartOptions {
  readonly apiOrigin: string;
  readonly router: 'history' | 'hash';
  readonly messages: LoadedMessages;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** Builds the services, gives them to the long-lived machines and starts the root actor. Knows nothing of views. */
export function startApp({ apiOrigin, router, messages, inspect }: StartOptions) {
  const storage = createSafeStorage(() => localStorage, warnOfStorage);
  const tabStorage = createSafeStorage(() => sessionStorage, report);
  const userStore = createUserStore(storage);
  const settingsStore = createSettingsStore(storage);
  const address = createAddressBar(router === 'hash' ? hashMode : historyMode);
  const scroll = createScrollMemory(tabStorage);
  const screens = createScreensRegistry<LoadedScreen>();
  const stored = userStore.read();
  let isKept = true;

  const { call, openStream } = createHttp({
    baseUrl: apiOrigin,
    session() {
      const { user, language } = reach(app.system).auth?.getSnapshot().context ?? stored;
      return { token: user?.token ?? '', language };
    },
    onExpired: () => reach(app.system).auth?.send({ type: 'session.expired' }),
    onToken: (token) => reach(app.system).auth?.send({ type: 'token.rotated', token }),
  });

  const reloadPage = () => {
    scroll.leave();
    location.reload();
  };

  const auth = authMachine.provide({
    actors: authActors({ call, userStore }),
    actions: {
      persistUser({ context }) {
        isKept = userStore.write(context);
      },
      // A page that cannot keep the user would come back without one: there the session goes on as it is.
      reloadPage: () => (isKept ? reloadPage() : undefined),
      returnToTarget({ system }) {
        const target = wayFromVerification(address.read());
        if (isKept) {
          address.replace(target);
          reloadPage();
        } else reach(system).navigation?.send({ type: 'link.follow', to: target, replace: true });
      },
      redirectHome: ({ system }) => reach(system).navigation?.send({ type: 'link.follow', to: '/' }),
      goToVerification: ({ system }) =>
        reach(system).navigation?.send({ type: 'link.follow', to: wayToVerification(address.read()) }),
      focusPassword: () => focusField('dialog input[name="password"]'),
      announceBegin: ({ system }) => reach(system).navigation?.send({ type: 'session.began' }),
      announceExpiry: ({ system }) => reach(system).navigation?.send({ type: 'session.expired' }),
      announceEnd: ({ system }) => reach(system).navigation?.send({ type: 'session.ended' }),
      notifyFailure: ({ system }, { message }) =>
        reach(system).notifications?.send({
          type: 'notification.show',
          notification: {
            message: message || messages.read('shell').somethingError,
            type: 'negative',
            position: 'top',
            timeout: 3000,
          },
        }),
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });

  const notifications = notificationsMachine.provide({
    actors: {
      notification: notificationMachine.provide({
        actions: {
          announceGone: ({ system }, { id }) =>
            reach(system).notifications?.send({ type: 'notification.gone', id }),
        },
      }),
    },
    actions: { refuse: (_, { request }) => report(new NotificationError(request)) },
  });

  const navigation = navigationMachine.provide({
    actors: {
      addressBar: addressBarActor(address, scroll, matchRoute),
      loadScreen: loadScreen({
        async load(id) {
          if (screens.get(id) !== undefined) return;
          const screen = (await loadScreenModule(id)).screen(world);
          messages.add(screen.messages);
          screens.add(id, screen);
        },
        isServerThere,
      }),
    },
    actions: {
      openScreen: enqueueActions(({ context: { route, place }, enqueue }) => {
        const screen = screens.get(route.screen);
        if (screen === undefined) return;
        enqueue(start(screen, place));
      }),
      tellScreen({ system }, { search }) {
        const screen: AnyActorRef | undefined = system.get('screen');
        screen?.send({ type: 'place.changed', search });
      },
      setTitle(_, { screen }) {
        const { read } = messages;
        document.title = read('shell').windowTitle(read('titles')[screen], read('product'));
      },
      askSignIn: ({ system }) => reach(system).auth?.send({ type: 'panel.open', mode: 'signIn' }),
      scrollToTop: scroll.toTop,
      restoreScroll: scroll.restore,
      focusScreen: createArrivalFocus(),
      rememberReload: () => void tabStorage.write(reloadMark, 'yes'),
      forgetReload: () => tabStorage.remove(reloadMark),
      reloadPage,
      reportError: (_, { error }) => report(error),
    },
  });

  const settings = settingsMachine.provide({
    actions: {
      applyTheme: (_, { theme }) => applyTheme(theme),
      saveSettings: (_, { theme }) => settingsStore.writeTheme(theme),
    },
  });

  const connection = connectionMachine.provide({
    actors: { watchNetwork: watchNetwork() },
    actions: { reportError: (_, { error }) => report(error) },
  });

  const place = address.read();
  const app = createActor(
    appMachine.provide({
      actors: { auth, notifications, navigation, settings, connection },
      actions: { reloadPage, reportError: (_, { error }) => report(error) },
    }),
    {
      input: {
        user: stored,
        settings: { language: stored.language, theme: settingsStore.readTheme() },
        navigation: {
          place,
          route: matchRoute(place.path),
          signedIn: stored.user !== null,
          reloaded: tabStorage.read(reloadMark) !== null,
        },
      },
      ...(inspect === undefined ? {} : { inspect }),
    },
  );

  function warnOfStorage(error: unknown) {
    report(error);
    queueMicrotask(() =>
      reach(app.system).notifications?.send({
        type: 'notification.show',
        notification: { message: messages.read('shell').storageRefused, type: 'warning' },
      }),
    );
  }

  const services: Services = { call, openStream, storage, tabStorage, address };
  app.start();
  const actors = running(reach(app.system));
  const world: World = { services, actors, messages: messages.read };
  return { app, actors, screenOf: screens.get, href: address.href };
}

/** Marks that this tab reloaded itself because the code of a screen was gone. */
const reloadMark = 'reloaded';

/** Starts the actor that navigation calls `screen`, whichever machine it runs. */
const start = ({ logic, input }: LoadedScreen, place: Place): never =>
  // The machine names one actor for all screens; its types cannot say that this is the one.
  spawnChild(logic, { id: 'screen', systemId: 'screen', input: input(place) }) as never;

/** The long-lived actors, as far as they run. */
type Reached = { readonly [Name in keyof AppActors]: AppActors[Name] | undefined };

function reach(system: AnyActorRef['system']): Reached {
  const get = <Name extends keyof AppActors>(name: Name): Reached[Name] => system.get(name);
  return {
    auth: get('auth'),
    notifications: get('notifications'),
    navigation: get('navigation'),
    settings: get('settings'),
    connection: get('connection'),
  };
}

function running({ auth, notifications, navigation, settings, connection }: Reached): AppActors {
  if (!auth || !notifications || !navigation || !settings || !connection) {
    throw new Error('A long-lived actor ended while the page was starting.');
  }
  return { auth, notifications, navigation, settings, connection };
}
