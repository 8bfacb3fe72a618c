import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { importFailedPath } from '../../../contract/share-target.ts';
import type { MessageStore } from '../../locales/message-store.ts';
import { MessagesContext } from '../../locales/messages.ts';
import type { AppActors } from '../../machines/app/app.machine.ts';
import { appUpdateMachine } from '../../machines/installation/app-update.machine.ts';
import { installOfferMachine } from '../../machines/installation/install-offer.machine.ts';
import { appUpdateActors } from '../../services/installation/app-update.actors.ts';
import { createFormDrafts } from '../../services/browser/form-drafts.ts';
import { createLocalDrafts } from '../../services/chat/local-drafts.ts';
import { linkManifest, showThemeColor } from '../../services/installation/document-head.ts';
import { createUserStore } from '../../services/auth/user-store.ts';
import { installOfferActors } from '../../services/installation/install-offer.actors.ts';
import { eraseReceivedFiles, storeLaunchedFiles } from '../../services/installation/launched-files.ts';
import { keepInstallPrompt } from '../../services/installation/install-prompt.ts';
import { countVisit, persistAnswer } from '../../services/installation/page-use.ts';
import { eraseCopies } from '../../services/offline/erase-copies.ts';
import { logRefused, report } from '../../services/shared/report.ts';
import { Offers } from '../../views/layout/notices/offers.tsx';
import type { LaterDeps } from './later-deps.ts';
import { startTrialOffer } from './start-trial-offer.ts';

/**
 * Starts what makes the page an app that can be installed and opens without a network. It has a
 * place of its own beside the page.
 */
export async function startInstallation(deps: LaterDeps) {
  const { context, messages, storage, reloadPage, inspect } = deps;
  const { auth, theme } = context.actors;
  eraseDataOfOthers(auth, deps);
  auth.subscribe(() => eraseDataOfOthers(auth, deps));
  keepInstallPrompt();
  storeLaunchedFiles((error) => {
    report(error);
    context.actors.navigation.send({ type: 'link.follow', to: importFailedPath, replace: true });
  });
  await messages.load(['installation']);
  linkManifest(messages.language());
  messages.subscribe(() => linkManifest(messages.language()));
  showThemeColor();
  theme.subscribe(() => showThemeColor());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showThemeColor());

  // The type does not say that pages without TLS have no workers.
  const workers: ServiceWorkerContainer | undefined =
    'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const appUpdate = createActor(
    appUpdateMachine.provide({
      actors: appUpdateActors(import.meta.env.PROD ? workers : undefined),
      actions: { reloadPage },
    }),
    { inspect },
  );
  const installOffer = createActor(
    installOfferMachine.provide({
      actors: installOfferActors,
      actions: {
        persistAnswer: () => persistAnswer(storage),
      },
    }),
    { input: countVisit(storage, Date.now()), inspect },
  );
  drawOffers({ appUpdate, installOffer, trialOffer: startTrialOffer(deps) }, messages);
  appUpdate.start();
  installOffer.start();
}

/**
 * Erases what this device stores of other users: copies, received files, and drafts once another signs in. Without a user that is all
 * copies and what was typed into forms, unless the session has expired; drafts that a user chose to keep stay until then.
 */
function eraseDataOfOthers(
  auth: AppActors['auth'],
  { storage, tabStorage }: Pick<LaterDeps, 'storage' | 'tabStorage'>,
): void {
  const user = auth.getSnapshot().context.user;
  if (user === null && createUserStore(storage).hasExpired()) return;
  const userId = user?.uuid ?? null;
  createFormDrafts(tabStorage).removeOfOthers(userId ?? '');
  if (userId !== null) createLocalDrafts(storage).removeOfOthers(userId);
  eraseCopies(userId).catch(logRefused);
  eraseReceivedFiles(userId).catch(logRefused);
}

/** Draws the offers above the page, and again with the texts of another language. */
function drawOffers(actors: ComponentProps<typeof Offers>, messages: MessageStore): void {
  const container = document.createElement('div');
  document.querySelector('#root')?.before(container);
  const root = createRoot(container);
  const draw = (): void =>
    root.render(
      <MessagesContext value={messages.reader()}>
        <Offers {...actors} />
      </MessagesContext>,
    );
  draw();
  messages.subscribe(draw);
}
