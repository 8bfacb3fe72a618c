import { weightyWords, type WeightyWords } from '../../content/weighty-words.ts';
import { fold } from '../../shared/fold.ts';
import type { FactRow } from '../../store/schema/memory.ts';

/** How topics of these subjects begin, as rules and models name them. */
const subjects: Readonly<Record<keyof WeightyWords, RegExp>> = {
  health: /^(?:health|allerg|intoleran|diet|medic|illness|disab|mental|pregnan|therap)/,
  limits: /^(?:limit|boundar|taboo|trigger|avoid|consent)/,
  family: /^(?:family|person:|relationship|partner|child|loss|date:birthday:)/,
  promises: /^(?:promise|vow)/,
};

const unspaced: ReadonlySet<string> = new Set(['ja', 'zh-CN']);

/** The words of all languages, since a fact is in the language of its message. */
const words = (of: keyof WeightyWords): RegExp => {
  const entries = Object.entries(weightyWords);
  const join = (isSpaced: boolean): string =>
    entries
      .filter(([language]) => unspaced.has(language) !== isSpaced)
      .map(([, some]) => fold(some[of]))
      .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${join(true)})|${join(false)}`, 'u');
};

const wordsOf: Readonly<Record<keyof WeightyWords, RegExp>> = {
  health: words('health'),
  limits: words('limits'),
  family: words('family'),
  promises: words('promises'),
};

/**
 * Returns how much it hurts where a mate does not know a fact: 2 for health and limits, 1 for family, promises and plans, 0 for others,
 * as likes and small talk.
 */
export const weightOf = ({ kind, topic, text }: Pick<FactRow, 'kind' | 'topic' | 'text'>): 0 | 1 | 2 => {
  const folded = fold(text);
  const isAbout = (of: keyof WeightyWords): boolean => subjects[of].test(topic) || wordsOf[of].test(folded);
  if (kind === 'you' && (isAbout('health') || isAbout('limits'))) return 2;
  if (kind === 'plan') return 1;
  return kind !== 'story' && (isAbout('family') || isAbout('promises')) ? 1 : 0;
};
