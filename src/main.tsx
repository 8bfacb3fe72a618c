import './views/styles/base.css';
// Imported before anything that makes a request: it removes the parameters of a provider or a mail from the URL.
import { address } from './app/router-mode.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { createApp } from './app/create-app.ts';
import { preloadScreen } from './app/screens.ts';
import { loadInitialMessages, readLanguage } from './locales/initial-messages.ts';
import { createMessageStore } from './locales/message-store.ts';
import { MessagesContext } from './locales/messages.ts';
import { product } from './locales/product.ts';
import { matchRoute } from './routes.ts';
import { report } from './services/shared/report.ts';
import { AppContext } from './views/app-context.ts';
import { AppView } from './views/layout/app-view.tsx';
import { BrokenApp } from './views/layout/broken-app.tsx';
import { MachineRouter } from './views/machine-router.tsx';

declare global {
  /** A test that observes the actors sets this function before the page starts. */
  var __observe: ((event: InspectionEvent) => void) | undefined;

  /** What the build decides. */
  interface ImportMetaEnv {
    readonly VITE_API_ORIGIN?: string;
    readonly VITE_ROUTER?: string;
    readonly VITE_PRODUCT_NAME?: string;
  }
}

async function start() {
  const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
  const inspector = isInspected
    ? (await import('../tools/inspector/inspect.ts')).startInspector()
    : undefined;

  const language = readLanguage();
  preloadScreen(matchRoute(address.read().path).screen, language);
  const initial = await loadInitialMessages(language);
  const messages = createMessageStore(initial, product);
  const context = createApp({
    apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
    address,
    messages,
    inspect: inspector ?? globalThis.__observe,
  });
  const { app, actors } = context;

  if (initial.isFallback) {
    const message = messages.read('layout').fellBack;
    actors.notifications.send({
      type: 'notification.show',
      notification: { message, type: 'warning', timeout: 10_000 },
    });
  }

  const container = document.querySelector('#root');
  if (container === null) throw new Error('index.html needs an element with the id "root".');
  const root = createRoot(container, {
    onUncaughtError(error) {
      report(error);
      app.send({ type: 'view.crashed' });
    },
  });

  const render = () =>
    root.render(
      <StrictMode>
        <MessagesContext value={messages.reader()}>
          {app.getSnapshot().hasTag('broken') ? (
            <BrokenApp onReload={() => app.send({ type: 'page.reload' })} />
          ) : (
            <AppContext value={context}>
              <MachineRouter>
                <AppView />
              </MachineRouter>
            </AppContext>
          )}
        </MessagesContext>
      </StrictMode>,
    );
  app.subscribe(render);
  messages.subscribe(render);
  render();
}
start().catch(report);
