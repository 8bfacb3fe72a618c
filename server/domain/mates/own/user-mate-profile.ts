import * as v from 'valibot';
import { cutText } from '../../../../contract/letters.ts';
import { lookAddress } from '../../../../contract/mates/mate-look.ts';
import type { Manner, MateDraft, OwnMate } from '../../../../contract/mates/own-mate.ts';
import { fillMacros } from '../../../../contract/macros/fill-macros.ts';
import { usualReplies, type ReplyLength } from '../../../../contract/replies/reply-settings.ts';
import { pictureSet } from '../../../../contract/mates/picture.ts';
import type { AssumedField } from '../../../content/mate-profile.ts';
import { mannerVoices } from '../../../companions/speaking-styles.ts';
import { PortraitOptions } from '../../../content/portrait-options.ts';
import type { MateRow } from '../../../store/schema/mates.ts';
import { StoredProfile } from '../catalogue.ts';
import { toMacroName, toShortName } from '../../../shared/short-name.ts';

/** Returns the content of the column `profile` for a draft. */
export const toProfile = (draft: MateDraft, assumed: readonly AssumedField[]): StoredProfile => ({
  shortName: toShortName(draft.name),
  tagline: draft.tagline,
  age: draft.age,
  pronouns: draft.pronouns,
  place: draft.place,
  voice: toVoice(draft.manner, draft.voice),
  greeting: draft.greeting,
  scene: draft.scene,
  who: draft.who,
  likes: [...new Set(draft.likes)],
  tags: [...new Set(draft.tags)],
  quote: toQuote(draft),
  portrait: v.parse(PortraitOptions, draft.look),
  own: {
    manner: draft.manner,
    voice: draft.voice,
    ...toLength(draft.replyLength),
    ...(assumed.length === 0 ? {} : { assumed: [...assumed] }),
  },
  ...(draft.craft === undefined ? {} : { craft: draft.craft }),
});

export const readProfile = (row: Pick<MateRow, 'profile'>): StoredProfile =>
  v.parse(StoredProfile, JSON.parse(row.profile));

/** Returns the mate as its creator sees it. */
export const toOwnMate = (row: MateRow): OwnMate => {
  const profile = readProfile(row);
  const { tagline, age, pronouns, place, who, likes, tags, greeting, scene, portrait, own, craft } = profile;
  return {
    mateId: row.mate_id,
    name: row.name,
    tagline,
    age,
    pronouns,
    place,
    who,
    likes,
    tags,
    manner: own?.manner ?? 'plain',
    voice: own?.voice ?? '',
    ...toLength(own?.replyLength),
    greeting,
    scene,
    hue: row.hue,
    look: portrait,
    ...(row.picture === null ? {} : { picture: row.picture, portraitSet: pictureSet(row.picture) }),
    visibility: row.visibility,
    ...(row.rating === 'everyone' ? {} : { rating: row.rating }),
    ...(craft === undefined ? {} : { craft }),
    portrait: lookAddress(portrait),
    chats: row.chats,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.withdrawn_at === null ? {} : { withdrawn: true, withdrawalReason: row.withdrawal_reason ?? '' }),
  };
};

/** The usual length is not stored. */
const toLength = (replyLength: ReplyLength | undefined): { readonly replyLength?: ReplyLength } =>
  replyLength === undefined || replyLength === usualReplies.length ? {} : { replyLength };

const toVoice = (manner: Manner, words: string): string => `${mannerVoices[manner]} ${words}`.trim();

const maxQuoteLength = 120;

/** Where a greeting names the person. */
const personMark = '\uFDD4';

/**
 * Returns the first sentence of the greeting's speech, without descriptions of actions. One that names the person would
 * name every reader of the list.
 */
const toQuote = ({ name, greeting, tagline, craft }: MateDraft): string => {
  const spokenText = fillMacros(greeting, {
    names: { mate: toMacroName({ name, craft }), person: personMark },
    place: name,
    occasion: name,
    now: null,
    language: 'en',
  })
    .replaceAll(/\*[^*\n]*\*/g, ' ')
    .replaceAll(/[*_“”„«»"#>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const sentences = spokenText.match(/\S.*?(?:[.!?…。！？](?= |$)|$)/gu) ?? [];
  const sentence = sentences.find((said) => !said.includes(personMark)) ?? tagline;
  return sentence.length <= maxQuoteLength ? sentence : `${cutText(sentence, maxQuoteLength - 1).trimEnd()}…`;
};
