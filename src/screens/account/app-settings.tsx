import { appSettingsMachine } from '../../machines/account/app-settings.machine.ts';
import { deviceLinkMachine } from '../../machines/account/security/device-link.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { deviceLinkActors } from '../../services/account/sessions.actors.ts';
import { dictationSupport } from '../../services/dictation/dictation-support.ts';
import { AppSettings } from '../../views/account/profile/app-settings.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: appSettingsMachine.provide({
      actors: { deviceLink: supervised(deviceLinkMachine.provide({ actors: deviceLinkActors(services) })) },
    }),
    input: () => ({ dictation: dictationSupport() }),
    View: AppSettings,
  });
