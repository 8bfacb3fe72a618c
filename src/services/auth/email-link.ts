import { confirmEmail, resendVerification, type Confirmation } from '../../../contract/user.ts';
import type { Services } from '../shared/services.ts';

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
  confirm(code: string, signal: AbortSignal): Promise<Confirmation> {
    const { ticket } = registration();
    return call(confirmEmail, ticket === null ? { code } : { code, ticket }, signal);
  },

  /** In a browser that did not sign up. */
  confirmWithPassword(proof: { code: string; password: string }, signal: AbortSignal): Promise<Confirmation> {
    return call(confirmEmail, proof, signal);
  },

  /** `wait` is in seconds. */
  resend(signal: AbortSignal): Promise<{ wait: number }> {
    const { email, ticket } = registration();
    return call(resendVerification, ticket === null ? { email } : { email, ticket }, signal);
  },
});

export type EmailLinkService = ReturnType<typeof createEmailLink>;
