import type { LaterGroup, ReadMessages } from '../locales/messages.ts';
import { oauthCallbackMachine } from '../machines/auth/oauth-callback.machine.ts';
import type { CallbackResult } from '../machines/auth/oauth-callback.types.ts';
import type { ProviderAnswer } from '../services/auth/oauth-callback.ts';
import { createProviderFlows } from '../services/auth/oauth-flow.ts';
import { oauthCallbackActors } from '../services/auth/oauth-callback.actors.ts';
import { report } from '../services/shared/report.ts';
import { ProviderReturn } from '../views/auth/oauth-callback.tsx';
import { notifierOf, type SignInWorld } from './sign-in-world.ts';

/** The machine of the return, ready to be started with this answer. */
const returnIn = (world: SignInWorld, answer: ProviderAnswer) =>
  oauthCallbackMachine.provide({
    actors: oauthCallbackActors({
      call: world.call,
      flows: createProviderFlows(world.tabStorage, { origin: location.origin }),
      answer,
    }),
    actions: {
      notifyVerdict: (_, { provider, verdict }) =>
        world.notify({
          message: wordsOn({ provider, verdict }, world.messages.read),
          position: 'top',
          ...(verdict === 'cancelled' ? { type: 'info' } : { type: 'negative', timeout: 3000 }),
          ...(verdict === 'mismatched' ? { action: signInAgain(world.messages.read) } : {}),
        }),
      notifyFailure: (_, failure) => notifierOf(world)(failure),
      announceUser: (_, user) => world.tellAuth({ type: 'user.received', user }),
      reopenPanel: () => world.tellAuth({ type: 'panel.open', mode: 'signIn' }),
      reportError: (_, { error }) => report(error),
    },
  });

/** The page that asks everyone to sign in. */
const signInAgain = (messages: ReadMessages) => ({ label: messages('layout').signIn, to: '/mine' });

const wordsOn = ({ provider, verdict }: CallbackResult, messages: ReadMessages): string => {
  const { names, verdicts } = messages('providers');
  const name = names[provider];
  if (verdict === 'cancelled') return verdicts.cancelled(name);
  if (verdict === 'stale') return verdicts.stale(name);
  return verdict === 'refused' ? verdicts.refused(name) : verdicts.mismatched(name);
};

const texts = ['providers'] satisfies LaterGroup[];

/** Fetches the texts of the return; gives its view and its machine. */
async function open(world: SignInWorld, answer: ProviderAnswer) {
  await world.messages.load(texts);
  return { View: ProviderReturn, logic: returnIn(world, answer) };
}

export const providerReturn = { open };
