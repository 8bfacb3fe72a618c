import { fromPromise } from 'xstate';
import { loginDiscord, loginGG } from '../../../contract/sign-in/provider.ts';
import type { CallbackResult } from '../../machines/auth/oauth-callback.machine.ts';
import type { SignInOutcome } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import type { Http } from '../http/http.ts';
import type { ProviderAnswer } from './oauth-callback.ts';
import type { ProviderFlows } from './oauth-flow.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly flows: Pick<ProviderFlows, 'verifyCallback'>;
  readonly answer: ProviderAnswer;
}

/** Implements the actors of the OAuth callback. The response and its secret do not leave this file. */
export function oauthCallbackActors({ call, flows, answer }: Dependencies) {
  const { provider } = answer;
  const word = answer.word ?? '';
  let secret: string | undefined;
  return {
    verifyCallback: fromPromise<CallbackResult, undefined>(() => {
      const judged = flows.verifyCallback(answer);
      ({ secret } = judged);
      return Promise.resolve({ provider, verdict: judged.verdict });
    }),
    exchangeCode: toAttempt(
      fromPromise<SignInOutcome, undefined>(({ signal }) =>
        toSignInOutcome(
          provider === 'google'
            ? call(
                loginGG,
                secret === undefined ? { credential: word } : { credential: word, nonce: secret },
                signal,
              )
            : call(
                loginDiscord,
                secret === undefined ? { code: word } : { code: word, codeVerifier: secret },
                signal,
              ),
        ),
      ),
    ),
  };
}
