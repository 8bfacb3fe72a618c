import type { LaterGroup } from '../locales/messages.ts';
import type { Failure } from '../machines/failure.ts';
import { signInMachine } from '../machines/sign-in.machine.ts';
import type { AddressBar } from '../services/address-bar.ts';
import { focusField } from '../services/arrival.ts';
import type { Http } from '../services/http.ts';
import { leftFromKey } from '../services/provider-answer.ts';
import { createProviderFlows } from '../services/provider-flow.ts';
import { logFailure, report } from '../services/report.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { signInActors } from '../services/sign-in.actors.ts';
import { AuthPanel } from '../views/layout/auth-panel.tsx';

/** What the panel needs of the page. */
export interface SignInWorld {
  readonly call: Http['call'];
  readonly address: Pick<AddressBar, 'read'>;
  readonly tabStorage: SafeStorage;
  readonly notifyFailure: (failure: Failure) => void;
}

/** The sign-in machine, ready to be started. */
const signInIn = ({ call, address, tabStorage, notifyFailure }: SignInWorld) =>
  signInMachine.provide({
    actors: signInActors({ call, flows: createProviderFlows(tabStorage, { origin: location.origin }) }),
    actions: {
      leaveFor(_, way) {
        if (way === null) return;
        const { path, search } = address.read();
        tabStorage.write(leftFromKey, search === '' ? path : `${path}?${search}`);
        location.assign(way);
      },
      focusPassword: () => focusField('dialog input[name="password"]'),
      notifyFailure: (_, failure) => notifyFailure(failure),
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });

export const authPanel = {
  signInIn,
  View: AuthPanel,
  messages: ['authPanel', 'providers'] satisfies LaterGroup[],
};
