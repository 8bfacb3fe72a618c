import './views/styles/base.css';
// Imported before anything that makes a request: it removes the parameters of a provider or a mail from the URL.
import { address } from './app/screens/router-mode.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { createApp } from './app/create-app.ts';
import { completeFirstScreen } from './app/screens/first-screen.ts';
import { loadOAuthCallback } from './app/auth/load-oauth-callback.ts';
import { reportFailures } from './app/failures/report-failures.ts';
import { preloadScreen } from './app/screens/screens.ts';
import { formatsOf } from './locales/formats.ts';
import { loadInitialMessages, readBrowserLanguage, readLanguage } from './locales/initial-messages.ts';
import { createMessageStore, type MessageStore } from './locales/message-store.ts';
import { matchPlace, pathAtLaunch } from './routes.ts';
import { takeAnswer } from './services/auth/oauth-callback.ts';
import { createUserStore } from './services/auth/user-store.ts';
import {
  answeredFetch,
  hasCommonView,
  hasOutline,
  markOwnView,
  readFirstView,
} from './services/browser/first-view.ts';
import { focusRefused } from './services/browser/focus/focus-refused.ts';
import { idleTime } from './services/browser/idle-time.ts';
import { keepFocus } from './services/browser/focus/keep-focus.ts';
import { keepTranslatedTexts } from './services/browser/translated-texts.ts';
import { readSite } from './services/browser/read-site.ts';
import { importCode } from './services/shared/import-code.ts';
import { logRefused, report } from './services/shared/report.ts';
import { createSafeStorage } from './services/storage/safe-storage.ts';
import type { AppContext } from './views/app-context.ts';
import { Page } from './views/page.tsx';

/** How long the page waits until its first screen is complete, in milliseconds. */
const firstViewTimeout = 3000;

/** How long the outline of a chat stays, so that its room is drawn in place of it at once; in milliseconds. */
const outlineTimeout = 500;

declare global {
  /** A test that observes the actors sets this function before the page starts. */
  var __observe: ((event: InspectionEvent) => void) | undefined;

  /** The variables of the build. */
  interface ImportMetaEnv {
    readonly VITE_API_ORIGIN?: string;
    readonly VITE_ROUTER?: string;
    readonly VITE_VERSION?: string;
  }
}

async function start() {
  keepTranslatedTexts();
  keepFocus();
  focusRefused();
  const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
  const inspector = isInspected
    ? (await import('../tools/inspector/inspect.ts')).startInspector()
    : undefined;

  const tabStorage = createSafeStorage(() => sessionStorage, logRefused);
  // The app's own storage reports what the browser refuses.
  const storage = createSafeStorage(
    () => localStorage,
    () => undefined,
  );
  const isSignedIn = createUserStore(storage).read().user !== null;
  const launched = pathAtLaunch(address.read(), isSignedIn);
  if (launched !== null) address.replace(launched);
  const answer = takeAnswer(address, tabStorage);
  const language = readLanguage();
  preloadScreen(matchPlace(address.read(), isSignedIn).screen, language);
  const [initial, completeSignIn] = await Promise.all([
    loadInitialMessages(language),
    answer === null ? null : loadOAuthCallback(answer),
  ]);
  const messages = createMessageStore(initial, readSite());
  if (answer !== null) await messages.load(['providers']);
  const browserLanguage = readBrowserLanguage();
  const isCommonView = () =>
    hasCommonView(storage, { isBrowsersLanguage: messages.language() === browserLanguage });
  const markView = () => markOwnView(!isCommonView());
  const firstView = isCommonView() ? readFirstView(address.read(), initial.language) : null;
  const observe = inspector ?? globalThis.__observe;
  const inspect = (event: InspectionEvent) => {
    reportFailures(event);
    observe?.(event);
  };
  const context = createApp({
    apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
    address,
    messages,
    tabStorage,
    completeSignIn,
    fetch: firstView === null ? undefined : answeredFetch(firstView),
    onReload: markView,
    inspect,
  });
  const { actors } = context;

  markView();
  actors.auth.subscribe(markView);
  actors.language.subscribe(markView);
  actors.theme.subscribe(markView);

  if (initial.isFallback) {
    const message = messages.read('layout').fellBack;
    actors.notifications.send({
      type: 'notification.show',
      notification: { message, type: 'warning', timeout: 10_000 },
    });
  }

  const complete = isCompleteInTime(context);
  const isContinued = firstView !== null && (await complete);
  if (hasOutline()) await Promise.race([complete, pause(outlineTimeout)]);
  draw(context, messages, isContinued);
  // The first number takes a browser as long as many components: it is formatted while the first requests are pending.
  setTimeout(() => formatsOf(initial.language).compact(0));
  afterLoad(async () => {
    await complete;
    await idleTime();
    const { startLater } = await importCode(() => import('./app/deferred/start-later.ts'), {
      isAwaited: false,
    });
    await startLater({ ...context, context, messages, storage, tabStorage, inspect });
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Starts this once the document has loaded. */
function afterLoad(work: () => Promise<void>): void {
  const run = () => void work().catch(report);
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Whether the first screen loads all that it shows at its start, such as the first view of the document. */
const isCompleteInTime = (context: ReturnType<typeof createApp>): Promise<boolean> =>
  completeFirstScreen(context, firstViewTimeout).then(
    () => true,
    () => false,
  );

/** Draws the page: `isContinued` with the elements that the document contains, else in place of them. */
function draw(context: AppContext, messages: MessageStore, isContinued: boolean) {
  const { app } = context;
  const container = document.querySelector('#root');
  if (container === null) throw new Error('index.html needs an element with the id "root".');
  const page = () => <Page context={context} messages={messages.reader()} />;
  let root: Root;
  const options = {
    onUncaughtError(error: unknown) {
      report(error);
      app.send({ type: 'view.crashed' });
      // React has removed the page: what it shows then offers a reload.
      root.render(page());
    },
  };
  // React renders a transition in short tasks, between which the page scrolls and reacts.
  startTransition(() => {
    if (isContinued) {
      root = hydrateRoot(container, page(), { ...options, onRecoverableError: markReplaced });
    } else {
      root = createRoot(container, options);
      root.render(page());
    }
  });
  messages.subscribe(() => root.render(page()));
}

/**
 * An extension or a proxy has changed the document, so React has drawn the page in place of the first view. That is no error of
 * the page; the mark shows it to tests, where nothing else changes the document.
 */
function markReplaced(): void {
  document.documentElement.dataset['firstView'] = 'replaced';
}
start().catch(report);
