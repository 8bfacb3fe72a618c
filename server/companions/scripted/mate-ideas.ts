import type { Language } from '../../../contract/languages.ts';
import { neededFields, type SpokenManner } from '../../../contract/mates/own-mate.ts';
import { capitalized } from '../capitalized.ts';
import type { MateIdea } from '../companion.ts';
import type { DescribedMate } from '../descriptions/describe-mate.ts';
import { ideaParts } from '../../content/mate-ideas/all.ts';
import type { IdeaParts } from '../../content/mate-ideas/idea-parts.ts';
import { first, openings, people, places } from '../../content/mate-idea-parts.ts';

/** Composes a mate from random parts, in a language. */
export function scriptedIdea(random: () => number, language: Language = 'en'): MateIdea {
  return language === 'en' ? englishIdea(random) : ideaOf(ideaParts[language], random);
}

function ideaOf({ people: persons, places: spots }: IdeaParts, random: () => number): MateIdea {
  const person = pick(persons, random);
  const place = pick(spots, random);
  const manner = pick(person.manners, random);
  const name = pick(person.names, random);
  return {
    name,
    tagline: person.tagline,
    age: person.age + Math.floor(random() * 20),
    pronouns: person.pronouns,
    place: place.name,
    who: [person.who.replaceAll('{name}', () => name), place.about].join('\n\n'),
    likes: [...person.likes, ...place.likes],
    tags: [...new Set([person.tag, place.tag, tagOf[manner]])],
    manner,
    voice: person.voice,
    greeting: `*${place.opening}*\n\n${person.says}`,
    scene: place.scene,
  };
}

function englishIdea(random: () => number): MateIdea {
  const person = pick(people, random);
  const place = pick(places, random);
  const pronouns = pick<Pronouns>(['she/her', 'he/him', 'they/them'], random);
  const manner = pick(person.manners, random);
  const name = `${pick(first[pronouns], random)} ${pick(families, random)}`;
  const words = { name, short: name.split(' ')[0] ?? name, ...forms[pronouns], place: place.at };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => (isKey(key, words) ? words[key] : ''));
  return {
    name,
    tagline: capitalized(person.tagline),
    age: person.age + Math.floor(random() * 20),
    pronouns,
    place: place.name,
    who: [person.who, place.who].map((text) => fill(text)).join('\n\n'),
    likes: [...person.likes, ...place.likes],
    tags: [...new Set([person.tag, place.tag, tagOf[manner]])],
    manner,
    voice: fill(person.voice),
    greeting: fill(`*${place.opening}*\n\n“${pick(openings[manner], random)} ${person.asks}”`),
    scene: place.scene,
  };
}

/** Returns a described mate with the needed fields that it lacks from an idea, and with the names of these fields. */
export function completed(described: DescribedMate, idea: MateIdea): MateIdea {
  const invented = neededFields.filter((field) => {
    const value = described[field];
    return value === undefined || (typeof value !== 'number' && value.length === 0);
  });
  const added = Object.fromEntries(invented.map((field) => [field, idea[field]]));
  return { ...described, age: described.age ?? idea.age, ...added, invented };
}

type Pronouns = keyof typeof forms;

const forms = {
  'she/her': {
    they: 'she',
    They: 'She',
    them: 'her',
    their: 'her',
    Their: 'Her',
    has: 'has',
    is: 'is',
    s: 's',
  },
  'he/him': { they: 'he', They: 'He', them: 'him', their: 'his', Their: 'His', has: 'has', is: 'is', s: 's' },
  'they/them': {
    they: 'they',
    They: 'They',
    them: 'them',
    their: 'their',
    Their: 'Their',
    has: 'have',
    is: 'are',
    s: '',
  },
} as const;

const isKey = <Words extends object>(key: string, words: Words): key is Extract<keyof Words, string> =>
  Object.hasOwn(words, key);

const families = [
  'Abara',
  'Lindgren',
  'Okada',
  'Moreau',
  'Vasile',
  'Castellan',
  'Haidari',
  'Brandt',
  'Quill',
  'Ferreira',
  'Tamsin',
  'Nakamura',
  'Oyelaran',
  'Rask',
  'Delacroix',
  'Winter',
  'Solano',
  'Petrov',
] as const;

const tagOf: Readonly<Record<SpokenManner, string>> = {
  warm: 'warm',
  playful: 'playful',
  dry: 'dry wit',
  calm: 'calm',
  bold: 'bold',
  poetic: 'dreamy',
  curious: 'curious',
  plain: 'friendly',
};

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
