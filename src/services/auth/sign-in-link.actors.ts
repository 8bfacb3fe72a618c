import { fromPromise } from 'xstate';
import { openSignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import type { SignInOutcome } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import type { Services } from '../shared/services.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';

/** Actors of `signInLink`. */
export const signInLinkActors = ({ call }: Pick<Services, 'call'>) => ({
  openLink: toAttempt(
    fromPromise<SignInOutcome, { code: string }>(({ input, signal }) =>
      toSignInOutcome(call(openSignInLink, input, signal)),
    ),
  ),
});
