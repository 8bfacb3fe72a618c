import type * as Library from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/sign-in/passkey.ts';
import type { PasskeyProblem } from '../../machines/shared/passkey-failure.ts';
import { importCode } from '../shared/import-code.ts';
import { ExpectedError } from '../shared/expected-error.ts';

/** The browser returned no passkey. */
export class PasskeyError extends ExpectedError {
  override readonly name = 'PasskeyError';
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, options?: ErrorOptions) {
    super(`No passkey: ${problem}.`, options);
    this.problem = problem;
  }
}

/** Whether this browser can use passkeys of this host name on this page. */
export const arePasskeysUsable = (rpId: string, page: Window = window): boolean => {
  const { hostname } = page.location;
  return 'PublicKeyCredential' in page && (hostname === rpId || hostname.endsWith(`.${rpId}`));
};

/** Asks the user to confirm with a passkey. Throws `PasskeyError`. */
export const promptPasskey = (options: PasskeyRequest, signal: AbortSignal): Promise<PasskeyAssertion> =>
  askBrowser(signal, ({ startAuthentication }) => startAuthentication({ optionsJSON: options }));

/** Loads the library when it is first used, and ends the browser's question when the signal aborts. */
export const askBrowser = async <Answer>(
  signal: AbortSignal,
  ask: (library: typeof Library) => Promise<Answer>,
): Promise<Answer> => {
  const library = await importCode(() => import('@simplewebauthn/browser'));
  signal.throwIfAborted();
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  try {
    return await ask(library);
  } catch (error) {
    const problem = error instanceof Error ? problems[error.name] : undefined;
    throw problem === undefined ? error : new PasskeyError(problem, { cause: error });
  }
};

/** By the names of the browser's errors, which the library passes on. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'canceled',
  NotAllowedError: 'canceled',
  InvalidStateError: 'duplicate',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};
