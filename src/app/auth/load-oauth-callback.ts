import type { AnyActorLogic } from 'xstate';
import type { ProviderAnswer } from '../../services/auth/oauth-callback.ts';
import type { AppDeps } from '../actors/app-deps.ts';
import { importCode } from '../../services/shared/import-code.ts';

/** Provides the actor that completes a sign-in with the answer of a provider. */
export type CompleteSignIn = (deps: AppDeps) => AnyActorLogic;

/** Loads the code that completes a sign-in: only pages that a provider opens need it. */
export async function loadOAuthCallback(answer: ProviderAnswer): Promise<CompleteSignIn> {
  const { provideOAuthCallback } = await importCode(() => import('./provide-oauth-callback.ts'));
  return (deps) => provideOAuthCallback(deps, answer);
}
