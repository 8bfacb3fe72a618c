import { confirmEmail, resendVerification } from '../../contract/user.ts';
import type { Services } from './services.ts';

/** The registration that waits. A ticket that is not in memory travels as a cookie. */
export interface WaitingRegistration {
  readonly email: string;
  readonly ticket: string | null;
}

/** The mail of a registration: confirming by its link, and having it sent again. */
export const createEmailLink = (
  { call }: Pick<Services, 'call'>,
  registration: () => WaitingRegistration,
) => ({
  async confirm(code: string, signal: AbortSignal): Promise<void> {
    await call(confirmEmail, { code }, signal);
  },

  /** `wait` is in seconds. */
  resend(signal: AbortSignal): Promise<{ wait: number }> {
    const { email, ticket } = registration();
    return call(resendVerification, ticket === null ? { email } : { email, ticket }, signal);
  },
});

export type EmailLinkService = ReturnType<typeof createEmailLink>;
