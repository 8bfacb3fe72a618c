import { expect, test } from 'vitest';
import { FilteredText } from '../../../server/companions/output/filtered-text.ts';
import { findAgeClaims } from '../../../server/text-safety/ages/age-claims.ts';
import {
  asksWhatItIs,
  claimsToBeHuman,
  disclosesItself,
} from '../../../server/text-safety/output/ai-honesty.ts';
import { detectCrisis } from '../../../server/text-safety/crisis/crisis-detection.ts';
import { incites } from '../../../server/text-safety/output/incitement.ts';
import { impliesMinor, isSexual, isSexualAboutMinors } from '../../../server/text-safety/minors.ts';
import { refusedAges } from '../../corpora/ages/age-cards-refused.ts';
import { refusedTalk } from '../../corpora/ages/age-talk.ts';
import { firstRoundPositives } from '../../corpora/crisis/first-round-positives.ts';
import { modelOutputs } from '../../corpora/outputs/model-outputs.ts';
import { requestOf } from './model-talk.ts';
import { createRandom } from './reference-filter.ts';

const now = Date.UTC(2026, 5, 1);

/** Every reader of text, with texts in which it finds something. */
const readers: Readonly<Record<string, { read: (text: string) => unknown; texts: readonly string[] }>> = {
  crisis: { read: detectCrisis, texts: linesOf(firstRoundPositives) },
  ages: { read: (text) => findAgeClaims(text, { now }).length > 0, texts: linesOf(refusedAges) },
  'minors in a line': { read: (text) => impliesMinor(text, now), texts: linesOf(refusedAges) },
  'sexual texts': { read: isSexual, texts: linesOf(refusedTalk) },
  'sexual texts about minors': {
    read: (text) => isSexualAboutMinors(text, [], { now }),
    texts: linesOf(refusedTalk.inOneMessage),
  },
  claims: { read: claimsToBeHuman, texts: modelOutputs.claims },
  urges: { read: incites, texts: modelOutputs.urges },
  disclosures: {
    read: disclosesItself,
    texts: ['I am an AI.', 'Ich bin eine KI.', 'Soy una IA', '私はAIです。', '我是人工智能。', 'أنا برنامج'],
  },
  questions: {
    read: asksWhatItIs,
    texts: [
      'Are you human?',
      'Bist du ein Mensch?',
      '¿Eres real?',
      'Tu es humaine ?',
      'Você é humana?',
      'あなたは人間ですか？',
      '你是机器人吗？',
      'هل أنت إنسان؟',
    ],
  },
  'the output filter': {
    read: isCut,
    texts: [...modelOutputs.claims, ...modelOutputs.urges, ...modelOutputs.sexualAboutMinors],
  },
};

const marks: Readonly<Record<string, (word: string) => string>> = {
  emphasis: (word) => `*${word}*`,
  'emphasis by underscores': (word) => `_${word}_`,
  strong: (word) => `**${word}**`,
  'strong by underscores': (word) => `__${word}__`,
  both: (word) => `***${word}***`,
  'struck out': (word) => `~~${word}~~`,
  code: (word) => `\`${word}\``,
  link: (word) => `[${word}](https://a.example/b)`,
  'escaped marks': (word) => `\\*${word}\\*`,
  'one mark only': (word) => `*${word}`,
  'invisible characters': (word) => `\u200b${word}\u2060`,
};

test('marks around a word change no judgment', () => {
  const random = createRandom(2026);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const differing: string[] = [];
  let count = 0;
  for (const [reader, { read, texts }] of Object.entries(readers)) {
    for (const [mark, around] of Object.entries(marks)) {
      for (let time = 0; time < 12; time += 1) {
        const text = pick(texts);
        const { start, end } = pick(wordsOf(text));
        const marked = text.slice(0, start) + around(text.slice(start, end)) + text.slice(end);
        count += 1;
        if (JSON.stringify(read(marked)) !== JSON.stringify(read(text))) {
          differing.push(`${reader}, ${mark}: ${marked}`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
  expect(differing).toEqual([]);
});

test.each([
  'I am a *real* human being.',
  'I’m *not* a bot.',
  'Ich bin ein *echter* Mensch.',
  'Soy *humana*.',
  '私は*人間*です。',
  'Just *kill* yourself.',
])('a model’s "%s" is never shown', (text) => {
  expect(isCut(text)).toBe(true);
});

function isCut(text: string): boolean {
  const filtered = new FilteredText(requestOf('Hello'));
  for (const unit of text.match(/.{1,3}/gsu) ?? []) {
    filtered.add(unit);
  }
  filtered.end();
  return filtered.isCut;
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.split('\n').filter((line) => line.trim() !== '');
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

/** Words as a language without spaces has them too, not those inside a disguise. */
function wordsOf(text: string) {
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike === true,
  );
  return words.map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}
