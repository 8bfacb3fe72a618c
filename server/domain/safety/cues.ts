/**
 * Strings of which every match of a regular expression contains at least one; null where no such strings are known.
 * Reads the syntax that patterns use: groups, alternatives, classes, escapes, quantifiers and lookarounds.
 */
export const cuesOf = (source: string): readonly string[] | null => {
  const [cues, end] = alternatives(source, 0);
  if (end !== source.length) {
    throw new Error(`unbalanced pattern: ${source}`);
  }
  return cues;
};

type Cues = readonly string[] | null;

/** Reads `a|b|c` from `at` on, up to the end of its group. */
const alternatives = (source: string, at: number): [Cues, number] => {
  let [cues, end] = sequence(source, at);
  while (source[end] === '|') {
    const [more, next] = sequence(source, end + 1);
    cues = cues === null || more === null ? null : [...new Set([...cues, ...more])];
    end = next;
  }
  return [cues, end];
};

const sequence = (source: string, start: number): [Cues, number] => {
  let best: Cues = null;
  let run = '';
  const offer = (cues: Cues): void => {
    best = better(best, cues);
  };
  const flush = (): void => {
    offer([run]);
    run = '';
  };
  let at = start;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const atom = atomAt(source, at);
    const { isOptional, end } = quantifierAt(source, atom.end);
    if (atom.kind === 'literal' && end === atom.end) {
      run += atom.text;
    } else if (atom.kind === 'literal' && !isOptional) {
      run += atom.text;
      flush();
    } else if (atom.kind !== 'edge') {
      flush();
      offer(atom.kind === 'group' && !isOptional ? atom.cues : null);
    }
    at = end;
  }
  flush();
  return [best, at];
};

type Atom =
  | { readonly kind: 'literal'; readonly text: string; readonly end: number }
  | { readonly kind: 'group'; readonly cues: Cues; readonly end: number }
  | { readonly kind: 'edge' | 'class'; readonly end: number };

const atomAt = (source: string, at: number): Atom => {
  const sign = source[at] ?? '';
  if (sign === '(') {
    const head = /^\((?:\?(?::|<?[=!]))?/.exec(source.slice(at, at + 4))?.[0] ?? '(';
    const [cues, end] = alternatives(source, at + head.length);
    return /[=!]/.test(head) ? { kind: 'edge', end: end + 1 } : { kind: 'group', cues, end: end + 1 };
  }
  if (sign === '[') {
    const length = /^\[(?:\\.|[^\]\\])*\]/u.exec(source.slice(at))?.[0].length ?? 1;
    return { kind: 'class', end: at + length };
  }
  if (sign === '\\') {
    const escape = /^\\(?:[pPu]\{[^}]*\}|.)/u.exec(source.slice(at, at + 40))?.[0] ?? sign;
    return { kind: /^\\[bB]$/.test(escape) ? 'edge' : 'class', end: at + escape.length };
  }
  if (sign === '^' || sign === '$') {
    return { kind: 'edge', end: at + 1 };
  }
  const text = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return sign === '.' ? { kind: 'class', end: at + 1 } : { kind: 'literal', text, end: at + text.length };
};

const quantifierAt = (source: string, at: number): { isOptional: boolean; end: number } => {
  const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12))?.[0] ?? '';
  return { isOptional: /^(?:[?*]|\{0)/.test(quantifier), end: at + quantifier.length };
};

/** In UTF-16 units: what shorter strings would select is nearly everything. */
export const shortestCue = 2;

const better = (one: Cues, other: Cues): Cues => (weight(other) > weight(one) ? other : one);

/** The longer the shortest, the rarer; beyond some letters, fewer are better. */
const weight = (cues: Cues): number => {
  if (cues === null || cues.length === 0) {
    return 0;
  }
  const shortest = Math.min(...cues.map((cue) => cue.trim().length));
  return shortest < shortestCue ? 0 : Math.min(shortest, 6) - cues.length / 1000;
};
