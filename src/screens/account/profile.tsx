import { sendToActor } from '../../app/actors/system-actors.ts';
import { blockedMatesMachine } from '../../machines/account/blocked-mates.machine.ts';
import { profileMachine } from '../../machines/account/profile.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { blockedMatesActors } from '../../services/account/blocked-mates.actors.ts';
import { profileActors } from '../../services/account/profile.actors.ts';
import { Profile } from '../../views/account/profile/profile.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, showToast }: ScreenDeps) =>
  defineScreen({
    logic: profileMachine.provide({
      actors: {
        ...profileActors(services),
        blockedMates: supervised(blockedMatesMachine.provide({ actors: blockedMatesActors(services) })),
      },
      actions: {
        checkAge: ({ system }) => sendToActor(system, 'ageGate', { type: 'age.request', at: Date.now() }),
        clearDetailsDraft: ({ system }) =>
          sendToActor(system, 'formDrafts', { type: 'form.left', form: 'profile' }),
        showToast,
      },
    }),
    input: () => undefined,
    View: Profile,
  });
