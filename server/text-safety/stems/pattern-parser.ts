/**
 * The parsed pattern, which matches one UTF-16 unit at a time. Lookarounds, `^` and `$` are omitted, so the result
 * accepts more.
 */
export type Pattern =
  | { readonly kind: 'unit'; readonly accepts: (unit: string) => boolean }
  | { readonly kind: 'boundary' }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number };

/**
 * Parses the syntax used by the patterns of this folder: literals, classes, escapes, non-capturing groups,
 * alternatives, quantifiers, lookarounds, `^`, `$` and `\b`. Throws on anything else.
 */
export const parsePattern = ({ source }: RegExp): Pattern => {
  const reader = new Reader(source);
  const pattern = reader.choice();
  reader.expectEnd();
  return pattern;
};

const nothing: Pattern = { kind: 'sequence', parts: [] };

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): Pattern {
    const options = [this.#sequence()];
    while (this.#take(/\|/y) !== null) {
      options.push(this.#sequence());
    }
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: 'choice', options };
  }

  expectEnd(): void {
    if (this.#at < this.#source.length) {
      throw new Error(`not supported at ${String(this.#at)} of the pattern ${this.#source}`);
    }
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    for (let part = this.#atom(); part !== null; part = this.#atom()) {
      parts.push(this.#repeated(part));
    }
    return { kind: 'sequence', parts };
  }

  #atom(): Pattern | null {
    const group = this.#take(/\(\?(?::|<?[=!])/y);
    if (group !== null) {
      const inner = this.choice();
      return this.#take(/\)/y) === null ? null : group === '(?:' ? inner : nothing;
    }
    if (this.#take(/[$^]/y) !== null) {
      return nothing;
    }
    if (this.#take(/\\b/y) !== null) {
      return { kind: 'boundary' };
    }
    const unit = this.#take(
      /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|\\[dswDSW]|\\[^a-zA-Z0-9]|[^\\()[\]{}*+?|^$]/uy,
    );
    return unit === null ? null : { kind: 'unit', accepts: createAcceptor(unit) };
  }

  #repeated(part: Pattern): Pattern {
    const quantifier = this.#take(/[*+?]|\{\d+(?:,\d*)?\}/y);
    return quantifier === null ? part : { kind: 'repeat', part, ...getBounds(quantifier) };
  }

  #take(expression: RegExp): string | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }
}

const createAcceptor = (source: string): ((unit: string) => boolean) => {
  const expression = new RegExp(`^${source}$`, 'u');
  return (unit) => expression.test(unit);
};

const getBounds = (quantifier: string): { min: number; max: number } => {
  switch (quantifier) {
    case '?':
      return { min: 0, max: 1 };
    case '*':
      return { min: 0, max: Infinity };
    case '+':
      return { min: 1, max: Infinity };
    default: {
      const [min = '', max = min] = quantifier.slice(1, -1).split(',');
      return { min: Number(min), max: max === '' ? Infinity : Number(max) };
    }
  }
};
