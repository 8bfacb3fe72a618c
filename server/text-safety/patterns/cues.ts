type Cues = readonly string[] | null;

/**
 * Returns strings of which every match of a regular expression contains at least one; null when none are known. Parses
 * the syntax that patterns use: groups, alternatives, classes, escapes, quantifiers, lookarounds, and `<name>` for a
 * part whose cues are looked up.
 */
export const cuesOf = (source: string, cuesOfPart: (name: string) => Cues = () => null): Cues => {
  const position = { source, at: 0, cuesOfPart };
  const cues = alternatives(position);
  if (position.at !== source.length) {
    throw new Error(`unbalanced pattern: ${source}`);
  }
  return cues === null ? null : [...new Set(cues)];
};

interface Position {
  readonly source: string;
  readonly cuesOfPart: (name: string) => Cues;
  at: number;
}

/** Parses `a|b|c` up to the end of its group. */
const alternatives = (position: Position): Cues => {
  const branches = [sequence(position)];
  while (position.source[position.at] === '|') {
    position.at += 1;
    branches.push(sequence(position));
  }
  const known = branches.flatMap((cues) => (cues === null ? [] : [cues]));
  return known.length < branches.length ? null : known.flat();
};

const sequence = (position: Position): Cues => {
  let best: Cues = null;
  let run = '';
  const flush = (): void => {
    best = better(best, [run]);
    run = '';
  };
  for (;;) {
    const literal = take(position, /[^\\()[|?*+{^$.<]+(?![?*{])|[^\\()[|?*+{^$.<]/uy);
    if (literal !== '') {
      const quantifier = take(position, quantified);
      run += isOptional(quantifier) ? '' : literal;
      if (quantifier !== '') {
        flush();
      }
    } else if (take(position, /\\[bB]|[$^]/y) === '') {
      const group = take(position, /\((?:\?(?::|<?[=!]))?|<(?=[a-z])/iy);
      if (group === '' && take(position, /\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|.)|\./uy) === '') {
        flush();
        return best;
      }
      const cues = group === '' ? null : grouped(position);
      if (!/[=!]/.test(group)) {
        const quantifier = take(position, quantified);
        flush();
        best = better(best, isOptional(quantifier) ? null : cues);
      }
    }
  }
};

const grouped = (position: Position): Cues => {
  const name = position.source[position.at - 1] === '<' ? take(position, /\w+/y) : '';
  const cues = name === '' ? alternatives(position) : position.cuesOfPart(name);
  position.at += 1;
  return cues;
};

/** Consumes the match of a sticky expression; nothing without one. */
const take = (position: Position, expression: RegExp): string => {
  expression.lastIndex = position.at;
  const found = expression.exec(position.source)?.[0] ?? '';
  position.at += found.length;
  return found;
};

const quantified = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

const isOptional = (quantifier: string): boolean => /^(?:[?*]|\{0)/.test(quantifier);

/** In UTF-16 units: shorter strings would select nearly everything. */
const shortestCue = 2;

const better = (one: Cues, other: Cues): Cues => (weight(other) > weight(one) ? other : one);

/** The longer the shortest cue, the rarer its matches; beyond some letters, fewer cues are better. */
const weight = (cues: Cues): number => {
  if (cues === null || cues.length === 0) {
    return 0;
  }
  const shortest = cues.reduce((least, cue) => Math.min(least, cue.trim().length), 6);
  return shortest < shortestCue ? 0 : shortest - cues.length / 1000;
};
