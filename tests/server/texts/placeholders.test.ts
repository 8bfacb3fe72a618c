import { expect, test } from 'vitest';
import { lengthWithNames, withNames } from '../../../contract/macros/placeholders.ts';

const names = { mate: 'Vex', person: 'the person' };

test.each([
  [
    "{{user}} is {{char}}'s lodger. {{user}}'s dog sleeps here.",
    "The person is Vex's lodger. The person's dog sleeps here.",
  ],
  [
    '*{{User}} opens the door.* "Good evening, {{user}}."',
    '*The person opens the door.* "Good evening, the person."',
  ],
  ['“<USER> came. {{ USER }} left!” <BOT> or <CHAR>', '“The person came. The person left!” Vex or Vex'],
  ['Come in,\n{{user}}', 'Come in,\nThe person'],
  ['e.g. with {{user}} and 3.5 {{user}}', 'e.g. with the person and 3.5 the person'],
  ['来。{{user}}', '来。The person'],
  ['Nothing here', 'Nothing here'],
])('%j becomes %j', (text, filled) => {
  expect(withNames(text, names)).toBe(filled);
});

test('names are inserted as they are, and the length is known before', () => {
  const odd = { mate: '$& {{user}}', person: '$1' };
  expect(withNames('{{char}} {{user}}', odd)).toBe('$& {{user}} $1');
  expect(lengthWithNames('{{char}} {{user}}', odd)).toBeGreaterThanOrEqual('$& {{user}} $1'.length);
});
