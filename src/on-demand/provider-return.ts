import type { LaterGroup, ReadMessages } from '../locales/messages.ts';
import type { UserInfo } from '../../contract/user.ts';
import type { Failure } from '../machines/failure.ts';
import type { NotificationRequest } from '../machines/notifications.types.ts';
import { providerReturnMachine } from '../machines/provider-return.machine.ts';
import type { Judgement } from '../machines/provider-return.types.ts';
import type { Http } from '../services/http.ts';
import type { ProviderAnswer } from '../services/provider-answer.ts';
import { createProviderFlows } from '../services/provider-flow.ts';
import { providerReturnActors } from '../services/provider-return.actors.ts';
import { report } from '../services/report.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { ProviderReturn } from '../views/layout/provider-return.tsx';

/** What somebody who is back from a provider needs of the page. */
export interface ReturnWorld {
  readonly call: Http['call'];
  readonly tabStorage: SafeStorage;
  readonly messages: ReadMessages;
  readonly notify: (notification: NotificationRequest) => void;
  readonly notifyFailure: (failure: Failure) => void;
  readonly openPanel: () => void;
  readonly onUser: (user: UserInfo) => void;
}

/** The machine of the return, ready to be started with this answer. */
const returnIn = (world: ReturnWorld, answer: ProviderAnswer) =>
  providerReturnMachine.provide({
    actors: providerReturnActors({
      call: world.call,
      flows: createProviderFlows(world.tabStorage, { origin: location.origin }),
      answer,
    }),
    actions: {
      notifyVerdict: (_, { provider, verdict }) =>
        world.notify({
          message: wordsOn({ provider, verdict }, world.messages),
          position: 'top',
          ...(verdict === 'cancelled' ? { type: 'info' } : { type: 'negative', timeout: 3000 }),
        }),
      notifyFailure: (_, failure) => world.notifyFailure(failure),
      announceUser: (_, user) => world.onUser(user),
      reopenPanel: world.openPanel,
      reportError: (_, { error }) => report(error),
    },
  });

const wordsOn = ({ provider, verdict }: Judgement, messages: ReadMessages): string => {
  const { names, verdicts } = messages('providers');
  const name = names[provider];
  if (verdict === 'cancelled') return verdicts.cancelled(name);
  if (verdict === 'stale') return verdicts.stale(name);
  return verdict === 'refused' ? verdicts.refused(name) : verdicts.mismatched(name);
};

export const providerReturn = {
  returnIn,
  View: ProviderReturn,
  messages: ['providers'] satisfies LaterGroup[],
};
