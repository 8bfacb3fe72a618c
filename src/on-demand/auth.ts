import { fromPromise, type AnyActorRef } from 'xstate';
import { languageKey } from '../locales/choose-language.ts';
import { authMachine } from '../machines/auth/auth.machine.ts';
import type { UserStore } from '../machines/auth/auth.types.ts';
import { emailVerificationMachine } from '../machines/auth/email-verification.machine.ts';
import { signInPanelMachine } from '../machines/auth/sign-in-panel.machine.ts';
import { reach } from '../app/system-actors.ts';
import type { AddressBar } from '../services/browser/address-bar.ts';
import { authActors, emailVerificationActors } from '../services/auth/auth.actors.ts';
import { onDemand } from '../services/shared/on-demand.ts';
import { logFailure, report } from '../services/shared/report.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';
import type { UserStoreService } from '../services/auth/user-store.ts';
import { wayFromVerification, wayToVerification } from '../services/auth/verification-redirect.ts';
import { lazyLogic } from './late-logic.ts';
import type { SignInWorld } from './sign-in-world.ts';

/** What the care for the session needs of the page. */
export interface AuthWorld extends SignInWorld {
  readonly address: Pick<AddressBar, 'read' | 'replace'>;
  readonly storage: Pick<SafeStorage, 'write'>;
  readonly userStore: Pick<UserStoreService, 'read'>;
  /** Whom the page began with. */
  readonly known: () => UserStore;
  readonly persistUser: (user: UserStore) => void;
  /** What was last to be kept is kept. */
  readonly isKept: () => boolean;
  readonly reloadPage: () => void;
}

/** The auth machine, ready to be started, and the sign-in panel, which comes when it is asked for. */
export function provideAuth(world: AuthWorld) {
  const { address, messages, storage, persistUser, isKept, reloadPage } = world;
  const panel = onDemand(async () => (await import('./auth-panel.ts')).authPanel.open(world));
  const follow = (system: AnyActorRef['system'], to: string, replace = false) =>
    reach(system).navigation?.send({ type: 'link.follow', to, replace });

  const logic = authMachine.provide({
    actors: {
      ...authActors(world),
      signInPanel: signInPanelMachine.provide({
        actors: {
          loadSignInPanel: fromPromise<void, undefined>(async () => void (await panel.get())),
          signIn: lazyLogic(() => panel.now()?.logic),
        },
        actions: { reportError: (_, { error }) => report(error) },
      }),
      emailVerification: emailVerificationMachine.provide({
        actors: emailVerificationActors(world),
        actions: { reportError: (_, { error }) => report(error) },
      }),
    },
    actions: {
      persistUser: ({ context }) => persistUser(context),
      // Reloaded, a page that could not store the user would have none.
      reloadPage: () => (isKept() ? reloadPage() : undefined),
      returnToTarget({ system }) {
        const target = wayFromVerification(address.read());
        if (isKept()) address.replace(target);
        else follow(system, target, true);
      },
      redirectHome: ({ system }) => follow(system, '/'),
      goToVerification: ({ system }) => follow(system, wayToVerification(address.read())),
      announceStart({ system }) {
        reach(system).navigation?.send({ type: 'session.started' });
        // They call the server at once, and until this step is done auth does not know the session that it would go under.
        queueMicrotask(() => system.get('favorites')?.send({ type: 'session.started' }));
        system.get('logoutConfirmation')?.send({ type: 'session.started' });
      },
      announceExpiry({ system }) {
        reach(system).navigation?.send({ type: 'session.expired' });
        system.get('logoutConfirmation')?.send({ type: 'session.ended' });
      },
      announceEnd({ system }) {
        // The stored user says `en` from now on, which would be this browser's language at the next visit.
        storage.write(languageKey, messages.language());
        reach(system).navigation?.send({ type: 'session.ended' });
        system.get('favorites')?.send({ type: 'session.ended' });
        system.get('notifications')?.send({ type: 'session.ended' });
        system.get('logoutConfirmation')?.send({ type: 'session.ended' });
      },
      logFailure: (_, failure) => logFailure('auth', failure),
      reportError: (_, { error }) => report(error),
    },
  });
  return { logic, panel };
}
