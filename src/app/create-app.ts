import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type InspectionEvent,
} from 'xstate';
import type { LoadedMessages } from '../locales/loaded-messages.ts';
import { appMachine } from '../machines/app/app.machine.ts';
import type { UserStore } from '../machines/auth/auth.types.ts';
import { navigationMachine } from '../machines/navigation/navigation.machine.ts';
import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import type { NotificationRequest } from '../machines/notifications/notifications.types.ts';
import type { oauthCallbackMachine } from '../machines/auth/oauth-callback.machine.ts';
import type { LanguageWorld } from '../on-demand/language.ts';
import { lazyLogic } from '../on-demand/late-logic.ts';
import { createPageRest, texts } from '../on-demand/page-rest.ts';
import type { Rest } from '../on-demand/rest.ts';
import type { SignInWorld } from '../on-demand/sign-in-world.ts';
import { actorsOf, lateIn, reach } from './system-actors.ts';
import { matchRoute } from '../routes.ts';
import { screen as discover } from '../screens/discover.tsx';
import type { LoadedScreen, ScreenModule, World } from '../screens/screen.ts';
import { startScreen } from '../screens/start-screen.ts';
import { addressBarActor, type AddressBar } from '../services/browser/address-bar.ts';
import { createHeadingFocus } from '../services/browser/focus-heading.ts';
import { createHttp } from '../services/http/http.ts';
import { isServerThere, loadScreen } from '../services/shared/load-screen.ts';
import { whenFirstScreenStands } from '../services/shared/first-screen.ts';
import { whenWhole } from '../services/shared/when-whole.ts';
import { onDemand } from '../services/shared/on-demand.ts';
import { takeAnswer } from '../services/auth/oauth-callback.ts';
import { report } from '../services/shared/report.ts';
import { createSafeStorage } from '../services/storage/safe-storage.ts';
import { createScreensRegistry } from '../services/shared/screens-registry.ts';
import { createScrollMemory } from '../services/browser/scroll-memory.ts';
import type { Services } from '../services/shared/services.ts';
import { createSettingsStore } from '../services/preferences/settings-store.ts';
import { applyTheme } from '../services/preferences/theme.ts';
import { createUserStore } from '../services/auth/user-store.ts';

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
      const { user } = reach(app.system).auth?.getSnapshot().context ?? app.getSnapshot().context.user;
      // Nothing of the user outlives a logout, but the page goes on speaking its language.
      return { token: user?.token ?? '', language: user?.language ?? messages.language() };
    },
    onExpired: () => app.send({ type: 'session.expired' }),
    onToken: (token) => app.send({ type: 'token.rotated', token }),
  });

  const notify = (notification: NotificationRequest) => app.send({ type: 'notification.show', notification });

  const reloadPage = () => {
    scroll.leave();
    location.reload();
  };

  const persistUser = (user: UserStore) => {
    isKept = userStore.write(user);
  };

  /** Not where the user could not be kept: the page would come back without one. */
  const reloadWithUser = () => (isKept ? reloadPage() : undefined);

  const signInWorld: SignInWorld = {
    call,
    address,
    tabStorage,
    messages,
    notify,
    tellAuth: (event) => reach(app.system).auth?.send(event),
  };
  let authCode: ReturnType<Rest['provideAuth']> | undefined;
  const auth = () =>
    (authCode ??= rest.now()?.provideAuth({
      ...signInWorld,
      address,
      storage,
      userStore,
      known: (): UserStore => app.getSnapshot().context.user,
      persistUser,
      isKept: () => isKept,
      reloadPage,
    }));
  /** Comes with the rest of the page where the address had an answer. */
  const back = onDemand(async () =>
    answer === null ? null : (await rest.get()).providerReturn(signInWorld, answer),
  );

  const panelCode = {
    get View() {
      return authCode?.panel.now()?.View ?? null;
    },
  };

  const askSignIn = () => app.send({ type: 'panel.open', mode: 'signIn' });

  function askForRest() {
    app.send({ type: 'deferred.load' });
    return rest.get();
  }

  /** Most people arrive at the first page, whose code is here. */
  const codeOf = async (id: ScreenId): Promise<ScreenModule> => {
    if (id === 'discover') return { screen: discover };
    const { screens } = await askForRest();
    const [code] = await Promise.all([screens[id](), whenWhole(app)]);
    return code;
  };

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
      sendToScreen({ system }, { search }) {
        const screen: AnyActorRef | undefined = system.get('screen');
        screen?.send({ type: 'query.changed', search });
      },
      setTitle: (_, { screen }) => nameWindow(screen),
      askSignIn,
      scrollToTop: scroll.toTop,
      restoreScroll: scroll.restore,
      focusScreen: createHeadingFocus(),
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
    reloadPage: reloadWithUser,
  };

  const theme = settingsStore.readTheme();
  applyTheme(theme);
  const place = address.read();
  const app = createActor(
    appMachine.provide({
      actors: {
        navigation,
        auth: lazyLogic(() => auth()?.logic),
        settings: lazyLogic(() => rest.now()?.provideSettings(settingsStore, languageWorld)),
        language: lazyLogic(() => rest.now()?.provideLanguage(languageWorld)),
        connection: lazyLogic(() => rest.now()?.connection),
        favorites: lazyLogic(() =>
          rest.now()?.provideFavorites({ call, tabStorage, notify, messages: messages.read, askSignIn }),
        ),
        notifications: lazyLogic(() => rest.now()?.notifications),
        oauthCallback: lazyLogic(() => back.now()?.logic),
        fetchRest: fromPromise<void, undefined>(
          async () => void (await Promise.all([rest.get(), back.get(), messages.load(texts)])),
        ),
      },
      actions: {
        reloadPage,
        persistUser: ({ context }) => persistUser(context.user),
        reportError: (_, { error }) => report(error),
        flushQueue({ context, system }) {
          for (const command of context.queue) {
            const isShown = command.type.startsWith('notification.');
            system.get(isShown ? 'notifications' : 'auth')?.send(command);
          }
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
  const lazyActors = () => lateIn(app.system);
  app.start();
  const actors = actorsOf(app);
  const world: World = { services, actors, lazyActors, messages: messages.read, loadMessages: messages.load };
  whenFirstScreenStands(actors.navigation, () => app.send({ type: 'deferred.load' }));
  if (answer !== null) app.send({ type: 'deferred.load' });
  const returned = () => {
    const View = back.now()?.View;
    const actor: ActorRefFrom<typeof oauthCallbackMachine> | undefined = app.system.get('oauthCallback');
    return View === undefined || actor === undefined ? null : { View, actor };
  };
  return {
    app,
    actors,
    rest,
    lazyActors,
    returned,
    panel: panelCode,
    screenOf: screens.get,
    href: address.href,
  };
}

/** Marks that this tab reloaded itself because the code of a screen was gone. */
const reloadMark = 'reloaded';
