import { sendToActor } from '../actors/system-actors.ts';
import { providerRedirectMachine } from '../../machines/auth/sign-in/provider-redirect.machine.ts';
import { signInMachine } from '../../machines/auth/sign-in/sign-in.machine.ts';
import { leftEntryKey, leftFromKey } from '../../services/auth/oauth-callback.ts';
import { createProviderFlows } from '../../services/auth/oauth-flow.ts';
import { providerRedirectActors } from '../../services/auth/provider-redirect.actors.ts';
import { signInActors } from '../../services/auth/sign-in.actors.ts';
import { focusField } from '../../services/browser/focus/focus-heading.ts';
import { entryOf } from '../../services/browser/history/history-entry-id.ts';
import type { AppDeps } from '../actors/app-deps.ts';
import { signInCause } from '../notifications/show-toast.ts';

/** Provides the machine of the sign-in panel. */
export function provideSignIn(deps: AppDeps) {
  const { call, showToast } = deps;
  return signInMachine.provide({
    actors: { ...signInActors({ call }), providerRedirect: provideProviderRedirect(deps) },
    actions: {
      withdrawFailure: ({ system }) =>
        sendToActor(system, 'notifications', { type: 'cause.ended', cause: signInCause }),
      selectPassword: () => focusField('dialog input[name="password"]'),
      focusField: () => focusField('dialog [aria-invalid]'),
      showToast,
    },
  });
}

function provideProviderRedirect({ call, address, tabStorage }: AppDeps) {
  const flows = createProviderFlows(tabStorage, { origin: location.origin });
  return providerRedirectMachine.provide({
    actors: providerRedirectActors({ call, flows }),
    actions: {
      redirectTo(_, url) {
        if (url === null) return;
        const { path, search } = address.read();
        tabStorage.write(leftFromKey, search === '' ? path : `${path}?${search}`);
        tabStorage.write(leftEntryKey, entryOf(window));
        location.assign(url);
      },
    },
  });
}
