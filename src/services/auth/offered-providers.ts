import { providers, type Providers } from '../../../contract/sign-in/provider.ts';
import { ApiError } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';

/** Returns the providers that the host offers: none for a host without the call. */
export async function fetchOfferedProviders(call: Http['call'], signal: AbortSignal): Promise<Providers> {
  try {
    return await call(providers, {}, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return { google: null, discord: null };
    throw error;
  }
}
