import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { oldest, youngest } from '../limits.ts';
import { Line } from '../line.ts';
import { MateCraft, MultilineText } from './mate-craft.ts';
import { MateLook } from './mate-look.ts';
import { PictureId } from './picture.ts';
import { ClientId, Count, Done, Id, Nothing, Time } from '../primitives.ts';
import { replyLengths } from '../replies/reply-settings.ts';
import { Tag, maxTagLength } from './tag.ts';

/** The maximum lengths of a mate's texts, in UTF-16 units. */
export const textLimits = {
  name: 60,
  tagline: 90,
  pronouns: 40,
  place: 80,
  who: 20_000,
  like: 40,
  tag: maxTagLength,
  voice: 5000,
  greeting: 10_000,
  scene: 5000,
  prompt: 300,
} as const;

/** The maximum numbers of tags and likes. */
export const maxTags = 10;
export const maxLikes = 8;

/** The manners of speaking that say how a mate speaks. */
export const spokenManners = [
  'warm',
  'playful',
  'dry',
  'calm',
  'bold',
  'poetic',
  'curious',
  'plain',
] as const;
export type SpokenManner = (typeof spokenManners)[number];
/** The available manners of speaking. `written`: as its texts say, in no other way; so are the mates of character cards. */
export const manners = [...spokenManners, 'written'] as const;
export const Manner = v.picklist(manners);
export type Manner = v.InferOutput<typeof Manner>;

/**
 * `private` is a draft, which only its creator sees and which may be incomplete; `unlisted` is visible to everyone who has its
 * link; `public` is in the lists and found by searches too, under the creator's name.
 */
export const Visibility = v.picklist(['private', 'unlisted', 'public']);
export type Visibility = v.InferOutput<typeof Visibility>;

const Filled = (longest: number) => v.pipe(Line(longest), v.minLength(1));

const Tags = v.pipe(v.array(Tag), v.maxLength(maxTags));

/** The editable fields of a mate. Omitted texts are empty. */
const fields = {
  name: Filled(textLimits.name),
  tagline: Filled(textLimits.tagline),
  age: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(youngest, 'mateTooYoung' satisfies InputErrorId),
    v.maxValue(oldest),
  ),
  pronouns: v.optional(Line(textLimits.pronouns), ''),
  place: v.optional(Line(textLimits.place), ''),
  /** Who the mate is; paragraphs are separated by a blank line. */
  who: v.optional(MultilineText(textLimits.who), ''),
  likes: v.optional(v.pipe(v.array(Filled(textLimits.like)), v.maxLength(maxLikes)), []),
  tags: v.pipe(Tags, v.minLength(1, 'tagRequired' satisfies InputErrorId)),
  manner: Manner,
  /** More about how the mate speaks, as written by the creator. */
  voice: v.optional(MultilineText(textLimits.voice), ''),
  /** How long its replies are where the person has not chosen in a room; an extension, omitted for `medium`. */
  replyLength: v.optional(v.picklist(replyLengths)),
  /** The mate's first message, in chat Markdown. */
  greeting: v.pipe(MultilineText(textLimits.greeting), v.minLength(1)),
  scene: v.optional(MultilineText(textLimits.scene), ''),
  hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
  look: MateLook,
  /** The picture shown in place of the look, from `/mate/own/picture`; null for none. Omitted, it stays as it is. */
  picture: v.optional(v.nullable(PictureId)),
  /** Defaults to everyone. Only a confirmed adult with mature content enabled may set `mature`. */
  rating: v.optional(v.picklist(['everyone', 'mature'])),
  /** The fields of advanced creators and character cards; an extension, omitted where there are none. */
  craft: v.optional(MateCraft),
};

/** A complete mate. */
export const CompleteMate = v.object({ ...fields, visibility: Visibility });
export type CompleteMate = v.InferOutput<typeof CompleteMate>;

/** The fields that a draft may lack. */
const lacking = {
  tagline: Line(textLimits.tagline),
  tags: Tags,
  greeting: MultilineText(textLimits.greeting),
};

/** A mate as its creator writes it. Only a draft may be incomplete: its name and age are enough to talk with it. */
export const MateDraft = v.pipe(
  v.object({
    ...fields,
    tagline: v.optional(lacking.tagline, ''),
    tags: v.optional(lacking.tags, []),
    greeting: v.optional(lacking.greeting, ''),
    visibility: Visibility,
  }),
  v.forward(
    v.partialCheck(
      [['visibility'], ['tagline']],
      ({ visibility, tagline }) => visibility === 'private' || tagline !== '',
      'mateIncomplete' satisfies InputErrorId,
    ),
    ['tagline'],
  ),
  v.forward(
    v.partialCheck(
      [['visibility'], ['tags']],
      ({ visibility, tags }) => visibility === 'private' || tags.length > 0,
      'tagRequired' satisfies InputErrorId,
    ),
    ['tags'],
  ),
  v.forward(
    v.partialCheck(
      [['visibility'], ['greeting']],
      ({ visibility, greeting }) => visibility === 'private' || greeting !== '',
      'mateIncomplete' satisfies InputErrorId,
    ),
    ['greeting'],
  ),
);
export type MateDraft = v.InferOutput<typeof MateDraft>;

/** The fields that a complete mate needs. */
export const neededFields = ['name', 'tagline', 'age', 'tags', 'greeting'] as const;

/** A mate as its creator sees it. `portrait` is a path on this host. */
export const OwnMate = v.object({
  mateId: Id,
  ...fields,
  ...lacking,
  visibility: Visibility,
  portrait: v.string(),
  /** As in `Mate`. */
  portraitSet: v.optional(v.string()),
  /** The number of messages sent to this mate. */
  chats: Count,
  createdAt: Time,
  updatedAt: Time,
  /** Whether an operator withdrew it: nobody can find it or talk with it. An extension, omitted when false. */
  withdrawn: v.optional(v.literal(true)),
  /** Why, in the operator's words. An extension, omitted where it is not withdrawn. */
  withdrawalReason: v.optional(v.string()),
});
export type OwnMate = v.InferOutput<typeof OwnMate>;

/** The maximum length of a stored character card, in UTF-16 units. */
export const maxCardLength = 1_000_000;

/** The character card that a mate was made from: any JSON object, as text. */
export const CardText = v.pipe(
  v.string(),
  v.maxLength(maxCardLength),
  v.check(isObject, 'cardInvalid' satisfies InputErrorId),
);

/** The largest file of a card that is stored, and how much of them an account may store, in bytes. */
export const maxCardFileBytes = 10_000_000;
export const maxCardFilesBytes = 100_000_000;

/** Bytes in Base64, at most `max` of them. */
const Bytes = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(4),
    v.maxLength(4 * Math.ceil(max / 3)),
    v.check(
      (text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text),
      'cardInvalid' satisfies InputErrorId,
    ),
  );

/** A mate of the user's with the card that it was made from. */
export const OwnCard = v.object({ mateId: Id, card: v.string() });
export type OwnCard = v.InferOutput<typeof OwnCard>;

/** All of the user's mates, newest first, their maximum number, and whether no language model writes their replies. */
export const OwnMateList = v.object({ mates: v.array(OwnMate), most: Count, isScripted: v.boolean() });
export type OwnMateList = v.InferOutput<typeof OwnMateList>;

/** All mates of the caller, newest first, and their maximum number. */
export const ownMates = defineCall({
  method: 'GET',
  path: '/mate/own/list',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: OwnMateList,
  extension: true,
});

/** A mate of the caller with all that its form edits. */
export const ownMate = defineCall({
  method: 'GET',
  path: '/mate/own',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: Id }),
  output: OwnMate,
  extension: true,
});

/** Returns the card that the mate was made from, as it was sent; null without one. */
export const ownMateCard = defineCall({
  method: 'GET',
  path: '/mate/own/card',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: Id }),
  output: v.object({ card: v.nullable(v.string()) }),
  extension: true,
});

/** The `d` of a refusal with `duplicate`: the mate that was made from the same card. */
export const MadeMate = v.object({ mateId: Id, name: v.string() });

/**
 * Replaces the mate with that `mateId`; without it creates one, once per `clientMateId`. A `card` that it was made from is
 * stored with it for its creator; without one an earlier card stays.
 */
export const saveOwnMate = defineCall({
  method: 'POST',
  path: '/mate/own/save',
  access: 'token',
  effect: 'write',
  input: v.object({
    mateId: v.optional(Id),
    clientMateId: v.optional(ClientId),
    draft: MateDraft,
    card: v.optional(CardText),
    /** The import from another app that creates it. */
    importId: v.optional(ClientId),
    /** Whether to refuse a new mate, with `duplicate`, where the caller has one that was made from the same card. */
    refusesDuplicate: v.optional(v.boolean()),
  }),
  output: OwnMate,
  extension: true,
});

/**
 * Stores the file in which the mate's card came with its pictures, in place of an earlier one, for the mate's creator only. Refused
 * with `limitReached` above what an account may store of them.
 */
export const saveOwnCardFile = defineCall({
  method: 'POST',
  path: '/mate/own/saveCardFile',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, content: Bytes(maxCardFileBytes) }),
  output: Done,
  extension: true,
});

/** Returns that file in Base64; null without one. */
export const ownCardFile = defineCall({
  method: 'GET',
  path: '/mate/own/cardFile',
  access: 'token',
  effect: 'read',
  input: v.object({ mateId: Id }),
  output: v.object({ content: v.nullable(v.string()) }),
  extension: true,
});

/** Deletes a mate; deleting a missing one succeeds. Rooms with the mate stay readable but accept no messages. */
export const deleteOwnMate = defineCall({
  method: 'POST',
  path: '/mate/own/delete',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id }),
  output: Done,
  extension: true,
});

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
