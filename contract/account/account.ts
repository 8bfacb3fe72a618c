import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Import } from './imports.ts';
import { Line } from '../line.ts';
import { Lorebook } from '../lore/lorebook.ts';
import { MateChange } from '../mates/mate-change.ts';
import { Fact } from '../memory/fact.ts';
import { ExportedChapter } from '../memory/memory.ts';
import { StoredPrompt } from '../replies/reply-prompt.ts';
import { OwnCard, OwnMate } from '../mates/own-mate.ts';
import { Passkey } from '../sign-in/own-passkeys.ts';
import { SafetyExport } from '../safety/own-safety.ts';
import { Persona } from '../rooms/persona.ts';
import { PictureId } from '../mates/picture.ts';
import { Count, Done, Id, Nothing, Time } from '../primitives.ts';
import { ProviderName } from '../sign-in/provider.ts';
import { ReplyChoice } from '../replies/reply-settings.ts';
import { Message } from '../rooms/room.ts';
import { SessionClient } from './sessions.ts';
import { NewAccount, UserBenefits } from '../sign-in/user.ts';

const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));

/**
 * Changes the password and ends every other session. The caller's session continues with the new token in the response
 * header `token`. `oldPassword` is omitted for an account without a password, which must have signed in within the last
 * minutes instead.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/user/changePassword',
  access: 'token',
  effect: 'write',
  input: v.object({ oldPassword: v.optional(Password), newPassword: NewAccount.entries.password }),
  output: Done,
});

export const Profile = v.object({
  uuid: v.string(),
  /** '' when none is set. */
  name: v.string(),
  /** Masked: a page that is looked at over a shoulder does not tell it. '' for the owner of a server at home who has set none. */
  email: v.string(),
  /** The hue of the user's picture. */
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(359)),
  language: v.string(),
  /** False for an account that only signs in with a provider. */
  hasPassword: v.boolean(),
  createdAt: Time,
});
export type Profile = v.InferOutput<typeof Profile>;

/** The account of the caller: name, address, ways to sign in. */
export const profile = defineCall({
  method: 'GET',
  path: '/user/profile',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: Profile,
  extension: true,
});

/** The full address of the account, for the moment in which the user asks to see it. '' as in `Profile`. */
export const ownAddress = defineCall({
  method: 'GET',
  path: '/user/address',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ email: v.string() }),
  extension: true,
});

/** Omitted fields stay unchanged. */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/user/profile',
  access: 'token',
  effect: 'write',
  input: v.object({
    name: v.optional(Line(60)),
    hue: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359))),
  }),
  output: Profile,
  extension: true,
});

/** All stored data about a user that is meaningful to them. Contains no passwords or tokens, nor their hashes. */
export const AccountExport = v.object({
  exportedAt: Time,
  account: v.object({
    uuid: v.string(),
    email: v.string(),
    name: v.string(),
    hue: v.number(),
    language: v.string(),
    createdAt: Time,
    /** The address to which the user asked to change it; omitted without a pending change. */
    newEmail: v.optional(v.string()),
    /** When the user last read that the mates are an AI; omitted before the first time. */
    aiNoticeAt: v.optional(Time),
  }),
  /** The user's birth date, the decision based on it, and whether mature content is enabled. */
  age: v.object({
    birthDate: v.nullable(v.string()),
    confirmedAt: v.nullable(Time),
    refusedUntil: v.nullable(Time),
    /** When the user wrote that they are younger than 18, until they answer whether they are. */
    doubtedAt: v.nullable(Time),
    /** The sentence in which they did; omitted where nothing is asked, or its message was deleted. */
    doubtedSentence: v.optional(v.string()),
    nfsw: v.boolean(),
  }),
  benefits: UserBenefits,
  personas: v.array(Persona),
  /** The mates that the user created. */
  mates: v.array(OwnMate),
  /** The character cards that they were made from. */
  cards: v.array(OwnCard),
  /** The pictures that the user added, as WebP in base64. */
  pictures: v.array(v.object({ pictureId: PictureId, webp: v.string() })),
  /** What was brought along from other apps at once. */
  imports: v.array(Import),
  /** What the user changed of them after others could see them. */
  mateChanges: v.array(v.object({ mateId: Id, ...MateChange.entries })),
  /** How large the files are in which they came with pictures, in bytes; `/mate/own/cardFile` returns each. */
  cardFiles: v.array(v.object({ mateId: Id, bytes: Count })),
  rooms: v.array(
    v.object({
      roomId: Id,
      /**
       * `hidden` as in `Mate`: the mate's messages then have no texts either, until the user enables mature content.
       */
      mate: v.object({ mateId: Id, name: v.string(), hidden: v.optional(v.literal('mature')) }),
      /** The persona chosen for the room; null for the default. */
      persona: v.nullable(Id),
      /** The companion's memory, in its own format. */
      memory: v.nullable(v.string()),
      /** What the mate should remember, as written by the user. */
      notes: v.string(),
      /** `false` where the mate neither learns nor uses facts; omitted otherwise. */
      remembers: v.optional(v.literal(false)),
      /** How replies are written; omitted where nothing was chosen. */
      replies: v.optional(ReplyChoice),
      /** The user's name for the room; omitted where there is none. */
      title: v.optional(v.string()),
      /** When the user archived it; omitted outside the archive. */
      archivedAt: v.optional(Time),
      /** The room that it continues; omitted where there is none. */
      origin: v.optional(v.object({ roomId: Id, messageId: v.nullable(Id) })),
      createdAt: Time,
      updatedAt: Time,
      messages: v.array(v.omit(Message, ['roomId', 'clientMessageId'])),
      /** What its last replies were written from. */
      prompts: v.array(StoredPrompt),
      /** Its summaries, in the order of time, also of hidden branches. A model's words about a hidden mate are ''. */
      chapters: v.array(ExportedChapter),
    }),
  ),
  /** The user's lorebooks, each as a file of version 3 has it, and what uses them. */
  lorebooks: v.array(
    v.object({ ...v.pick(Lorebook, ['bookId', 'name', 'mateIds', 'roomIds']).entries, file: v.string() }),
  ),
  /** What mates remember about the user. A model's words about a hidden mate are ''. */
  facts: v.array(v.object({ mateId: Id, ...Fact.entries })),
  ledger: v.array(
    v.object({
      entryId: Id,
      kind: v.string(),
      chats: v.number(),
      goldCoins: v.number(),
      reference: v.string(),
      createdAt: Time,
    }),
  ),
  /** The linked providers, with their ids of the user. */
  providers: v.array(v.object({ provider: ProviderName, subject: v.string(), createdAt: Time })),
  /** The passkeys with their public keys. The private keys never leave the user's devices. */
  passkeys: v.array(
    v.object({ ...Passkey.entries, credentialId: v.string(), publicKey: v.string(), counter: v.number() }),
  ),
  /** Since when a sign-in asks for a passkey too, or null, and how many recovery codes can still be used. */
  secondStep: v.object({ since: v.nullable(Time), codesLeft: Count }),
  favorites: v.array(v.object({ mateId: Id, createdAt: Time })),
  follows: v.array(v.object({ creatorId: Id, createdAt: Time })),
  followedTags: v.array(v.object({ tag: v.string(), createdAt: Time })),
  reviews: v.array(
    v.object({ mateId: Id, stars: v.number(), text: v.string(), createdAt: Time, updatedAt: Time }),
  ),
  orders: v.array(
    v.object({
      orderId: Id,
      packageId: v.string(),
      price: v.number(),
      currency: v.string(),
      status: v.string(),
      createdAt: Time,
    }),
  ),
  subscriptions: v.array(v.object({ packageId: v.string(), since: Time, until: Time })),
  /** Blocked mates and reports. */
  safety: SafetyExport,
  /** Where sessions run, when they were opened and when they expire, without their tokens. */
  sessions: v.array(
    v.object({ ...SessionClient.entries, createdAt: Time, lastSeenAt: Time, expiresAt: Time }),
  ),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;

/** Everything that is stored about the account, without secrets, as one JSON document. */
export const exportData = defineCall({
  method: 'GET',
  path: '/user/export',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: AccountExport,
  carriesAiText: true,
  extension: true,
});

/**
 * Deletes the account and everything that belongs to it permanently. An account without a password must have signed in
 * within the last minutes instead of sending one.
 */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/user/delete',
  access: 'token',
  effect: 'write',
  input: v.object({ password: v.optional(Password), confirm: v.literal('delete') }),
  output: Done,
  extension: true,
});
