import type { passkeySignInMachine } from '../../machines/auth/sign-in/passkey-sign-in.machine.ts';
import { secondStepMachine } from '../../machines/auth/sign-in/second-step.machine.ts';
import { secondStepActors } from '../../services/auth/passkey-sign-in.actors.ts';
import { focusField } from '../../services/browser/focus/focus-heading.ts';
import type { AppDeps } from '../actors/app-deps.ts';

/** Provides the machine of the second step, with the sign-in with a passkey. */
export const provideSecondStep = (deps: Pick<AppDeps, 'call'>, passkeySignIn: typeof passkeySignInMachine) =>
  secondStepMachine.provide({
    actors: { passkeySignIn, ...secondStepActors(deps) },
    actions: {
      focusCode: () => focusField('dialog input[name="recovery-code"]'),
    },
  });
