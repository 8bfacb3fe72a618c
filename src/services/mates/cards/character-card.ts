import * as v from 'valibot';
import { trimmed } from '../../../../contract/blank-text.ts';
import { cutName, cutText } from '../../../../contract/letters.ts';
import { Manner, maxLikes, maxTags, textLimits, type OwnMate } from '../../../../contract/mates/own-mate.ts';
import { oldest, youngest } from '../../../../contract/limits.ts';
import { replyLengths } from '../../../../contract/replies/reply-settings.ts';
import { toTag } from '../../../../contract/mates/tag.ts';
import { MateLook } from '../../../../contract/mates/mate-look.ts';
import { unknownMacros } from '../../../../contract/macros/fill-macros.ts';
import {
  craftLimits,
  maxDepth,
  maxGreetings,
  type MateCraft,
} from '../../../../contract/mates/mate-craft.ts';
import { personPlaceholder } from '../../../../contract/macros/placeholders.ts';
import {
  usualDepth,
  type ImportedCard,
  type MateForm,
  type MateWords,
} from '../../../machines/mates/editor/mate-form.reducers.ts';
import { CardError, refuseFlood, refuseHugeCard } from './card-limits.ts';
import { placesLore, unusedParts } from './card-parts.ts';
import { objectOf } from '../../../../contract/parse-json.ts';

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
    mes_example: mate.craft?.examples ?? '',
    creator_notes: mate.tagline,
    system_prompt: mate.craft?.instructions ?? '',
    post_history_instructions: mate.craft?.finalInstructions ?? '',
    alternate_greetings: mate.craft?.greetings ?? [],
    ...(mate.craft?.nickname ? { nickname: mate.craft.nickname } : {}),
    tags: mate.tags,
    creator: '',
    character_version: '',
    extensions: {
      ...(mate.craft?.depthNote ? { depth_prompt: depthPromptOf(mate.craft) } : {}),
      [ours]: extensionOf(mate),
    },
  },
});

/** The note at a depth, as SillyTavern's extension of cards has it. */
export const depthPromptOf = ({ depthNote, depth }: Pick<MateCraft, 'depthNote' | 'depth'>) => ({
  prompt: depthNote,
  depth,
  role: 'system',
});

/** Returns the data for which the format of cards has no fields. */
export const extensionOf = (mate: OwnMate) => ({
  tagline: mate.tagline,
  age: mate.age,
  pronouns: mate.pronouns,
  place: mate.place,
  likes: mate.likes,
  manner: mate.manner,
  ...(mate.replyLength === undefined ? {} : { replyLength: mate.replyLength }),
  hue: mate.hue,
  look: mate.look,
  rating: mate.rating ?? 'everyone',
});

/**
 * The form as a card of version 1, 2 or 3, or with the names of Pygmalion's, fills it. What the card does not say stays
 * empty; what only a person can choose stays as it is; programs write null, or something else, where they have nothing.
 * Throws `CardError`.
 */
export function readCard(text: string, form: MateForm): Omit<ImportedCard, 'hasPicture'> {
  refuseHugeCard(text);
  const card = objectOf(parsed(text));
  const data = 'data' in card ? objectOf(card['data']) : card;
  const extra = objectOf(objectOf(data['extensions'])[ours]);
  const name = lineOf(firstOf(data, 'name', 'char_name'));
  const found = {
    name,
    tagline: lineOf(extra['tagline']),
    pronouns: lineOf(extra['pronouns']),
    place: lineOf(extra['place']),
    who: wordsOf(firstOf(data, 'description', 'char_persona')),
    voice: wordsOf(data['personality']),
    scene: wordsOf(firstOf(data, 'scenario', 'world_scenario')),
    ...readCraft(data),
  };
  const isCard = found.who + found.greeting !== '' || (name !== '' && saysSomething(found));
  if (!isCard) throw new CardError('unreadable');
  const { greetings, ...shortened } = v.parse(Shortened, found);
  refuseFlood(Object.values(found).flat(), { mate: found.nickname || name, person: personPlaceholder });
  const texts = [...Object.values(shortened), ...greetings];
  const tags = namesIn(data['tags'], textLimits.tag);
  const likes = namesIn(extra['likes'], textLimits.like);
  const look = v.safeParse(MateLook, extra['look']);
  const words: MateWords = {
    ...form.words,
    ...shortened,
    age: integerIn(extra['age'], youngest, oldest) ?? '',
    hue: integerIn(extra['hue'], 0, 359) ?? form.words.hue,
    likes: likes.slice(0, maxLikes).join(', '),
    tags: tags.slice(0, maxTags).join(', '),
    manner: v.is(Manner, extra['manner']) ? extra['manner'] : 'written',
    replyLength: replyLengths.find((length) => length === extra['replyLength']) ?? form.words.replyLength,
    rating: extra['rating'] === 'mature' ? 'mature' : 'everyone',
  };
  const isComplete =
    tags.length <= maxTags &&
    likes.length <= maxLikes &&
    JSON.stringify(found) === JSON.stringify({ ...shortened, greetings });
  return {
    form: {
      words,
      look: look.success ? look.output : form.look,
      picture: null,
      greetings,
      hasCraft: hasCraft(found),
    },
    card: text,
    isComplete,
    unused: unusedParts(card, data),
    ...(placesLore(data) ? { hasPlacedLore: true } : {}),
    macros: [...new Set(texts.flatMap(unknownMacros))],
  };
}

/** A name alone is in many a file that is no card. */
const saysSomething = ({
  name: _name,
  nickname: _nickname,
  depth: _depth,
  ...texts
}: Record<string, unknown>) =>
  Object.values(texts)
    .flat()
    .some((text) => text !== '');

const hasCraft = ({
  nickname,
  instructions,
  finalInstructions,
  depthNote,
  examples,
  greetings,
}: Craft): boolean =>
  [nickname, instructions, finalInstructions, depthNote, examples, ...greetings].some((text) => text !== '');

type Craft = ReturnType<typeof readCraft>;

/** The first message, or without one the first alternative to it, and the fields for advanced creators. */
const readCraft = (data: Record<string, unknown>) => {
  const depthPrompt = objectOf(objectOf(data['extensions'])['depth_prompt']);
  const greetings = [firstOf(data, 'first_mes', 'char_greeting'), ...[data['alternate_greetings']].flat()]
    .map(wordsOf)
    .filter((text) => text !== '');
  const [greeting = '', ...others] = greetings;
  return {
    greeting,
    nickname: lineOf(data['nickname']),
    instructions: wordsOf(data['system_prompt']),
    finalInstructions: wordsOf(data['post_history_instructions']),
    depthNote: wordsOf(depthPrompt['prompt']),
    depth: integerIn(depthPrompt['depth'], 0, maxDepth) ?? String(usualDepth),
    examples: wordsOf(firstOf(data, 'mes_example', 'example_dialogue')),
    greetings: others,
  };
};

/** The first of these fields that says something. */
const firstOf = (data: Record<string, unknown>, ...names: readonly string[]): unknown =>
  names.map((name) => data[name]).find((value) => wordsOf(value) !== '');

/** Under which name the extension is in a card. */
export const ours = 'mates';

const upTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cutText(text, longest).trim()),
  );

const nameUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((name) => cutName(name, longest)),
  );

const Shortened = v.object({
  name: nameUpTo(textLimits.name),
  tagline: upTo(textLimits.tagline),
  pronouns: upTo(textLimits.pronouns),
  place: upTo(textLimits.place),
  who: upTo(textLimits.who),
  voice: upTo(textLimits.voice),
  scene: upTo(textLimits.scene),
  greeting: upTo(textLimits.greeting),
  nickname: nameUpTo(craftLimits.nickname),
  instructions: upTo(craftLimits.instructions),
  finalInstructions: upTo(craftLimits.finalInstructions),
  depthNote: upTo(craftLimits.depthNote),
  depth: v.string(),
  examples: upTo(craftLimits.examples),
  greetings: v.pipe(
    v.array(upTo(craftLimits.greeting)),
    v.transform((texts) => withinLimits(texts)),
  ),
});

/** The first messages that may be stored together, whatever else is. */
function withinLimits(greetings: readonly string[]): string[] {
  let left =
    craftLimits.all - craftLimits.instructions - craftLimits.finalInstructions - craftLimits.depthNote;
  left -= craftLimits.examples;
  const end = greetings.findIndex((text) => (left -= text.length) < 0);
  return greetings.slice(0, end < 0 ? maxGreetings : Math.min(end, maxGreetings));
}

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
    ? trimmed(
        value
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu, ''),
      )
    : '';

const lineOf = (value: unknown): string => wordsOf(value).replaceAll(/[\s\u2028\u2029]+/gu, ' ');

/**
 * They are separated by commas in the form, and some programs write all of them as one text. One that is too long is dropped, since a
 * truncated tag is meaningless, and so is one that is the same as an earlier one in another spelling.
 */
const namesIn = (value: unknown, longest: number): string[] => {
  const names = (typeof value === 'string' ? value.split(betweenTags) : listOf(value))
    .map((one) =>
      lineOf(one)
        .replaceAll(/[,،、，]/gu, ' ')
        .replace(/^\s*[#＃]+/u, ''),
    )
    .map(trimmed)
    .filter((one) => one !== '' && one.length <= longest);
  const first = new Map(names.toReversed().map((one) => [toTag(one), one]));
  return names.filter((one) => first.get(toTag(one)) === one && first.delete(toTag(one)));
};

/** In a text with all of them: commas of all scripts, and what else programs write between tags or before them. */
const betweenTags = /[,،、，;；؛\n]|(?:^|\s)[#＃]/u;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const integerIn = (value: unknown, min: number, max: number): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? String(value) : null;
