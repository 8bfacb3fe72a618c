import { deviceLinkMachine } from '../machines/account/security/device-link.machine.ts';
import { deviceLinkActors } from '../services/account/sessions.actors.ts';
import { AppSettings } from '../views/account/profile/app-settings.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: deviceLinkMachine.provide({ actors: deviceLinkActors(services) }),
    input: () => undefined,
    View: AppSettings,
  });
