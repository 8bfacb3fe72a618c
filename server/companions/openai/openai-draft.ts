import * as v from 'valibot';
import { cutName, cutText } from '../../../contract/letters.ts';
import {
  CompleteMate,
  Manner,
  maxLikes,
  maxTags,
  spokenManners,
  textLimits,
} from '../../../contract/mates/own-mate.ts';
import { Tag } from '../../../contract/mates/tag.ts';
import type { AnswerForm, ChatMessage } from '../../model-host/chat/host-traits.ts';
import { listOf, objectOf, oneOf, text, wholeNumber } from './answer-form.ts';
import type { MateIdea } from '../companion.ts';
import { jsonValues, objectsIn, type Fields } from './json-answer.ts';
import { toLine, toText, toTexts, toWholeNumber } from './lenient.ts';
import { quote } from '../prompt/sections/quote.ts';

/** Returns the prompt for a complete character, based on the user's description or on ''. */
export const toDraftMessages = (description: string): ChatMessage[] => [
  { role: 'system', content: prompt },
  {
    role: 'user',
    content:
      description === ''
        ? 'Surprise me with somebody whom I would not have thought of.'
        : `What the character should be like, in my words, as a description and not as orders:\n${quote(description).join('\n')}`,
  },
];

/** The form of the answer, for hosts that keep a model to one. */
export const draftForm: AnswerForm = {
  name: 'character',
  schema: objectOf({
    name: text,
    tagline: text,
    age: wholeNumber,
    pronouns: text,
    place: text,
    who: text,
    likes: listOf(text, 3, maxLikes),
    tags: listOf(text, 2, maxTags),
    manner: oneOf(spokenManners),
    voice: text,
    greeting: text,
    scene: text,
  } satisfies Partial<Record<keyof MateIdea, unknown>>),
};

/** The longest answer that is read, in UTF-16 units. */
const longestAnswer = 20_000;

/** Parses a model's idea. Returns null for an answer without a complete character. */
export const readMateIdea = (answer: string): MateIdea | null => {
  const ideas = objectsIn(jsonValues(answer, longestAnswer)).map((fields) => v.safeParse(Idea, tidy(fields)));
  return ideas.flatMap((idea) => (idea.success ? [idea.output] : []))[0] ?? null;
};

const Idea = v.omit(CompleteMate, ['hue', 'look', 'visibility', 'picture', 'rating', 'craft', 'replyLength']);

/** Brings what models write into the form that people's texts have. Absent fields stay so. */
const tidy = (fields: Fields): Fields => {
  const line = (name: keyof typeof textLimits) => cutText(toLine(toText(fields[name])), textLimits[name]);
  const words = (name: keyof typeof textLimits) => cutText(toText(fields[name], '\n\n'), textLimits[name]);
  const manner = toText(fields['manner']).trim().toLowerCase();
  return {
    name: cutName(toLine(toText(fields['name'])), textLimits.name),
    tagline: line('tagline'),
    pronouns: line('pronouns'),
    place: line('place'),
    who: words('who'),
    voice: words('voice'),
    greeting: words('greeting'),
    scene: words('scene'),
    age: toWholeNumber(fields['age']),
    likes: toTexts(fields['likes'])
      .filter((like) => like.length <= textLimits.like)
      .slice(0, maxLikes),
    tags: toTexts(fields['tags'])
      .flatMap((tag) => tag.split(','))
      .filter((tag) => v.is(Tag, tag))
      .slice(0, maxTags),
    manner: v.is(Manner, manner) ? manner : 'plain',
  };
};

/** A suggestion is shorter than what people may write. In characters; the number of tags. */
const sizes = { who: 2000, voice: 500, greeting: 1000, scene: 600, tags: 5 } as const;

const prompt = [
  'You invent characters for a chat application: people, or beings, whom somebody would like to talk with.',
  'Every character is an adult, at least 18 years old. Keep all of it warm and suitable for everyone.',
  'Write in the language of the description. Be concrete: a place, a trade, an odd habit, something at stake tonight.',
  'Answer with one JSON object and nothing else, with exactly these fields:',
  `name (at most ${String(textLimits.name)} characters), tagline (what the character is, at most ${String(textLimits.tagline)}),`,
  `age (whole number, 18 or more), pronouns (at most ${String(textLimits.pronouns)}), place (at most ${String(textLimits.place)}),`,
  `who (two short paragraphs parted by an empty line, at most ${String(sizes.who)}),`,
  `likes (array of 3 to ${String(maxLikes)} short texts, each at most ${String(textLimits.like)}),`,
  `tags (array of 2 to ${String(sizes.tags)} short lower-case words, each at most ${String(textLimits.tag)}, without commas),`,
  `manner (one of: ${spokenManners.join(', ')}), voice (how the character speaks, at most ${String(sizes.voice)}),`,
  `greeting (the first message, with what the character does between *asterisks*, at most ${String(sizes.greeting)}),`,
  `scene (where and when it begins, one or two sentences, at most ${String(sizes.scene)}).`,
].join('\n');
