import { sendToActor } from '../actors/system-actors.ts';
import type { AnyActorRef } from 'xstate';
import type { ReadMessages } from '../../locales/messages.ts';
import type { AuthEvent } from '../../machines/auth/auth.reducers.ts';
import { oauthCallbackMachine, type CallbackResult } from '../../machines/auth/oauth-callback.machine.ts';
import { oauthCallbackActors } from '../../services/auth/oauth-callback.actors.ts';
import type { ProviderAnswer } from '../../services/auth/oauth-callback.ts';
import { createProviderFlows } from '../../services/auth/oauth-flow.ts';
import type { AppDeps } from '../actors/app-deps.ts';

/** Provides the machine that completes a sign-in with the provider's answer. It is started only where there is one. */
export function provideOAuthCallback(deps: AppDeps, answer: ProviderAnswer) {
  const { call, messages, notify, showToast, tabStorage } = deps;
  const sendToAuth = (system: AnyActorRef['system'], event: AuthEvent) => sendToActor(system, 'auth', event);
  return oauthCallbackMachine.provide({
    actors: oauthCallbackActors({
      call,
      flows: createProviderFlows(tabStorage, { origin: location.origin }),
      answer,
    }),
    actions: {
      showVerdictToast: (source, { provider, verdict }) =>
        notify(source, {
          message: toMessage({ provider, verdict }, messages.read),
          position: 'top',
          ...(verdict === 'cancelled' ? { type: 'info' } : { type: 'negative', timeout: 3000 }),
          // It has to be read and acted on: the page opened in another storage than the sign-in was started in.
          ...(verdict === 'mismatched' ? { timeout: 15_000, action: toSignInAction(messages.read) } : {}),
        }),
      showToast,
      announceUser: ({ system }, user) => sendToAuth(system, { type: 'user.received', user }),
      announceSecondStep: ({ system }, step) => sendToAuth(system, { type: 'secondStep.require', step }),
      reopenPanel: ({ system }) => sendToAuth(system, { type: 'panel.open', mode: 'signIn' }),
    },
  });
}

/** A link to a page that needs a session, which asks the user to sign in. */
const toSignInAction = (messages: ReadMessages) => ({ label: messages('layout').signIn, to: '/mine' });

function toMessage({ provider, verdict }: CallbackResult, messages: ReadMessages): string {
  const { names, verdicts } = messages('providers');
  return verdicts[verdict === 'valid' ? 'mismatched' : verdict](names[provider]);
}
