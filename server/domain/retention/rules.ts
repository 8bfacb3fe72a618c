import { days, minutes } from '../../shared/clock.ts';
import type { Config } from '../../config/config.ts';
import { mailLifetime } from '../../mail/outbox.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Schema } from '../../store/schema/schema.ts';
import { continueDeletions } from '../deletion/erase-account.ts';
import { deviceLifetime } from '../accounts/known-devices.ts';
import { purgeRegistrations } from '../sign-in/registrations.ts';
import { usedLinkLifetime } from '../sign-in/sign-in-links.ts';
import { purgeDeletedEntries } from '../lore/own/change-entries.ts';
import { purgeDeletedBooks } from '../lore/own/own-books.ts';
import { purgeForgottenChapters } from '../memory/chapters/change-chapter.ts';
import { purgeForgottenFacts, undoPeriod as factUndoPeriod } from '../memory/forget-fact.ts';
import { purgeClosedMates, unusedMateAge } from '../mates/own/delete-user-mate.ts';
import { purgeUnusedCards, unusedCardAge } from '../mates/mate-cards.ts';
import { purgeUnusedOwners, unusedOwnerAge } from '../pictures/picture-owners.ts';
import { purgeUnusedPictures, unusedPictureAge } from '../pictures/pictures.ts';
import { purgeRemovedRooms, undoPeriod as roomUndoPeriod } from '../rooms/delete-room.ts';
import { purgeRemovals } from '../rooms/erase-messages.ts';
import { undoPeriod as messageUndoPeriod } from '../rooms/removals.ts';
import { purgeTemporaryRooms, temporaryLifetime } from '../rooms/temporary-rooms.ts';
import { countedDays } from '../search/hot-words.ts';
import type { StoreDeps } from '../store-deps.ts';

export interface RetentionDeps extends StoreDeps {
  readonly config: Pick<Config, 'sessionIdleDays'>;
  readonly mailer: Pick<Mailer, 'purge'>;
}

/** A rule of deletion after a period. The texts are for operators: docs/operations.md is generated from them. */
export interface RetentionRule {
  readonly subject: string;
  /** Null for files. */
  readonly table: keyof Schema | null;
  /** The age at which it is deleted, in milliseconds; 0 for a time that is stored with it. */
  readonly age: (config: RetentionDeps['config']) => number;
  /** The event from which the age counts. */
  readonly since: string;
  readonly reason: string;
  /** Whether users expect it within seconds, not within an hour. */
  readonly isPrompt?: boolean;
  /** Deletes what has reached its age, whose time is `time` or before. */
  readonly purge: (deps: RetentionDeps, time: number) => Promise<unknown>;
}

const atOnce = () => 0;

/** How long the browser of a session that has expired hears that it was not ended. In milliseconds. */
const expiredSessions = days(90);

/** For a table whose rows contain the time at which they expire. */
const purgeExpired =
  (
    table:
      | 'password_resets'
      | 'email_changes'
      | 'passkey_challenges'
      | 'pending_recovery_codes'
      | 'second_steps'
      | 'sessions'
      | 'sign_in_links'
      | 'used_credentials',
  ): RetentionRule['purge'] =>
  ({ database }, time) =>
    database.deleteFrom(table).where('expires_at', '<=', time).execute();

export const retentionRules: readonly RetentionRule[] = [
  {
    subject: 'unconfirmed sign-ups and their links',
    table: 'registrations',
    age: atOnce,
    since: 'the link expires (24 hours)',
    reason: 'contain an address whose owner did not confirm it',
    purge: purgeRegistrations,
  },
  {
    subject: 'links for a new password',
    table: 'password_resets',
    age: atOnce,
    since: 'the link expires (30 minutes)',
    reason: 'cannot be used',
    purge: purgeExpired('password_resets'),
  },
  {
    subject: 'links that sign in, of a server at home',
    table: 'sign_in_links',
    age: () => usedLinkLifetime,
    since: 'the link expires (10 minutes, for another device 2)',
    reason: 'says of a link that it was used',
    purge: purgeExpired('sign_in_links'),
  },
  {
    subject: 'requested changes of an address',
    table: 'email_changes',
    age: atOnce,
    since: 'the links expire (30 minutes)',
    reason: 'contain an address that was not confirmed',
    purge: purgeExpired('email_changes'),
  },
  {
    subject: 'challenges for passkeys',
    table: 'passkey_challenges',
    age: atOnce,
    since: 'the challenge expires (5 minutes)',
    reason: 'cannot be used',
    purge: purgeExpired('passkey_challenges'),
  },
  {
    subject: 'recovery codes that were not confirmed',
    table: 'pending_recovery_codes',
    age: atOnce,
    since: 'their token expires (24 hours)',
    reason: 'cannot be used',
    purge: purgeExpired('pending_recovery_codes'),
  },
  {
    subject: 'sign-ins that wait for their second step',
    table: 'second_steps',
    age: atOnce,
    since: 'the sign-in expires (5 minutes)',
    reason: 'cannot be used',
    purge: purgeExpired('second_steps'),
  },
  {
    subject: 'sessions',
    table: 'sessions',
    age: () => expiredSessions,
    since: 'the session expires (`SESSION_DAYS`)',
    reason: 'lets the browser keep drafts over an expired sign-in, which it erases when a session is ended',
    purge: purgeExpired('sessions'),
  },
  {
    subject: 'unused sessions',
    table: 'sessions',
    age: ({ sessionIdleDays }) => days(sessionIdleDays) + expiredSessions,
    since: 'the last request (after `SESSION_IDLE_DAYS` it expires)',
    reason: 'lets the browser keep drafts over an expired sign-in, which it erases when a session is ended',
    purge: ({ database }, time) =>
      database.deleteFrom('sessions').where('last_seen_at', '<=', time).execute(),
  },
  {
    subject: 'known devices',
    table: 'known_devices',
    age: () => deviceLifetime,
    since: 'the last sign-in',
    reason: 'the browser is probably not used any more',
    purge: ({ database }, time) =>
      database.deleteFrom('known_devices').where('used_at', '<=', time).execute(),
  },
  {
    subject: 'used credentials of Google and Discord',
    table: 'used_credentials',
    age: atOnce,
    since: 'the provider lets them expire',
    reason: 'cannot be used a second time anyway',
    purge: purgeExpired('used_credentials'),
  },
  {
    subject: 'refusals of the age check',
    table: 'ages',
    age: atOnce,
    since: 'the refusal ends',
    reason: 'have no effect',
    purge: ({ database }, time) =>
      database
        .deleteFrom('ages')
        .where('birth_date', 'is', null)
        .where('refused_until', '<=', time)
        .execute(),
  },
  {
    subject: 'counts of searched words',
    table: 'search_counts',
    age: () => days(countedDays),
    since: 'the day of the search',
    reason: 'only the last days are shown',
    purge: ({ database }, time) =>
      database
        .deleteFrom('search_counts')
        .where('day', '<=', Math.floor(time / days(1)))
        .execute(),
  },
  {
    subject: 'deleted messages',
    table: 'removals',
    age: () => messageUndoPeriod,
    since: 'the deletion',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: ({ database }, time) => purgeRemovals(database, time),
  },
  {
    subject: 'forgotten memories',
    table: 'facts',
    age: () => factUndoPeriod,
    since: 'they were forgotten',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: ({ database }, time) => purgeForgottenFacts(database, time),
  },
  {
    subject: 'forgotten chapters',
    table: 'chapters',
    age: () => factUndoPeriod,
    since: 'they were forgotten',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: ({ database }, time) => purgeForgottenChapters(database, time),
  },
  {
    subject: 'deleted lorebooks',
    table: 'lorebooks',
    age: () => factUndoPeriod,
    since: 'the deletion',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: ({ database }, time) => purgeDeletedBooks(database, time),
  },
  {
    subject: 'deleted entries of lorebooks',
    table: 'lore_entries',
    age: () => factUndoPeriod,
    since: 'the deletion',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: ({ database }, time) => purgeDeletedEntries(database, time),
  },
  {
    subject: 'deleted conversations',
    table: 'rooms',
    age: () => roomUndoPeriod,
    since: 'the deletion',
    reason: 'can be restored until then',
    isPrompt: true,
    purge: purgeRemovedRooms,
  },
  {
    subject: 'temporary conversations',
    table: 'rooms',
    age: () => temporaryLifetime,
    since: 'a page last showed it',
    reason: 'end then; also when their user ends them',
    isPrompt: true,
    purge: purgeTemporaryRooms,
  },
  {
    subject: 'data of deleted accounts',
    table: 'account_deletions',
    age: () => minutes(1),
    since: 'the deletion, which was cut off',
    reason: 'is deleted with the account, or as soon as that can continue',
    isPrompt: true,
    purge: continueDeletions,
  },
  {
    subject: 'deleted mates that no conversation shows',
    table: 'mates',
    age: () => unusedMateAge,
    since: 'the deletion',
    reason: 'a conversation may be opened at that moment',
    purge: purgeClosedMates,
  },
  {
    subject: 'cards of mates that no conversation shows',
    table: 'mate_cards',
    age: () => unusedCardAge,
    since: 'the last conversation was opened with it',
    reason: 'a conversation may be opened at that moment',
    purge: purgeUnusedCards,
  },
  {
    subject: 'pictures of accounts that no mate of theirs has',
    table: 'picture_owners',
    age: () => unusedOwnerAge,
    since: 'a mate was last saved with it, or it was added',
    reason: 'a draft of a mate may have it',
    purge: purgeUnusedOwners,
  },
  {
    subject: 'pictures that no account, card or open report refers to',
    table: 'pictures',
    age: () => unusedPictureAge,
    since: 'it was last added',
    reason: 'a mate may be saved with it at that moment',
    purge: purgeUnusedPictures,
  },
  {
    subject: 'mails in `DATA_DIR/outbox`',
    table: null,
    age: () => mailLifetime,
    since: 'they were written',
    reason: 'their links have expired',
    purge: ({ mailer }, time) => mailer.purge(time),
  },
];
