import './views/styles/base.css';
// First of all: what a provider or a mail wrote into the address is out of it before anything is fetched.
import { address } from './app/router-mode.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { fetchCatalogue } from './locales/catalogues.ts';
import { firstTexts } from './locales/first-texts.ts';
import { loadMessages } from './locales/loaded-messages.ts';
import { MessagesContext } from './locales/messages.ts';
import { product } from './locales/product.ts';
import { selectAwaitedPanel } from './machines/app/app.selectors.ts';
import { report } from './services/shared/report.ts';
import { startApp } from './app/create-app.ts';
import { ShellContext } from './views/app-context.ts';
import { AppView } from './views/layout/app-view.tsx';
import { BrokenApp } from './views/layout/broken-app.tsx';
import { MachineRouter } from './views/machine-router.tsx';

declare global {
  /** A test that wants to watch the actors leaves a function here before the page starts. */
  var __observe: ((event: InspectionEvent) => void) | undefined;

  /** What the build decides. */
  interface ImportMetaEnv {
    readonly VITE_API_ORIGIN?: string;
    readonly VITE_ROUTER?: string;
    readonly VITE_PRODUCT_NAME?: string;
  }
}

/** Not at the top level, which other chunks would wait for: they import from this one. */
async function start() {
  const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
  const inspector = isInspected
    ? (await import('../tools/inspector/inspect.ts')).startInspector()
    : undefined;

  const texts = await firstTexts;
  const messages = loadMessages(texts, product, fetchCatalogue);
  const { app, rest, lazyActors, returned, ...started } = startApp({
    apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
    address,
    messages,
    inspect: inspector ?? globalThis.__observe,
  });

  if (!texts.isOwn) {
    const { fellBack } = messages.read('layout');
    app.send({
      type: 'notification.show',
      notification: { message: fellBack, type: 'warning', timeout: 10_000 },
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

  const draw = () => {
    const snapshot = app.getSnapshot();
    const isBroken = snapshot.hasTag('broken');
    const isReturning = snapshot.hasTag('returning');
    const views = snapshot.hasTag('whole') ? rest.now()?.views : undefined;
    const late = views === undefined ? null : { views, actors: lazyActors() };
    root.render(
      <StrictMode>
        <MessagesContext value={messages.reader()}>
          {isBroken ? (
            <BrokenApp onReload={() => app.send({ type: 'page.reload' })} />
          ) : (
            <ShellContext
              value={{
                ...started,
                send: (send) => app.send(send),
                stored: snapshot.context.user,
                awaitedPanel: selectAwaitedPanel(snapshot),
                late,
                returned: isReturning ? returned() : null,
              }}
            >
              <MachineRouter>
                <AppView />
              </MachineRouter>
            </ShellContext>
          )}
        </MessagesContext>
      </StrictMode>,
    );
  };
  app.subscribe(draw);
  messages.subscribe(draw);
  draw();
}
start().catch(report);
