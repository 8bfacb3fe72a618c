import { fromEventObservable, fromPromise } from 'xstate';
import type { PromptReport, TurnEnded } from '../../machines/installation/install-offer.machine.ts';
import { observe } from '../shared/from-async-source.ts';
import { askToInstall, onInstallPrompt } from './install-prompt.ts';
import { onTurn } from './page-use.ts';

/** Implements the actors of the offer to install the app. Its watches have no end. */
export const installOfferActors = {
  watchTurns: fromEventObservable<TurnEnded, undefined>(() =>
    observe<TurnEnded>((emit, signal) => {
      onTurn(() => emit({ type: 'turn.ended' }), signal);
      return new Promise(() => undefined);
    }),
  ),
  watchPrompt: fromEventObservable<PromptReport, undefined>(() =>
    observe<PromptReport>((emit, signal) => {
      addEventListener('appinstalled', () => emit({ type: 'app.installed' }), { signal });
      if (matchMedia('(display-mode: standalone)').matches) emit({ type: 'app.installed' });
      else onInstallPrompt(() => emit({ type: 'installation.offered' }), signal);
      return new Promise(() => undefined);
    }),
  ),
  askToInstall: fromPromise<boolean, undefined>(() => askToInstall()),
};
