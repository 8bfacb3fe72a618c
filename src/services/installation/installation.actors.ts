import { fromEventObservable, fromPromise } from 'xstate';
import type { DeviceReport } from '../../machines/installation/installation.machine.ts';
import { areCopiesKept } from '../offline/copies-setting.ts';
import { observe } from '../shared/from-async-source.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { askToInstall, onInstallPrompt } from './install-prompt.ts';

/** Implements the actors of what the user can have on this device. */
export const installationActors = (storage: SafeStorage) => ({
  watchDevice: fromEventObservable<DeviceReport, undefined>(() =>
    observe<DeviceReport>((emit, signal) => {
      if ('caches' in globalThis) {
        emit({ type: areCopiesKept(storage) ? 'copies.kept' : 'copies.refused' });
      }
      if (matchMedia('(display-mode: standalone)').matches) emit({ type: 'app.installed' });
      else if (isAppleMobile(navigator)) emit({ type: 'installation.manual' });
      onInstallPrompt(() => emit({ type: 'installation.offered' }), signal);
      addEventListener('appinstalled', () => emit({ type: 'app.installed' }), { signal });
      // It has no end of its own.
      return new Promise(() => undefined);
    }),
  ),
  askToInstall: fromPromise<boolean, undefined>(() => askToInstall()),
});

/** Safari on a phone or tablet, which pretends to be a computer there. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
