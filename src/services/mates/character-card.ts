import * as v from 'valibot';
import {
  Manner,
  mostLikes,
  mostTags,
  oldest,
  textLimits,
  youngest,
  type OwnMate,
} from '../../../contract/own-mate.ts';
import { MateLook } from '../../../contract/mate-look.ts';
import type { ImportedCard, MateForm, MateWords } from '../../machines/mates/mate-form.types.ts';
import { CardError, refuseFlood, refuseHugeCard, withNames } from './card-limits.ts';
import { objectOf } from '../shared/parse-json.ts';

/** The mate as a character card, version 2. Fields that the format lacks are in an extension. */
export const cardOf = (mate: OwnMate) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: mate.name,
    description: mate.who,
    personality: mate.voice,
    scenario: mate.scene,
    first_mes: mate.greeting,
    mes_example: '',
    creator_notes: mate.tagline,
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    tags: mate.tags,
    creator: '',
    character_version: '',
    extensions: {
      [ours]: {
        tagline: mate.tagline,
        age: mate.age,
        pronouns: mate.pronouns,
        place: mate.place,
        likes: mate.likes,
        manner: mate.manner,
        hue: mate.hue,
        look: mate.look,
        rating: mate.rating ?? 'everyone',
      },
    },
  },
});

/**
 * The form as a card of version 1, 2 or 3 fills it. What the card does not say stays empty; what only a person can choose
 * stays as it is; programs write null, or something else, where they have nothing. Throws `CardError`.
 */
export function readCard(text: string, form: MateForm): ImportedCard {
  refuseHugeCard(text);
  const card = objectOf(parsed(text));
  const data = 'data' in card ? objectOf(card['data']) : card;
  const extra = objectOf(objectOf(data['extensions'])[ours]);
  const name = lineOf(data['name']);
  const texts = {
    who: wordsOf(data['description']),
    voice: wordsOf(data['personality']),
    greeting: wordsOf(data['first_mes']),
    scene: wordsOf(data['scenario']),
  };
  refuseFlood(Object.values(texts), name);
  const say = (field: keyof typeof texts) =>
    withNames(texts[field], name.slice(0, textLimits.name).trim(), textLimits[field]);
  const found = {
    name,
    tagline: lineOf(extra['tagline']),
    pronouns: lineOf(extra['pronouns']),
    place: lineOf(extra['place']),
    who: say('who'),
    voice: say('voice'),
    greeting: say('greeting'),
    scene: say('scene'),
  };
  if (found.name === '' || found.who + found.greeting === '') throw new CardError('unreadable');
  const shortened = v.parse(Shortened, found);
  const tags = namesIn(data['tags'], textLimits.tag);
  const likes = namesIn(extra['likes'], textLimits.like);
  const look = v.safeParse(MateLook, extra['look']);
  const words: MateWords = {
    ...form.words,
    ...shortened,
    age: wholeIn(extra['age'], youngest, oldest) ?? '',
    hue: wholeIn(extra['hue'], 0, 359) ?? form.words.hue,
    likes: likes.slice(0, mostLikes).join(', '),
    tags: tags.slice(0, mostTags).join(', '),
    manner: v.is(Manner, extra['manner']) ? extra['manner'] : form.words.manner,
    rating: extra['rating'] === 'mature' ? 'mature' : 'everyone',
  };
  const isComplete =
    tags.length <= mostTags &&
    likes.length <= mostLikes &&
    JSON.stringify(found) === JSON.stringify(shortened);
  return { form: { words, look: look.success ? look.output : form.look }, isComplete };
}

const ours = 'mates';

const upTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, longest).trim()),
  );

const Shortened = v.object({
  name: upTo(textLimits.name),
  tagline: upTo(textLimits.tagline),
  pronouns: upTo(textLimits.pronouns),
  place: upTo(textLimits.place),
  who: upTo(textLimits.who),
  voice: upTo(textLimits.voice),
  greeting: upTo(textLimits.greeting),
  scene: upTo(textLimits.scene),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CardError('unreadable');
  }
}

/** Without what turns other text around, and without what no text here may hold. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
        .trim()
    : '';

const lineOf = (value: unknown): string => wordsOf(value).replaceAll(/[\s\u2028\u2029]+/gu, ' ');

/** They are separated by commas in the form. One that is too long is dropped, since a truncated tag is meaningless. */
const namesIn = (value: unknown, longest: number): string[] =>
  (Array.isArray(value) ? value : [])
    .map((one) =>
      lineOf(one)
        .replaceAll(/[,،、，]/gu, ' ')
        .trim(),
    )
    .filter((one) => one !== '' && one.length <= longest);

const wholeIn = (value: unknown, least: number, most: number): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? String(value)
    : null;
