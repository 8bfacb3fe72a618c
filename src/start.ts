import {
  createActor,
  enqueueActions,
  fromPromise,
  spawnChild,
  type AnyActorRef,
  type InspectionEvent,
} from 'xstate';
import type { LoadedMessages } from './locales/loaded-messages.ts';
import { appMachine } from './machines/app.machine.ts';
import { authMachine } from './machines/auth.machine.ts';
import { navigationMachine } from './machines/navigation.machine.ts';
import type { ScreenId } from './machines/navigation.types.ts';
import type { NotificationRequest } from './machines/notifications.types.ts';
import type { LanguageWorld } from './on-demand/language.ts';
import { lateLogic } from './on-demand/late-logic.ts';
import { createPageRest } from './on-demand/page-rest.ts';
import { matchRoute } from './routes.ts';
import { screen as discover } from './screens/discover.tsx';
import type { AppActors, LateActors, LoadedScreen, Place, ScreenModule, World } from './screens/screen.ts';
import { addressBarActor, createAddressBar, hashMode, historyMode } from './services/address-bar.ts';
import { createArrivalFocus, focusField } from './services/arrival.ts';
import { authActors } from './services/auth.actors.ts';
import { createHttp } from './services/http.ts';
import { isServerThere, loadScreen } from './services/load-screen.ts';
import { whenFirstScreenStands } from './services/first-screen.ts';
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
  const rest = createPageRest();
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

  const notify = (notification: NotificationRequest) => app.send({ type: 'notification.show', notification });

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
      notifyFailure: (_, { message }) =>
        notify({
          message: message || messages.read('shell').somethingError,
          type: 'negative',
          position: 'top',
          timeout: 3000,
        }),
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });

  function askForRest() {
    app.send({ type: 'rest.request' });
    return rest.get();
  }

  /** Most people arrive at the first page, whose code is here. */
  const codeOf = async (id: ScreenId): Promise<ScreenModule> =>
    id === 'discover' ? { screen: discover } : (await askForRest()).screens[id]();

  const navigation = navigationMachine.provide({
    actors: {
      addressBar: addressBarActor(address, scroll, matchRoute),
      loadScreen: loadScreen({
        async load(id) {
          if (screens.get(id) !== undefined) return;
          const screen = (await codeOf(id)).screen(world);
          await messages.load(screen.messages);
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
      setTitle: (_, { screen }) => nameWindow(screen),
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

  const nameWindow = (screen: ScreenId) => {
    const { read } = messages;
    document.title = read('shell').windowTitle(read('titles')[screen], read('product'));
  };

  const languageWorld: LanguageWorld = {
    messages,
    call,
    storage,
    notify,
    isSignedIn: () => (reach(app.system).auth?.getSnapshot().context.user ?? null) !== null,
    onSpoken({ language }) {
      const { auth, navigation } = reach(app.system);
      auth?.send({ type: 'language.changed', language });
      if (navigation !== undefined) nameWindow(navigation.getSnapshot().context.route.screen);
    },
    reloadPage: () => (isKept ? reloadPage() : undefined),
  };

  const theme = settingsStore.readTheme();
  applyTheme(theme);
  const place = address.read();
  const app = createActor(
    appMachine.provide({
      actors: {
        auth,
        navigation,
        settings: lateLogic(() => rest.now()?.settingsIn(settingsStore, languageWorld)),
        language: lateLogic(() => rest.now()?.languageIn(languageWorld)),
        connection: lateLogic(() => rest.now()?.connection),
        notifications: lateLogic(() => rest.now()?.notifications),
        fetchRest: fromPromise<void, undefined>(async () => void (await rest.get())),
      },
      actions: {
        reloadPage,
        reportError: (_, { error }) => report(error),
        grantWishes({ context, system }) {
          for (const wish of context.wishes) system.get('notifications')?.send(wish);
        },
      },
    }),
    {
      input: {
        user: { ...stored, language: messages.language() },
        settings: { theme },
        language: { language: messages.language() },
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
    queueMicrotask(() => notify({ message: messages.read('shell').storageRefused, type: 'warning' }));
  }

  const services: Services = { call, openStream, storage, tabStorage, address };
  app.start();
  const actors: AppActors = { ...running(reach(app.system)), notifications: app };
  const world: World = { services, actors, messages: messages.read };
  whenFirstScreenStands(actors.navigation, () => app.send({ type: 'rest.request' }));
  const lateActors = (): LateActors => ({
    settings: app.system.get('settings'),
    language: app.system.get('language'),
    connection: app.system.get('connection'),
    notifications: app.system.get('notifications'),
  });
  return { app, actors, rest, lateActors, screenOf: screens.get, href: address.href };
}

/** Marks that this tab reloaded itself because the code of a screen was gone. */
const reloadMark = 'reloaded';

/** Starts the actor that navigation calls `screen`, whichever machine it runs. */
const start = ({ logic, input }: LoadedScreen, place: Place): never =>
  // The machine names one actor for all screens; its types cannot say that this is the one.
  spawnChild(logic, { id: 'screen', systemId: 'screen', input: input(place) }) as never;

/** The actors that start with the page, as far as they run. */
type Reached = { readonly [Name in keyof FirstActors]: FirstActors[Name] | undefined };
type FirstActors = Omit<AppActors, 'notifications'>;

function reach(system: AnyActorRef['system']): Reached {
  const get = <Name extends keyof FirstActors>(name: Name): Reached[Name] => system.get(name);
  return {
    auth: get('auth'),
    navigation: get('navigation'),
  };
}

function running({ auth, navigation }: Reached): FirstActors {
  if (!auth || !navigation) {
    throw new Error('A long-lived actor ended while the page was starting.');
  }
  return { auth, navigation };
}
