import { createActor, type AnyStateMachine, type InspectionEvent } from 'xstate';
import type { SessionEnd } from '../../contract/envelope.ts';
import type { MessageStore } from '../locales/message-store.ts';
import { appMachine, selectActors, type AppActor } from '../machines/app/app.machine.ts';
import type { UserStore } from '../machines/auth/auth.reducers.ts';
import type { Place, ScreenId } from '../machines/navigation/navigation.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { matchPlace } from '../routes.ts';
import type { LoadedScreen, ScreenDeps } from '../screens/screen.ts';
import { createUserStore, markSignedIn } from '../services/auth/user-store.ts';
import type { AddressBar } from '../services/browser/history/address-bar.ts';
import { createFormDrafts } from '../services/browser/form-drafts.ts';
import { createScrollMemory } from '../services/browser/history/scroll-memory.ts';
import { createHttp, type HttpOptions } from '../services/http/http.ts';
import { createSettingsStore } from '../services/preferences/settings-store.ts';
import { applyTheme } from '../services/preferences/theme.ts';
import { outdatedEvent } from '../services/shared/import-code.ts';
import { logRefused } from '../services/shared/report.ts';
import { createSafeStorage, type SafeStorage } from '../services/storage/safe-storage.ts';
import type { AppDeps } from './actors/app-deps.ts';
import { createNotify } from './notifications/notify.ts';
import { provideAgeGate } from './provide-age-gate.ts';
import { provideAuth } from './auth/provide-auth.ts';
import { provideConnection } from './provide-connection.ts';
import { provideDelivery } from './provide-delivery.ts';
import { provideFavorites } from './provide-favorites.ts';
import { provideFormDrafts } from './auth/provide-form-drafts.ts';
import { provideInstallation } from './deferred/provide-installation.ts';
import { provideLanguage, readLanguageChoice } from './provide-language.ts';
import { provideLogoutConfirmation } from './auth/provide-logout-confirmation.ts';
import { provideNavigation, reloadMark } from './screens/provide-navigation.ts';
import { provideNotifications } from './notifications/provide-notifications.ts';
import type { CompleteSignIn } from './auth/load-oauth-callback.ts';
import { provideRoomsPane } from './provide-rooms-pane.ts';
import { provideSafety } from './provide-safety.ts';
import { provideTheme } from './provide-theme.ts';
import { retryFailed } from './failures/retry-failed.ts';
import { createShowToast } from './notifications/show-toast.ts';
import { createViewsOnDemand, provideViewLoader } from './screens/views-on-demand.ts';
import { stopChildrenOfCrashed } from './failures/stop-crashed.ts';
import { screenFiles } from './screens/screen-files.ts';
import { loadScreenModule } from './screens/screens.ts';
import { followTitle, toWindowTitle } from './screens/window-title.ts';

export interface AppOptions {
  readonly apiOrigin: string;
  readonly address: AddressBar;
  readonly messages: MessageStore;
  readonly tabStorage: SafeStorage;
  /** Completes the sign-in with the answer of a provider; null where the page was opened without one. */
  readonly completeSignIn: CompleteSignIn | null;
  /** Makes the requests of calls, in place of the browser's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Called before the page reloads itself; what changed is stored by then. */
  readonly onReload: () => void;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** These have no place on the page for a button. */
const restarting = <Part extends AnyStateMachine>(part: Part) => supervised(part, 1000);

/** Creates the services, provides the long-lived machines with them and starts the root actor. Knows no views. */
export function createApp(options: AppOptions) {
  const { apiOrigin, address, messages, tabStorage, completeSignIn, fetch, onReload, inspect } = options;
  const storage = createSafeStorage(() => localStorage, warnOfStorage);
  const userStore = createUserStore(storage);
  const formDrafts = createFormDrafts(tabStorage);
  const settingsStore = createSettingsStore(storage);
  const scroll = createScrollMemory(tabStorage);
  const screens = new Map<ScreenId, LoadedScreen>();
  const viewsOnDemand = createViewsOnDemand(messages);
  const initialUser = userStore.read();
  let isPersisted = true;

  const getUser = () => app.getSnapshot().children.auth?.getSnapshot().context.user ?? null;
  const userId = () => getUser()?.uuid ?? null;
  const getUserId = () => userId() ?? '';

  const matchForUser = (at: Place) => matchPlace(at, getUser() !== null);

  const readFormDrafts = () => formDrafts.read(getUserId());

  /** Another tab may have a newer token, of which a page that was suspended has not heard. */
  const endSession = (end: SessionEnd): void => {
    const { user } = userStore.read();
    const isReplaced = user !== null && user.token !== getUser()?.token;
    const { auth } = app.getSnapshot().children;
    if (isReplaced) auth?.send({ type: 'session.changed', user });
    else if (end === 'ended') auth?.send({ type: 'session.ended' });
    else auth?.send({ type: 'session.expired' });
  };

  const onUnreachable = () => app.getSnapshot().children.connection?.send({ type: 'server.unreachable' });

  const http: HttpOptions = {
    baseUrl: apiOrigin,
    // A logout removes all data of the user, but the page keeps its language.
    session: () => ({ token: getUser()?.token ?? '', language: getUser()?.language ?? messages.language() }),
    onExpired: endSession,
    onToken: (token) => app.getSnapshot().children.auth?.send({ type: 'token.rotated', token }),
    onUnreachable,
    ...(fetch === undefined ? {} : { fetch }),
  };
  const { call, openStream } = createHttp(http);

  const notify = createNotify((command) => app.getSnapshot().children.notifications?.send(command));

  const showToast = createShowToast(messages.read, notify);

  const reloadPage = () => {
    scroll.leave();
    onReload();
    location.reload();
  };

  const setTitle = (screen: ScreenId) => {
    document.title = toWindowTitle(messages.read, screen, undefined);
  };

  const loadScreenParts = async (id: ScreenId) => {
    if (screens.has(id)) return;
    const [module] = await Promise.all([loadScreenModule(id), messages.load(screenFiles[id].messages)]);
    screens.set(id, module.screen(screenDeps));
    const { views } = screenFiles[id];
    if (views !== undefined) app.getSnapshot().children.viewLoader?.send({ type: 'view.expect', views });
  };

  const screenLoader = { get: (id: ScreenId) => screens.get(id), load: loadScreenParts };

  const deps: AppDeps = { call, address, storage, tabStorage, messages, notify, showToast };
  const theme = settingsStore.readTheme();
  applyTheme(theme);
  const place = address.read();
  const safety = provideSafety({
    ...deps,
    readFormDrafts,
    userId,
    queueChange: (change) => app.getSnapshot().children.favorites?.send({ type: 'change.queue', change }),
  });
  const app: AppActor = createActor(
    appMachine.provide({
      actors: {
        aiDisclosure: restarting(safety.aiDisclosure),
        crisisHelp: restarting(safety.crisisHelp),
        report: restarting(safety.report),
        ageGate: restarting(provideAgeGate(deps)),
        auth: provideAuth({
          ...deps,
          userStore,
          persistUser(user: UserStore) {
            isPersisted = userStore.write(user);
            if (user.user !== null) markSignedIn(storage);
          },
          persistExpiry(user: UserStore) {
            isPersisted = userStore.writeExpired(user);
          },
          isPersisted: () => isPersisted,
          reloadPage,
        }),
        delivery: restarting(provideDelivery({ storage, openStream, showToast, userId })),
        connection: provideConnection(apiOrigin, () => retryFailed(app)),
        favorites: provideFavorites(deps),
        formDrafts: restarting(provideFormDrafts({ formDrafts, getUserId })),
        installation: restarting(provideInstallation(deps)),
        language: provideLanguage({
          ...deps,
          isSignedIn: () => getUser() !== null,
          updateTitle: () => showTitle(),
          reloadPage: () => (isPersisted ? reloadPage() : undefined),
        }),
        logoutConfirmation: restarting(provideLogoutConfirmation({ storage, getUserId })),
        navigation: provideNavigation({
          ...deps,
          scroll,
          matchPlace: matchForUser,
          getScreen: (id) => screens.get(id),
          loadScreenParts,
          onUnreachable,
          setTitle,
          reloadPage,
        }),
        notifications: provideNotifications(),
        roomsPane: restarting(provideRoomsPane(screenLoader)),
        ...(completeSignIn === null ? {} : { oauthCallback: completeSignIn(deps) }),
        theme: provideTheme(settingsStore),
        viewLoader: restarting(provideViewLoader(viewsOnDemand)),
      },
      actions: {
        reloadPage,
      },
    }),
    {
      input: {
        user: { ...initialUser, language: messages.language() },
        theme: { theme },
        language: { language: messages.language(), choice: readLanguageChoice(tabStorage) },
        navigation: {
          place,
          route: matchPlace(place, initialUser.user !== null),
          signedIn: initialUser.user !== null,
          reloaded: tabStorage.read(reloadMark) !== null,
        },
        isOAuthCallback: completeSignIn !== null,
      },
      inspect(event) {
        stopChildrenOfCrashed(event);
        inspect?.(event);
      },
    },
  );

  function warnOfStorage(error: unknown) {
    logRefused(error);
    queueMicrotask(() => notify(null, { message: messages.read('shell').storageRefused, type: 'warning' }));
  }

  const actors = selectActors(app.getSnapshot());
  const screenDeps: ScreenDeps = {
    services: {
      call,
      http,
      openStream,
      storage,
      tabStorage,
      address,
    },
    actors,
    messages: messages.read,
    loadMessages: messages.load,
    readFormDrafts,
    notify,
    showToast,
    screens: screenLoader,
  };
  const showTitle = followTitle(actors, { read: messages.read, getScreen: screenLoader.get });
  addEventListener(outdatedEvent, () => actors.navigation.send({ type: 'code.outdated' }));
  app.start();
  return {
    app,
    actors,
    getScreen: (id: ScreenId) => screens.get(id),
    getView: viewsOnDemand.get,
    href: address.href,
    layers: address.layers,
    call,
    reloadPage,
  };
}
