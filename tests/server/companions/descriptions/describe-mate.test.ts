import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { SuggestedMate } from '../../../../contract/mates/mate-suggestion.ts';
import { textLimits } from '../../../../contract/mates/own-mate.ts';
import {
  describeMate,
  type DescribedMate,
} from '../../../../server/companions/descriptions/describe-mate.ts';
import { completed, scriptedIdea } from '../../../../server/companions/scripted/mate-ideas.ts';
import { assertAllowedCard } from '../../../../server/domain/mates/own/user-mate-texts.ts';
import * as sentences from './sentences.ts';

const now = Date.UTC(2026, 10, 1);
const describeIt = (sentence: string) => describeMate(sentence, now);
const Idea = v.omit(SuggestedMate, ['hue', 'look', 'visibility']);

/** Returns whether the draft, completed with any values, is valid and stays as it is. */
const isValid = (idea: DescribedMate): boolean => {
  const draft = completed(
    idea,
    scriptedIdea(() => 0),
  );
  return isDeepStrictEqual(v.parse(Idea, draft), draft);
};

const { minors, taglines, ...languages } = sentences;

describe.each(Object.entries(languages))('a mate from a sentence in %s', (_, expected) => {
  test.each(expected)('[S2.19] %s', (sentence, name, age, pronouns, place, tag) => {
    const idea = describeIt(sentence);
    expect([idea.name, idea.age ?? null, idea.pronouns, idea.place, idea.tags]).toEqual([
      name,
      age,
      pronouns,
      place,
      tag === '' ? [] : [tag],
    ]);
    expect([idea.greeting, idea.scene, idea.voice, idea.likes]).toEqual(['', '', '', []]);
    expect(idea.tagline).toMatch(/\p{L}/u);
    expect(sentence.toLowerCase().endsWith((idea.who || idea.tagline).toLowerCase())).toBe(true);
    expect(isValid(idea)).toBe(true);
  });
});

describe('a mate from a sentence', () => {
  test.each(taglines)('[S2.19] %s: the tagline is “%s”', (sentence, tagline) => {
    expect(describeIt(sentence).tagline).toBe(tagline);
  });

  test.each(minors)('[P12] %s: no age, and no text that says so', (sentence, name) => {
    const idea = describeIt(sentence);
    expect([idea.name, idea.age, idea.tagline, idea.who, idea.tags]).toEqual([name, undefined, '', '', []]);
    expect(() => assertAllowedCard(idea, now)).not.toThrow();
  });

  test('what a draft needs and the sentence does not say is invented and named', () => {
    const surprise = scriptedIdea(() => 0);
    const draft = completed(describeIt('A grumpy male astronaut of sixty'), surprise);
    expect(draft).toMatchObject({
      age: 60,
      name: surprise.name,
      greeting: surprise.greeting,
      who: 'A grumpy male astronaut of sixty',
      tagline: 'A grumpy male astronaut',
      place: '',
    });
    expect(draft.invented).toEqual(['name', 'greeting']);
    const young = completed(describeIt('Lia, fifteen, a skateboarder'), surprise);
    expect([young.name, young.age >= 18, young.invented]).toEqual([
      'Lia',
      true,
      ['tagline', 'age', 'tags', 'greeting'],
    ]);
  });

  test('takes the manner of speaking, and the request not into the tagline', () => {
    expect(describeIt('I’d like to meet a grumpy baker.')).toMatchObject({
      manner: 'dry',
      tagline: 'A grumpy baker',
    });
    expect(describeIt('Ich möchte eine ruhige Imkerin')).toMatchObject({
      manner: 'calm',
      tagline: 'Eine ruhige Imkerin',
    });
    expect(describeIt('A baker').manner).toBe('plain');
  });

  test('a sentence that says more than its tagline is the story', () => {
    const sentence = `A beekeeper from Bergen named Otto, ${'who counts the hives each night '.repeat(4).trim()}`;
    expect(describeIt(sentence)).toMatchObject({ name: 'Otto', tagline: 'A beekeeper', who: sentence });
  });

  test.each([
    ['{{user}} <b>Otto</b>, a beekeeper, 81', 'A beekeeper', 'Otto, a beekeeper, 81'],
    ['A beekeeper named <img src=x onerror=alert(1)>Otto', 'A beekeeper', 'A beekeeper named Otto'],
    ['A \u202Ebaker\nfrom   {{random::a::b}}Oslo', 'A baker', 'A baker from Oslo'],
    ['{{char}}', '', ''],
    ['<b></b>', '', ''],
    ['¿?', '', ''],
  ])('has neither markup, macros nor controls: %j', (sentence, tagline, who) => {
    const idea = describeIt(sentence);
    expect([idea.tagline, idea.who]).toEqual([tagline, who]);
    expect(isValid(idea)).toBe(true);
  });

  test('reads the longest sentences of any characters as a valid draft', () => {
    const runs = [
      '(',
      '{{',
      '<',
      'a ',
      'Aa ',
      ', ',
      'A old ',
      'in Aa ',
      'ein a',
      'ア',
      '一',
      'ع ',
      '\u202E',
      '9',
      'of 9 ',
    ];
    for (const run of runs) {
      const idea = describeIt(run.repeat(textLimits.prompt));
      expect(isValid(idea)).toBe(true);
    }
  });
});
