import { english } from '../../../content/fact-rules/en.ts';
import type { FactSubject } from '../../../content/fact-rules/fact-grammar.ts';
import { labeledSlots } from './spoken-facts.ts';
import type { RememberedFact } from '../memory/remembered-facts.ts';
import { turnedRound } from '../understanding/user-mate-text.ts';

/** How a mate says each fact to the user. */
const sentences: Readonly<Record<FactSubject, string>> = {
  name: 'your name is {name}',
  age: 'you are {age}',
  birthday: 'your birthday is {date}',
  personBirthday: "your {person}'s birthday is {date}",
  origin: 'you are from {place}',
  home: 'you live in {place}',
  work: 'you work as {work}',
  likes: 'you like {thing}',
  dislikes: 'you do not like {thing}',
  favorite: 'your favorite {what} is {thing}',
  hobby: 'you play {thing}',
  speaks: 'you speak {thing}',
  person: 'your {person} is called {name}',
  pet: 'your {pet} is called {name}',
  owned: 'your {what} is called {name}',
  family: 'you have {thing}',
  relationship: 'you are {status}',
  health: 'about your health: {thing}',
  allergy: 'you are allergic to {thing}',
  diet: 'you are {thing}',
  promise: 'you promised {promise}',
  nickname: 'you call me {name}',
};

/** Returns a fact as a clause to the user, such as "your sister is called Lena". */
export const toSecondPerson = (fact: RememberedFact): string =>
  labeledClause(fact) ?? `you told me this: "${fact.text}"`;

/** Returns what the user likes, in the mate's words; null for other facts. */
export const likedThing = (fact: RememberedFact): string | null => {
  const slots = labeledSlots(fact, [english]);
  return slots?.subject === 'likes' ? turnedRound(slots.values.get('thing') ?? '') : null;
};

const labeledClause = (fact: RememberedFact): string | null => {
  const slots = labeledSlots(fact, [english]);
  return slots === null ? turnedStatement(fact.text) : filled(slots.subject, slots.values);
};

/** A statement in the first person: "I'm not a nurse any more". */
const turnedStatement = (text: string): string | null =>
  /^(?:I|We|My)\b/u.test(text) ? turnedClause(text) : null;

const filled = (subject: FactSubject, slots: ReadonlyMap<string, string>): string =>
  sentences[subject].replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = slots.get(name) ?? '';
    return isOneWord(name) ? value.toLowerCase() : turnedClause(value);
  });

const isOneWord = (slot: string): boolean => slot === 'person' || slot === 'pet' || slot === 'what';

/** Turns a text of any length word by word. */
const turnedClause = (text: string): string =>
  text
    .replaceAll(/\bI'm\b/gu, 'I am')
    .replaceAll(/\bI've\b/gu, 'I have')
    .replaceAll(/\bI'll\b/gu, 'I will')
    .split(' ')
    .map((word, at) => (at === 0 && /^(?:my|i|we)$/iu.test(word) ? word.toLowerCase() : word))
    .map((word) => persons.get(word === 'I' ? 'i' : word) ?? word)
    .join(' ')
    .replaceAll(/\byou am\b/gu, 'you are')
    .replaceAll(/\byou was\b/gu, 'you were');

const persons = new Map([
  ['i', 'you'],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['we', 'you'],
  ['us', 'you'],
  ['our', 'your'],
]);
