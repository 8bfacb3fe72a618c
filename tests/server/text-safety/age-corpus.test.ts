import { afterAll, describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { assertAllowedCard } from '../../../server/domain/mates/own/user-mate-texts.ts';
import { DomainError } from '../../../server/domain/domain-error.ts';
import { isSexualAboutMinors } from '../../../server/text-safety/minors.ts';
import { toSurroundings } from '../../../server/domain/safety/talk-with-minors.ts';
import { mateCalled } from '../companions/scripted/talk.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { passedPeople } from '../../corpora/ages/age-cards-passed-people.ts';
import { passedFacts } from '../../corpora/ages/age-cards-passed.ts';
import { refusedRoles } from '../../corpora/ages/age-cards-refused-roles.ts';
import { refusedAges } from '../../corpora/ages/age-cards-refused.ts';
import { laterCards } from '../../corpora/ages/age-held-out-later.ts';
import { heldOutCards, heldOutTalk } from '../../corpora/ages/age-held-out.ts';
import { passedTalk, refusedTalk } from '../../corpora/ages/age-talk.ts';

const now = Date.UTC(2026, 5, 1);
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line !== '');
const listsOf = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).map(([name, block]) => [name, linesOf(block)] as const);

const isCardRefused = (text: string): boolean => {
  try {
    assertAllowedCard({ ...aDraft, name: 'Mia Ruiz', who: text }, now);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === code.contentRefused) {
      return true;
    }
    throw error;
  }
};

/** A message, or "card || message". */
const isTalkRefused = (line: string): boolean => {
  const [first = '', message] = line.split(' || ');
  if (message === undefined) {
    return isSexualAboutMinors(first, [], { now });
  }
  const mate = { ...mateCalled('iris-vale'), name: 'Mia Ruiz', who: first };
  return isSexualAboutMinors(message, [], toSurroundings({ mate, persona: null, notes: '' }, now));
};

/** Checks a message with the first part as an earlier message. */
const isLineRefused = (line: string): boolean => {
  const [first = '', message = ''] = line.split(' || ');
  return isSexualAboutMinors(message, [first], { now });
};

const counts = { refused: 0, passed: 0 };
afterAll(() => {
  process.stdout.write(`ages: ${String(counts.refused)} texts refused, ${String(counts.passed)} passed\n`);
});

/** Counts the lines and returns those that are judged wrongly. */
const missedOf = (lines: readonly string[], judge: (line: string) => boolean): string[] => {
  counts.refused += lines.length;
  return lines.filter((line) => !judge(line));
};
const alarmedOf = (lines: readonly string[], judge: (line: string) => boolean): string[] => {
  counts.passed += lines.length;
  return lines.filter(judge);
};

describe('mate card checks', () => {
  test.each(
    listsOf({ ...refusedAges, ...refusedRoles, heldOut: heldOutCards.refused, later: laterCards.refused }),
  )('[P12] reject every text of the list %s', (_name, lines) => {
    expect(missedOf(lines, isCardRefused)).toEqual([]);
  });

  test.each(
    listsOf({ ...passedFacts, ...passedPeople, heldOut: heldOutCards.passed, later: laterCards.passed }),
  )('[P12] accept every text of the list %s', (_name, lines) => {
    expect(alarmedOf(lines, isCardRefused)).toEqual([]);
  });
});

describe('chat checks', () => {
  const { fromEarlier, ...refused } = refusedTalk;
  const { earlier, ...passed } = passedTalk;

  test.each(listsOf({ ...refused, heldOut: heldOutTalk.refused }))(
    'reject every text of the list %s',
    (_name, lines) => {
      expect(missedOf(lines, isTalkRefused)).toEqual([]);
    },
  );

  test.each(listsOf({ ...passed, heldOut: heldOutTalk.passed }))(
    'accept every text of the list %s',
    (_name, lines) => {
      expect(alarmedOf(lines, isTalkRefused)).toEqual([]);
    },
  );

  test('use the preceding messages', () => {
    expect(missedOf(linesOf(fromEarlier), isLineRefused)).toEqual([]);
    expect(alarmedOf(linesOf(earlier), isLineRefused)).toEqual([]);
  });
});

test('[P12] there are at least 400 texts of each kind', () => {
  expect(counts.refused).toBeGreaterThanOrEqual(400);
  expect(counts.passed).toBeGreaterThanOrEqual(400);
});
