import { deviceLinkMachine } from '../machines/account/security/device-link.machine.ts';
import { sessionsMachine } from '../machines/account/security/sessions.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { deviceLinkActors, sessionsActors } from '../services/account/sessions.actors.ts';
import { Sessions } from '../views/account/security/sessions.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: sessionsMachine.provide({
      actors: {
        ...sessionsActors(services),
        deviceLink: supervised(deviceLinkMachine.provide({ actors: deviceLinkActors(services) })),
      },
    }),
    input: () => undefined,
    View: Sessions,
  });
