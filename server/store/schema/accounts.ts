import type { Generated } from 'kysely';
import type { ProviderName } from '../../../contract/sign-in/provider.ts';

/** An account that nobody can sign in to any more, whose data is being deleted. */
export interface AccountDeletionRow {
  user_id: string;
  requested_at: number;
}

export interface UserRow {
  user_id: string;
  /** Lower case, as compared. Unique. */
  email: string;
  /** Null for an account that only signs in with a provider. */
  password_hash: string | null;
  /** Whether the person who set the password has proven to own the address. */
  password_proven: Generated<number>;
  name: string | null;
  language: string;
  nfsw: number;
  created_at: number;
  /** The hue of the user's picture; null until one is chosen. */
  hue: number | null;
  /** When an operator locked the account; null for one that may sign in. */
  locked_at: Generated<number | null>;
  /** When the owner turned on the second step of the sign-in; null without. There is a passkey then. */
  second_step_since: Generated<number | null>;
  /** When the owner last read that the mates are an AI; null before the first time. */
  ai_notice_at: Generated<number | null>;
}

/** A sign-up whose mailed link has not been followed. Following it creates the account. */
export interface RegistrationRow {
  registration_id: string;
  email: string;
  password_hash: string;
  language: string;
  /** SHA-256 of the secret with which the registering browser polls. */
  ticket_hash: string;
  created_at: number;
  expires_at: number;
  mailed_at: number;
  confirmed_at: number | null;
  /** The account that the confirmation created or found. */
  user_id: string | null;
  /** When the user info was sent to the polling browser, which happens once. */
  delivered_at: number | null;
  /**
   * The origin of the sign-up, for its mails: a `ClientOrigin` as JSON; null for sign-ups from before it was recorded.
   */
  origin: string | null;
}

/** A mailed link. A resent mail has its own link, and earlier ones stay valid. */
export interface RegistrationCodeRow {
  /** SHA-256 of the secret in the link. */
  code_hash: string;
  registration_id: string;
  created_at: number;
  /** Of a code that was printed, whose hash includes the sign-up's id; null for the secret of a link. */
  tries_left: Generated<number | null>;
}

/** The only row says that this server is somebody's home, and whose. */
export interface HomeRow {
  home_id: string;
  /** Null once the owner's account was deleted. */
  owner_id: string | null;
  opened_at: number;
}

/** A secret with which this server signs what others keep for it. */
export interface SigningKeyRow {
  purpose: string;
  secret: string;
}

/** A link that signs in without a password, once. */
export interface SignInLinkRow {
  /** SHA-256 of the secret in the link. */
  code_hash: string;
  /** The account; null for the owner's, which may not exist yet. */
  user_id: string | null;
  /** When the session that made it was proven; null for the owner's address, which is a proof itself. */
  proven_at: Generated<number | null>;
  expires_at: number;
  used_at: Generated<number | null>;
}

/** A mailed link that sets a new password. */
export interface PasswordResetRow {
  /** SHA-256 of the secret in the link. */
  code_hash: string;
  /** Null for an address without an account. */
  user_id: string | null;
  expires_at: number;
}

/** A requested change of an account's address, which the links to both mailboxes confirm. */
export interface EmailChangeRow {
  user_id: string;
  /** The session that requested it: the change ends with it, and the change ends all others. */
  session_id: string;
  /** The new address, as in `users`. */
  email: string;
  /** SHA-256 of the secrets in the links. */
  old_code_hash: string;
  new_code_hash: string;
  /** Whether the link to the current, or to the new, address was followed. */
  old_confirmed: Generated<number>;
  new_confirmed: Generated<number>;
  expires_at: number;
}

/** A passkey of a user: the public half of a key pair whose private half never leaves the user's devices. */
export interface PasskeyRow {
  passkey_id: string;
  user_id: string;
  /** The authenticator's id of the key pair, base64url. Unique. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator has signed; 0 for one that does not count. */
  counter: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A challenge that is to be signed with a passkey. Deleted when it is used. */
export interface PasskeyChallengeRow {
  /** SHA-256. */
  challenge_hash: string;
  purpose: 'add' | 'signIn';
  /** The session that adds a passkey; null for a sign-in. */
  session_id: string | null;
  expires_at: number;
}

/** A code that replaces the passkey in the second step once. Deleted when it is used. */
export interface RecoveryCodeRow {
  /** SHA-256. */
  code_hash: string;
  user_id: string;
}

/** Recovery codes that are not valid yet: at most one set for each user. */
export interface PendingRecoveryCodesRow {
  user_id: string;
  /** SHA-256 of the secret with which they are confirmed. */
  token_hash: string;
  /** The hashes as JSON; null once the codes were confirmed. */
  code_hashes: string | null;
  expires_at: number;
}

/** A sign-in whose first step succeeded and that waits for the second. Deleted when it is complete. */
export interface SecondStepRow {
  /** SHA-256 of the secret of the browser that signs in. */
  token_hash: string;
  user_id: string;
  /** SHA-256 of the challenge that is to be signed with a passkey; null until one is requested, and once it is used. */
  challenge_hash: string | null;
  attempts_left: number;
  expires_at: number;
}

/** A user's submitted age, and the decision based on it. */
export interface AgeRow {
  user_id: string;
  /** `YYYY-MM-DD`; stored only for users who were old enough, to derive their current age. */
  birth_date: string | null;
  confirmed_at: number | null;
  refused_until: number | null;
  /** When the user wrote that they are younger than 18, until they answer whether they are. */
  doubted_at: number | null;
}

/** A sentence in which a user said to be younger than 18. At most one of a user's is not answered. */
export interface AgeStatementRow {
  user_id: string;
  /** SHA-256 of the user's id and what the sentence says. */
  sentence_hash: string;
  /** As it is quoted to the user; null once it was answered. */
  sentence: string | null;
  /** The message that it is in, with which it is deleted; null for another text, and once it was answered outside of a temporary room. */
  message_id: string | null;
  answered_at: number | null;
}

export interface SessionRow {
  session_id: string;
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  /** The token before the last rotation, valid until shortly after the first use of the new one. */
  previous_hash: string | null;
  previous_until: number | null;
  created_at: number;
  /** When its owner was proven, where a link of an earlier session opened it; null for `created_at`. */
  proven_at: Generated<number | null>;
  rotated_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Where it runs: a `SessionClient` as JSON; null until it is used. */
  client: Generated<string | null>;
}

/**
 * A browser in which the account was signed in. Its secret authenticates nobody; it only gives the browser its own
 * counter of wrong passwords.
 */
export interface KnownDeviceRow {
  device_id: string;
  user_id: string;
  /** SHA-256 of the secret in the browser's cookie, the same for all accounts used in that browser. */
  secret_hash: string;
  /** SHA-256 of account and network of the last sign-in. */
  network_hash: string;
  used_at: number;
}

/** The account linked to a provider's user. An account has at most one link per provider. */
export interface ProviderLinkRow {
  provider: ProviderName;
  /** The provider's id of the user. */
  subject: string;
  user_id: string;
  created_at: number;
}

/** A provider's credential that opened a session; it must not open another. */
export interface UsedCredentialRow {
  /** SHA-256. */
  credential_hash: string;
  /** When the provider's own expiry makes it unusable anyway. */
  expires_at: number;
}
