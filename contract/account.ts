import * as v from 'valibot';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { Line } from './line.ts';
import { OwnMate } from './own-mate.ts';
import { Persona } from './persona.ts';
import { Done, Id, Nothing, Time } from './primitives.ts';
import { ProviderName } from './provider.ts';
import { Message } from './room.ts';
import { SafetyExport } from './safety.ts';
import { NewAccount, UserBenefits } from './user.ts';

const Language = v.picklist(languages);

const Password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));

/**
 * Ends every other session. This one goes on with the new token in the answer's header `token`. `oldPassword` is left
 * out for an account without a password, which must have signed in within the last minutes instead.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/user/changePassword',
  access: 'token',
  effect: 'write',
  input: v.object({ oldPassword: v.optional(Password), newPassword: NewAccount.entries.password }),
  output: Done,
});

export const updateLange = defineCall({
  method: 'GET',
  path: '/user/updateLange',
  access: 'token',
  effect: 'write',
  input: v.object({ language: Language }),
  output: v.object({ language: Language }),
});

export const Profile = v.object({
  uuid: v.string(),
  /** '' where none was given. */
  name: v.string(),
  /** Masked: a page never holds the whole address. */
  email: v.string(),
  /** The hue of the user's picture. */
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(359)),
  language: v.string(),
  /** False for an account that signs in with a provider only. */
  hasPassword: v.boolean(),
  createdAt: Time,
});
export type Profile = v.InferOutput<typeof Profile>;

export const profile = defineCall({
  method: 'GET',
  path: '/user/profile',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: Profile,
  extension: true,
});

/** What is left out stays as it is. */
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

/** Everything that is stored about a person and can be read by them. No passwords, tokens or hashes of either. */
export const AccountExport = v.object({
  exportedAt: Time,
  account: v.object({
    uuid: v.string(),
    email: v.string(),
    name: v.string(),
    hue: v.number(),
    language: v.string(),
    createdAt: Time,
  }),
  /** What the person told of their age, what was decided by it, and whether they want mature content. */
  age: v.object({
    birthDate: v.nullable(v.string()),
    confirmedAt: v.nullable(Time),
    refusedUntil: v.nullable(Time),
    nfsw: v.boolean(),
  }),
  benefits: UserBenefits,
  personas: v.array(Persona),
  /** Those that the person made. */
  mates: v.array(OwnMate),
  rooms: v.array(
    v.object({
      roomId: Id,
      /** `hidden` as in `Mate`: the texts of the mate's messages are then left out too, until the person turns it on. */
      mate: v.object({ mateId: Id, name: v.string(), hidden: v.optional(v.literal('mature')) }),
      /** The persona chosen for the room; null for the default one. */
      persona: v.nullable(Id),
      /** What the companion keeps between replies, in its own form. */
      memory: v.nullable(v.string()),
      /** What the mate should remember, in the person's words. */
      notes: v.string(),
      createdAt: Time,
      updatedAt: Time,
      messages: v.array(v.omit(Message, ['roomId', 'clientMessageId'])),
    }),
  ),
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
  /** The services that the person signs in with, and how these call the person. */
  providers: v.array(v.object({ provider: ProviderName, subject: v.string(), createdAt: Time })),
  favorites: v.array(v.object({ mateId: Id, createdAt: Time })),
  follows: v.array(v.object({ creatorId: Id, createdAt: Time })),
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
  /** Blocked mates, and what was reported. */
  safety: SafetyExport,
  /** When and for how long sessions are open; what opens them is not told. */
  sessions: v.array(v.object({ createdAt: Time, lastSeenAt: Time, expiresAt: Time })),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;

export const exportData = defineCall({
  method: 'GET',
  path: '/user/export',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: AccountExport,
  extension: true,
});

/**
 * Deletes the account with everything that belongs to it, for good. An account without a password must have signed in
 * within the last minutes instead.
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
