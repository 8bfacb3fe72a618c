import type { Manner } from '../../../contract/own-mate.ts';
import { capitalized } from '../capitalized.ts';
import type { MateIdea } from '../companion.ts';
import { first, openings, people, places, type Person, type Place } from '../../content/mate-idea-parts.ts';

/** Composes a mate from parts that fit the description; from any parts without one. */
export function scriptedIdea(description: string, random: () => number): MateIdea {
  const said = ` ${description.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const person = closest(people, said, random);
  const place = closest(places, said, random);
  const pronouns = pronounsIn(said) ?? pick(['she/her', 'he/him', 'they/them'], random);
  const manner = mannerIn(said) ?? pick(person.manners, random);
  const name = `${pick(first[pronouns], random)} ${pick(families, random)}`;
  const words = { name, short: name.split(' ')[0] ?? name, ...forms[pronouns], place: place.at };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => (isKey(key, words) ? words[key] : ''));
  return {
    name,
    tagline: taglineOf(description) ?? capitalized(person.tagline),
    age: ageIn(said) ?? person.age + Math.floor(random() * 20),
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

/** Returns the part that shares most words with the description; a random one among equals. */
function closest<Part extends Person | Place>(
  parts: readonly Part[],
  said: string,
  random: () => number,
): Part {
  const scored = parts.map((part) => ({ part, score: part.on.filter((word) => said.includes(word)).length }));
  const best = Math.max(...scored.map(({ score }) => score));
  return pick(
    scored.filter(({ score }) => score === best).map(({ part }) => part),
    random,
  );
}

function pronounsIn(said: string): Pronouns | null {
  if (/ (?:she|her|woman|lady|girlfriend|grandmother|mother|queen|witch|actress|widow|sister) /u.test(said))
    return 'she/her';
  if (/ (?:he|him|his|man|guy|boyfriend|grandfather|father|king|wizard|widower|brother) /u.test(said))
    return 'he/him';
  return / (?:they|them|nonbinary|non binary|enby) /u.test(said) ? 'they/them' : null;
}

function ageIn(said: string): number | null {
  const age = Number(
    / (\d{2,3}) (?:years? old|yo|y o) | aged? (\d{2,3}) /u.exec(said)?.slice(1).find(Boolean),
  );
  return age >= 18 && age <= 999 ? age : null;
}

const mannerWords: readonly (readonly [Manner, RegExp])[] = [
  ['playful', / (?:funny|playful|joke|jokes|puns?|silly|teas\w*|witty|cheeky|goofy) /u],
  ['dry', / (?:dry|sarcastic|deadpan|grumpy|wry|cynical|sardonic) /u],
  ['calm', / (?:calm|quiet|gentle|soothing|peaceful|patient|shy) /u],
  ['bold', / (?:bold|brave|fierce|confident|fearless|rebel|fiery|loud) /u],
  ['poetic', / (?:poet|poetic|dreamy|romantic|mystic\w*|melanchol\w*) /u],
  ['curious', / (?:curious|nerd|nerdy|scientist|detective|explorer|inventor) /u],
  ['warm', / (?:warm|kind|caring|sweet|friendly|loving|motherly|cosy|cozy) /u],
];

const mannerIn = (said: string): Manner | null =>
  mannerWords.find(([, words]) => words.test(said))?.[0] ?? null;

const tagOf: Readonly<Record<Manner, string>> = {
  warm: 'warm',
  playful: 'playful',
  dry: 'dry wit',
  calm: 'calm',
  bold: 'bold',
  poetic: 'dreamy',
  curious: 'curious',
  plain: 'friendly',
};

/** What somebody wished for says best what came of it, where it is short enough. */
function taglineOf(description: string): string | null {
  const line = description
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:please )?(?:(?:i (?:want|would like|wish for)|i'd like|make|create|give) (?:me )?)?/iu, '')
    .replace(/(?<![.!])[.!]+$/u, '');
  return line.length < 8 || line.length > 80 ? null : capitalized(line);
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
