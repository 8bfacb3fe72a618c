import { deviceLinkMachine } from '../machines/account/security/device-link.machine.ts';
import { appSettingsMachine } from '../machines/account/app-settings.machine.ts';
import { installationMachine } from '../machines/installation/installation.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { deviceLinkActors } from '../services/account/sessions.actors.ts';
import { installationActors } from '../services/installation/installation.actors.ts';
import { persistCopiesKept } from '../services/offline/copies-setting.ts';
import { eraseCopies } from '../services/offline/erase-copies.ts';
import { report } from '../services/shared/report.ts';
import { AppSettings } from '../views/account/profile/app-settings.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: appSettingsMachine.provide({
      actors: {
        deviceLink: supervised(deviceLinkMachine.provide({ actors: deviceLinkActors(services) })),
        installation: supervised(
          installationMachine.provide({
            actors: installationActors(services.storage),
            actions: {
              keepCopies: () => persistCopiesKept(services.storage, true),
              eraseCopies() {
                persistCopiesKept(services.storage, false);
                eraseCopies(null).catch(report);
              },
            },
          }),
        ),
      },
    }),
    input: () => undefined,
    View: AppSettings,
  });
