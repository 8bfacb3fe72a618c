import { sendToActor } from '../actors/system-actors.ts';
import type { AnyActorRef } from 'xstate';
import { languageKey } from '../../locales/choose-language.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import type { UserStore } from '../../machines/auth/auth.reducers.ts';
import { emailVerificationMachine } from '../../machines/auth/email/email-verification.machine.ts';
import { passkeySignInMachine } from '../../machines/auth/sign-in/passkey-sign-in.machine.ts';
import { authActors, emailVerificationActors } from '../../services/auth/auth.actors.ts';
import { passkeySignInActors } from '../../services/auth/passkey-sign-in.actors.ts';
import type { UserStoreService } from '../../services/auth/user-store.ts';
import { createWithheldTexts } from '../../services/auth/withheld-texts.ts';
import { redirectTarget, verificationUrl } from '../../services/auth/verification-redirect.ts';
import { createFormDrafts } from '../../services/browser/form-drafts.ts';
import { createLocalDrafts } from '../../services/chat/local-drafts.ts';
import type { AppDeps } from '../actors/app-deps.ts';
import { provideSecondStep } from './provide-second-step.ts';
import { provideSignIn } from './provide-sign-in.ts';

interface AuthDeps extends AppDeps {
  readonly userStore: Pick<UserStoreService, 'read' | 'hasExpired'>;
  readonly persistUser: (user: UserStore) => void;
  /** The same where the session has expired. */
  readonly persistExpiry: (user: UserStore) => void;
  /** False if the last write to storage failed: a reload would sign the user out, so the page does not reload. */
  readonly isPersisted: () => boolean;
  readonly reloadPage: () => void;
}

type System = AnyActorRef['system'];

/** Provides the machine of the session, with the sign-in panel's. */
export function provideAuth(deps: AuthDeps) {
  const { address, messages, storage, tabStorage, persistUser, persistExpiry, isPersisted, reloadPage } =
    deps;
  const follow = (system: System, to: string, replace = false) =>
    sendToActor(system, 'navigation', { type: 'link.follow', to, replace });

  const texts = createWithheldTexts([createLocalDrafts(storage), createFormDrafts(tabStorage)]);

  const passkeySignIn = passkeySignInMachine.provide({ actors: passkeySignInActors(deps) });

  return authMachine.provide({
    actors: {
      ...authActors(deps),
      signIn: provideSignIn(deps),
      passkeySignIn,
      secondStep: provideSecondStep(deps, passkeySignIn),
      emailVerification: emailVerificationMachine.provide({
        actors: emailVerificationActors(deps),
      }),
    },
    actions: {
      persistUser: ({ context }) => persistUser(context),
      persistExpiry: ({ context }) => persistExpiry(context),
      withholdTexts: (_, { userId }) => texts.withhold(userId),
      giveBackTexts: (_, { userId }) => texts.giveBack(userId),
      forgetTexts: texts.forget,
      reloadPage: () => (isPersisted() ? reloadPage() : undefined),
      returnToTarget({ system }) {
        const target = redirectTarget(address.read());
        if (isPersisted()) address.replace(target);
        else follow(system, target, true);
      },
      redirectHome: ({ system }) => follow(system, '/'),
      goToVerification: ({ system }) => follow(system, verificationUrl(address.read())),
      // The stored user's language is `en` from now on, which would be this browser's language at the next visit.
      persistLanguage: () => storage.write(languageKey, messages.language()),
    },
  });
}
