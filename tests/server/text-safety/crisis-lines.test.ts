import { describe, expect, test } from 'vitest';
import { crisisLevel } from '../../../server/text-safety/crisis/crisis-detection.ts';

describe('a line that breaks within a sentence', () => {
  test.each([
    'ich will mich\numbringen',
    'I want to\nkill myself',
    'quiero\nmatarme',
    'je veux\nmourir',
    'I want\nto kill\nmyself',
    'Hi!\nI just want to\ndie',
  ])('hides nothing: %j', (text) => {
    expect(crisisLevel(text)).toBe(crisisLevel(text.replaceAll('\n', ' ')));
    expect(crisisLevel(text)).toBe('crisis');
  });

  test.each([
    'I want to learn\n\nkill the boss in level three',
    'Shopping list:\nmilk\nbread\nrope for the tent',
    'I have a plan and I know when the train leaves',
    'You are the only reason I am still awake',
  ])('joins no paragraphs and alarms nobody: %j', (text) => {
    expect(crisisLevel(text)).toBeNull();
  });
});

test.each([
  'I have a plan and I know when',
  'you are the only reason I am still alive',
  'su1cide is on my mind',
])('%j asks for help', (text) => {
  expect(crisisLevel(text)).not.toBeNull();
});
