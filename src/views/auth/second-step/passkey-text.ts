import { useFailureText } from '../../../locales/failure-text.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { PasskeyFailure } from '../../../machines/shared/passkey-failure.ts';

/** Returns what to tell the user about a passkey that was not added or accepted; null if there is nothing. */
export function usePasskeyProblem(failure: PasskeyFailure | null): string | null {
  const { problems } = useMessages('authPanel').passkey;
  const failureText = useFailureText();
  if (failure === null) return null;
  const { problem, failure: reason } = failure;
  return problem === null ? failureText(reason) : problems[problem];
}
