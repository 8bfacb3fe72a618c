import type { PasskeyCreation, PasskeyRegistration } from '../../../contract/sign-in/own-passkeys.ts';
import { askBrowser } from '../auth/browser-passkeys.ts';

/** Asks the user to create a passkey. Throws `PasskeyError`. */
export const createPasskey = (options: PasskeyCreation, signal: AbortSignal): Promise<PasskeyRegistration> =>
  askBrowser(signal, ({ startRegistration }) => startRegistration({ optionsJSON: options }));
