import { sessionsMachine } from '../../machines/account/security/sessions.machine.ts';
import { sessionsActors } from '../../services/account/sessions.actors.ts';
import { Sessions } from '../../views/account/security/sessions.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services }: ScreenDeps) =>
  defineScreen({
    logic: sessionsMachine.provide({ actors: sessionsActors(services) }),
    input: () => undefined,
    View: Sessions,
  });
