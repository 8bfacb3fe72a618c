import { installationMachine } from '../../machines/installation/installation.machine.ts';
import { installationActors } from '../../services/installation/installation.actors.ts';
import { persistCopiesKept } from '../../services/offline/copies-setting.ts';
import { eraseCopies } from '../../services/offline/erase-copies.ts';
import { report } from '../../services/shared/report.ts';
import type { AppDeps } from '../actors/app-deps.ts';

/** Provides what the user can have on this device. */
export const provideInstallation = ({ storage }: Pick<AppDeps, 'storage'>) =>
  installationMachine.provide({
    actors: installationActors(storage),
    actions: {
      keepCopies: () => persistCopiesKept(storage, true),
      eraseCopies() {
        persistCopiesKept(storage, false);
        eraseCopies(null).catch(report);
      },
    },
  });
