import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createActor, enqueueActions, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { FirstViewModule, FirstViewRequest } from '../contract/first-view.ts';
import { completeFirstScreen } from './app/screens/first-screen.ts';
import { screenFiles } from './app/screens/screen-files.ts';
import { toWindowTitle } from './app/screens/window-title.ts';
import { directionOf } from '../contract/languages.ts';
import { plainSite } from '../contract/site.ts';
import { loadAppTexts } from './locales/load-texts.ts';
import { createMessageStore, type MessageStore } from './locales/message-store.ts';
import { appMachine, selectActors, type AppActor } from './machines/app/app.machine.ts';
import { authMachine } from './machines/auth/auth.machine.ts';
import { deliveryMachine } from './machines/chat/outbox/delivery.machine.ts';
import {
  navigationMachine,
  type AddressCommand,
  type LoadOutcome,
  type Place,
  type ScreenId,
} from './machines/navigation/navigation.machine.ts';
import { connectionMachine } from './machines/preferences/connection.machine.ts';
import { aiDisclosureMachine } from './machines/safety/ai-disclosure.machine.ts';
import { supervised } from './machines/shared/supervised.ts';
import { ageGateMachine } from './machines/safety/age-gate.machine.ts';
import { showToast } from './machines/shared/toast.ts';
import { matchRoute } from './routes.ts';
import * as discover from './screens/mates/discover.tsx';
import * as mateDetail from './screens/mates/mate-detail.tsx';
import type { LoadedScreen, ScreenModule } from './screens/screen.ts';
import { startScreen } from './screens/start-screen.ts';
import { createUserStore } from './services/auth/user-store.ts';
import { historyMode } from './services/browser/history/address-bar.ts';
import { createHttp, type Http } from './services/http/http.ts';
import type { SafeStorage } from './services/storage/safe-storage.ts';
import { ChatOutline } from './views/layout/chat-outline.tsx';
import { Page } from './views/page.tsx';

const modules: Partial<Record<ScreenId, ScreenModule>> = { discover, detail: mateDetail };

/**
 * Draws the first view of a screen as HTML: the page's machines and views, run by the server for a visitor without an
 * account.
 */
export const drawFirstView: FirstViewModule['drawFirstView'] = async (request) => {
  const { path, search, language, product, timeout } = request;
  const id = matchRoute(path).screen;
  const messages = createMessageStore(
    { language, texts: await loadAppTexts(language) },
    { ...plainSite, product },
  );
  await messages.load(screenFiles[id].messages);
  const answers: Record<string, string> = {};
  const http = createAnsweredHttp(request, answers);
  const context = startApp({ path, search }, { http, messages });
  try {
    await completeFirstScreen(context, timeout);
    const { read, reader } = messages;
    const shown = context.actors.navigation.getSnapshot().children['screen'];
    const subject = shown && context.getScreen(id)?.subjectOf?.(shown.getSnapshot(), read);
    return {
      html: renderToString(<Page context={context} messages={reader()} />),
      title: toWindowTitle(read, id, subject),
      direction: directionOf(language),
      view: { path, search, language, answers },
    };
  } finally {
    context.app.stop();
  }
};

export const drawOutline: FirstViewModule['drawOutline'] = () => renderToStaticMarkup(<ChatOutline />);

/** A client whose calls the server answers; the answers are recorded by the URL of the call. */
const createAnsweredHttp = ({ language, answer }: FirstViewRequest, answers: Record<string, string>): Http =>
  createHttp({
    baseUrl: '',
    session: () => ({ token: '', language }),
    onExpired: () => undefined,
    onToken: () => undefined,
    async fetch(input) {
      if (typeof input !== 'string') throw new TypeError('A call is made by its URL.');
      const text = await answer(input);
      answers[input] = text;
      return new Response(text);
    },
  });

const noStorage: SafeStorage = {
  read: () => null,
  write: () => false,
  remove: () => undefined,
  keys: () => [],
};

/** An actor that watches the browser, where there is none. */
const idle = fromCallback<AnyEventObject, undefined>(() => undefined);

/** Starts the page's actors. Those that are not provided here run only after the user has done something. */
function startApp(
  place: Place,
  { http, messages }: { readonly http: Http; readonly messages: MessageStore },
) {
  const language = messages.language();
  const route = matchRoute(place.path);
  let loaded: LoadedScreen | undefined;
  const getScreen = (id: ScreenId) => (id === route.screen ? loaded : undefined);

  const app: AppActor = createActor(
    appMachine.provide({
      actors: {
        auth: authMachine.provide({ actors: { watchStore: idle } }),
        ageGate: supervised(ageGateMachine.provide({ actors: { watchUser: idle } })),
        aiDisclosure: supervised(aiDisclosureMachine.provide({ actors: { trackUsage: idle } })),
        delivery: supervised(deliveryMachine.provide({ actors: { watchUnsent: idle, claimMessage: idle } })),
        connection: connectionMachine.provide({ actors: { watchNetwork: idle } }),
        navigation: navigationMachine.provide({
          actors: {
            addressBar: fromCallback<AddressCommand, undefined>(() => undefined),
            loadScreen: fromPromise<LoadOutcome, { screen: ScreenId }>(() => Promise.resolve('loaded')),
          },
          actions: {
            openScreen: enqueueActions(({ enqueue }) => {
              if (loaded !== undefined) enqueue(startScreen(loaded, place));
            }),
          },
        }),
      },
    }),
    {
      input: {
        user: { ...createUserStore(noStorage).read(), language },
        theme: { theme: 'system' },
        language: { language, choice: null },
        navigation: { place, route, signedIn: false, reloaded: false },
        isOAuthCallback: false,
      },
    },
  );
  // An error that no actor handles would end the process. The screen is not complete then.
  app.subscribe({ error: () => undefined });
  const actors = selectActors(app.getSnapshot());
  loaded = modules[route.screen]?.screen({
    services: {
      ...http,
      http: {
        baseUrl: '',
        session: () => ({ token: '', language: messages.language() }),
        onExpired: () => undefined,
        onToken: () => undefined,
      },
      storage: noStorage,
      tabStorage: noStorage,
      address: { read: () => place, href: historyMode.href, takeFragment: () => null, replace: () => {} },
    },
    actors,
    messages: messages.read,
    loadMessages: messages.load,
    readFormDrafts: () => ({}),
    notify: () => undefined,
    showToast,
    screens: { get: getScreen, load: () => Promise.resolve() },
  });
  app.start();
  const layers = { open: () => () => {} };
  return { app, actors, getScreen, getView: () => undefined, href: historyMode.href, layers };
}
