import { minutes } from '../../shared/clock.ts';
import { hashSecret } from '../../shared/ids.ts';
import type { PasskeyChallengeRow } from '../../store/schema/accounts.ts';
import type { StoreDeps } from '../store-deps.ts';

type ChallengeDeps = Pick<StoreDeps, 'database' | 'now'>;

/** How long a challenge can be signed, in milliseconds. */
export const challengeLifetime = minutes(5);

interface Challenge {
  readonly challenge: string;
  readonly purpose: PasskeyChallengeRow['purpose'];
  /** The session in which a passkey is added; null for a sign-in. */
  readonly sessionId: string | null;
}

/** Stores a challenge, so that the response to it can be sent to any node. */
export const storeChallenge = async (
  deps: ChallengeDeps,
  { challenge, purpose, sessionId }: Challenge,
): Promise<void> => {
  await deps.database
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      purpose,
      session_id: sessionId,
      expires_at: deps.now() + challengeLifetime,
    })
    .execute();
};

/**
 * Returns the challenge that the browser signed, and makes it unusable; null when it was used, has expired, or was issued
 * for another purpose or session. `clientData` is the base64url of what was signed.
 */
export const takeChallenge = async (
  deps: ChallengeDeps,
  clientData: string,
  { purpose, sessionId }: Omit<Challenge, 'challenge'>,
): Promise<string | null> => {
  const challenge = readChallenge(clientData);
  if (challenge === null) {
    return null;
  }
  const taken = await deps.database
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('purpose', '=', purpose)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  return taken.numDeletedRows > 0n ? challenge : null;
};

/** Returns the challenge in what a browser signed; null when there is none. */
export const readChallenge = (clientData: string): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof data === 'object' &&
      data !== null &&
      'challenge' in data &&
      typeof data.challenge === 'string'
      ? data.challenge
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
};
