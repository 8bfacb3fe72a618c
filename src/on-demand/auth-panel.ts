import type { LaterGroup } from '../locales/messages.ts';
import { signInMachine } from '../machines/auth/sign-in.machine.ts';
import { focusField } from '../services/browser/focus-heading.ts';
import { entryOf } from '../services/browser/history-entry-id.ts';
import { leftEntryKey, leftFromKey } from '../services/auth/oauth-callback.ts';
import { createProviderFlows } from '../services/auth/oauth-flow.ts';
import { logFailure, report } from '../services/shared/report.ts';
import { signInActors } from '../services/auth/sign-in.actors.ts';
import { AuthPanel } from '../views/auth/auth-panel.tsx';
import { notifierOf, type SignInWorld } from './sign-in-world.ts';

/** The sign-in machine, ready to be started. */
const provideSignIn = (world: SignInWorld) => {
  const { call, address, tabStorage } = world;
  const notifyFailure = notifierOf(world);
  return signInMachine.provide({
    actors: signInActors({ call, flows: createProviderFlows(tabStorage, { origin: location.origin }) }),
    actions: {
      redirectTo(_, url) {
        if (url === null) return;
        const { path, search } = address.read();
        tabStorage.write(leftFromKey, search === '' ? path : `${path}?${search}`);
        tabStorage.write(leftEntryKey, entryOf(window));
        location.assign(url);
      },
      focusPassword: () => focusField('dialog input[name="password"]'),
      showFailureToast: (_, failure) => notifyFailure(failure),
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });
};

const texts = ['authPanel', 'providers'] satisfies LaterGroup[];

/** Fetches the panel's texts; gives its view and its machine. */
async function open(world: SignInWorld) {
  await world.messages.load(texts);
  return { View: AuthPanel, logic: provideSignIn(world) };
}

export const authPanel = { open, View: AuthPanel, messages: texts };
