import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type InspectionEvent,
} from 'xstate';
import { languageKey } from './locales/choose-language.ts';
import type { LoadedMessages } from './locales/loaded-messages.ts';
import { appMachine } from './machines/app.machine.ts';
import { authMachine } from './machines/auth.machine.ts';
import { navigationMachine } from './machines/navigation.machine.ts';
import type { ScreenId } from './machines/navigation.types.ts';
import type { NotificationRequest } from './machines/notifications.types.ts';
import type { providerReturnMachine } from './machines/provider-return.machine.ts';
import type { LanguageWorld } from './on-demand/language.ts';
import { lateLogic } from './on-demand/late-logic.ts';
import { createPageRest } from './on-demand/page-rest.ts';
import type { SignInWorld } from './on-demand/sign-in-world.ts';
import { lateIn, reach, running } from './reach.ts';
import { matchRoute } from './routes.ts';
import { screen as discover } from './screens/discover.tsx';
import type { AppActors, LoadedScreen, ScreenModule, World } from './screens/screen.ts';
import { startScreen } from './screens/start-screen.ts';
import { addressBarActor, type AddressBar } from './services/address-bar.ts';
import { createArrivalFocus } from './services/arrival.ts';
import { authActors } from './services/auth.actors.ts';
import { createHttp } from './services/http.ts';
import { isServerThere, loadScreen } from './services/load-screen.ts';
import { whenFirstScreenStands } from './services/first-screen.ts';
import { onDemand } from './services/on-demand.ts';
import { takeAnswer } from './services/provider-answer.ts';
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
  readonly address: AddressBar;
  readonly messages: LoadedMessages;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** Builds the services, gives them to the long-lived machines and starts the root actor. Knows nothing of views. */
export function startApp({ apiOrigin, address, messages, inspect }: StartOptions) {
  const storage = createSafeStorage(() => localStorage, warnOfStorage);
  const tabStorage = createSafeStorage(() => sessionStorage, report);
  const userStore = createUserStore(storage);
  const settingsStore = createSettingsStore(storage);
  const answer = takeAnswer(address, tabStorage);
  const scroll = createScrollMemory(tabStorage);
  const screens = createScreensRegistry<LoadedScreen>();
  const rest = createPageRest();
  const stored = userStore.read();
  let isKept = true;

  const { call, get, openStream } = createHttp({
    baseUrl: apiOrigin,
    session() {
      const { user } = reach(app.system).auth?.getSnapshot().context ?? stored;
      // Nothing of the user outlives a logout, but the page goes on speaking its language.
      return { token: user?.token ?? '', language: user?.language ?? messages.language() };
    },
    onExpired: () => reach(app.system).auth?.send({ type: 'session.expired' }),
    onToken: (token) => reach(app.system).auth?.send({ type: 'token.rotated', token }),
  });

  const notify = (notification: NotificationRequest) => app.send({ type: 'notification.show', notification });

  const reloadPage = () => {
    scroll.leave();
    location.reload();
  };

  const signInWorld: SignInWorld = {
    call,
    address,
    tabStorage,
    messages,
    notify,
    tellAuth: (event) => reach(app.system).auth?.send(event),
  };
  const panel = onDemand(async () => (await askForRest()).authPanel(signInWorld));
  /** Comes with the rest of the page where the address had an answer. */
  const back = onDemand(async () =>
    answer === null ? null : (await rest.get()).providerReturn(signInWorld, answer),
  );

  const panelCode = {
    get View() {
      return panel.now()?.View ?? null;
    },
  };

  const auth = authMachine.provide({
    actors: {
      ...authActors({ call, userStore, fetchPanel: async () => void (await panel.get()) }),
      signIn: lateLogic(() => panel.now()?.logic),
    },
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
      announceBegin({ system }) {
        reach(system).navigation?.send({ type: 'session.began' });
        system.get('marks')?.send({ type: 'session.began' });
      },
      announceExpiry: ({ system }) => reach(system).navigation?.send({ type: 'session.expired' }),
      announceEnd({ system }) {
        // The stored user says `en` from now on, which would be this browser's language at the next visit.
        storage.write(languageKey, messages.language());
        reach(system).navigation?.send({ type: 'session.ended' });
        system.get('marks')?.send({ type: 'session.ended' });
        system.get('notifications')?.send({ type: 'session.ended' });
        system.get('parting')?.send({ type: 'session.ended' });
      },
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });

  const askSignIn = () => reach(app.system).auth?.send({ type: 'panel.open', mode: 'signIn' });

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
        enqueue(startScreen(screen, place));
      }),
      tellScreen({ system }, { search }) {
        const screen: AnyActorRef | undefined = system.get('screen');
        screen?.send({ type: 'place.changed', search });
      },
      setTitle: (_, { screen }) => nameWindow(screen),
      askSignIn,
      scrollToTop: scroll.toTop,
      restoreScroll: scroll.restore,
      focusScreen: createArrivalFocus(),
      loadPlace: (_, { to }) => address.load(to),
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
        marks: lateLogic(() =>
          rest.now()?.marksIn({ call, tabStorage, notify, messages: messages.read, askSignIn }),
        ),
        notifications: lateLogic(() => rest.now()?.notifications),
        providerReturn: lateLogic(() => back.now()?.logic),
        fetchRest: fromPromise<void, undefined>(
          async () => void (await Promise.all([rest.get(), back.get(), messages.load(['marks'])])),
        ),
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
        isReturning: answer !== null,
      },
      ...(inspect === undefined ? {} : { inspect }),
    },
  );

  function warnOfStorage(error: unknown) {
    report(error);
    queueMicrotask(() => notify({ message: messages.read('shell').storageRefused, type: 'warning' }));
  }

  const services: Services = { call, get, openStream, storage, tabStorage, address };
  const lateActors = () => lateIn(app.system);
  app.start();
  const actors: AppActors = { ...running(reach(app.system)), notifications: app };
  const world: World = { services, actors, lateActors, messages: messages.read, loadMessages: messages.load };
  whenFirstScreenStands(actors.navigation, () => app.send({ type: 'rest.request' }));
  if (answer !== null) app.send({ type: 'rest.request' });
  const returned = () => {
    const View = back.now()?.View;
    const actor: ActorRefFrom<typeof providerReturnMachine> | undefined = app.system.get('providerReturn');
    return View === undefined || actor === undefined ? null : { View, actor };
  };
  return {
    app,
    actors,
    rest,
    lateActors,
    returned,
    panel: panelCode,
    screenOf: screens.get,
    href: address.href,
  };
}

/** Marks that this tab reloaded itself because the code of a screen was gone. */
const reloadMark = 'reloaded';
