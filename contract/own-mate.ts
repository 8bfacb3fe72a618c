import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Line } from './line.ts';
import { MateLook } from './mate-look.ts';
import { ClientId, Count, Done, Id, Nothing, Time } from './primitives.ts';

/** How long the texts of a mate may be, in UTF-16 units. */
export const textLimits = {
  name: 40,
  tagline: 90,
  pronouns: 40,
  place: 80,
  who: 2000,
  like: 40,
  tag: 24,
  voice: 500,
  greeting: 1000,
  scene: 600,
  wish: 300,
} as const;

/** More tags and likes than these are refused. */
export const mostTags = 5;
export const mostLikes = 8;

/** Every mate is an adult; some are very old. */
export const youngest = 18;
export const oldest = 999;

/** The manners of speaking that there are to choose from. */
export const manners = ['warm', 'playful', 'dry', 'calm', 'bold', 'poetic', 'curious', 'plain'] as const;
export const Manner = v.picklist(manners);
export type Manner = v.InferOutput<typeof Manner>;

/** `private` is for the maker alone; `public` is found by everybody, under the maker's name. */
export const Visibility = v.picklist(['private', 'public']);
export type Visibility = v.InferOutput<typeof Visibility>;

/** Text of several lines, without anything that turns other text around. */
const Words = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.check(
      (text) => !/[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/u.test(text),
      'Please write this without special characters.',
    ),
  );

const Filled = (longest: number) => v.pipe(Line(longest), v.minLength(1));

/** Tags stand between commas in an address, and are the same in small letters. */
const Tag = v.pipe(
  Filled(textLimits.tag),
  v.check((tag) => !tag.includes(','), 'Please write one tag at a time.'),
  v.transform((tag) => tag.toLowerCase()),
);

/** What a mate is made of. Optional texts that are left out are empty. */
export const MateDraft = v.object({
  name: Filled(textLimits.name),
  tagline: Filled(textLimits.tagline),
  age: v.pipe(v.number(), v.integer(), v.minValue(youngest, 'Every mate is an adult.'), v.maxValue(oldest)),
  pronouns: v.optional(Line(textLimits.pronouns), ''),
  place: v.optional(Line(textLimits.place), ''),
  /** Who the mate is; paragraphs are parted by a blank line. */
  who: v.optional(Words(textLimits.who), ''),
  likes: v.optional(v.pipe(v.array(Filled(textLimits.like)), v.maxLength(mostLikes)), []),
  tags: v.pipe(v.array(Tag), v.minLength(1, 'Please give the mate a tag.'), v.maxLength(mostTags)),
  manner: Manner,
  /** More about how the mate speaks, in the maker's words. */
  voice: v.optional(Words(textLimits.voice), ''),
  /** The mate's first message, in chat Markdown. */
  greeting: v.pipe(Words(textLimits.greeting), v.minLength(1)),
  scene: v.optional(Words(textLimits.scene), ''),
  hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
  look: MateLook,
  visibility: Visibility,
  /** Left out, it is for everyone. Only a confirmed adult who wants mature content may make what is not. */
  rating: v.optional(v.picklist(['everyone', 'mature'])),
});
export type MateDraft = v.InferOutput<typeof MateDraft>;

/** A mate as its maker sees it. `portrait` is a path of this host. */
export const OwnMate = v.object({
  mateId: Id,
  ...MateDraft.entries,
  portrait: v.string(),
  /** How many messages people have sent to this mate. */
  chats: Count,
  createdAt: Time,
  updatedAt: Time,
});
export type OwnMate = v.InferOutput<typeof OwnMate>;

/** All of the user's mates, the newest first, and how many there may be. */
export const OwnMateList = v.object({ mates: v.array(OwnMate), most: Count });
export type OwnMateList = v.InferOutput<typeof OwnMateList>;

export const ownMates = defineCall({
  method: 'GET',
  path: '/mate/own/list',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: OwnMateList,
  extension: true,
});

export const ownMate = defineCall({
  method: 'GET',
  path: '/mate/own',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: Id }),
  output: OwnMate,
  extension: true,
});

/** Changes the mate of that `mateId` as a whole; without it one is made, for each `clientMateId` once. */
export const saveOwnMate = defineCall({
  method: 'POST',
  path: '/mate/own/save',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: v.optional(Id), clientMateId: v.optional(ClientId), draft: MateDraft }),
  output: OwnMate,
  extension: true,
});

/** Deleting what is gone succeeds. Conversations with the mate stay readable and come to their end. */
export const deleteOwnMate = defineCall({
  method: 'POST',
  path: '/mate/own/delete',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id }),
  output: Done,
  extension: true,
});

/** Asks the companion for a whole draft, from a sentence or from nothing. Nothing is kept. */
export const suggestMate = defineCall({
  method: 'POST',
  path: '/mate/own/suggest',
  access: 'token',
  effect: 'read',
  input: v.object({ wish: v.optional(Words(textLimits.wish), '') }),
  output: MateDraft,
  extension: true,
});
