import { patternThread } from './pattern-thread.ts';
import { retryAfter } from './slow-books.ts';
import { longestPattern, type Pattern } from './read-pattern.ts';

/** The maximum number of patterns in a book, and of instructions in one of them and in all. */
const maxPatterns = 1000;
const largestProgram = 2000;
const maxInstructions = 50_000;
/** So many instructions are compiled to find that out. */
const maxCompiled = 100_000;

/** How long one pattern may take until it is compiled, in milliseconds, and how many of a call may take longer. */
const deadline = 50;
const maxLate = 3;
/** So many are sent at once, and looked for at once: one automaton of all would forget its states again and again. */
export const patternsAtOnce = 64;

/** The last measurement of each pattern, and its expiry time. */
const known = new Map<string, { readonly size: number | null; readonly until: number }>();
const maxKnown = 10_000;

export interface MeasuredPatterns {
  /**
   * The sizes of the patterns in instructions, in their order; null for those that are not run: what RE2 does not know (look-around,
   * back references), and what is too large, alone or together.
   */
  readonly sizes: ReadonlyArray<number | null>;
  /** Whether several take too long to compile. */
  readonly areSlow: boolean;
}

/** Measures the patterns of a book. */
export const measurePatterns = async (patterns: readonly Pattern[]): Promise<MeasuredPatterns> => {
  const wanted = patterns.slice(0, maxPatterns).filter(({ pattern }) => pattern.length <= longestPattern);
  const { known: sizes, areSlow } = await readSizes(wanted);
  let instructions = 0;
  const counted = patterns.map((one) => {
    const size = sizes.get(nameOf(one)) ?? null;
    if (size === null || size > largestProgram || instructions + size > maxInstructions) return null;
    instructions += size;
    return size;
  });
  return { sizes: counted, areSlow };
};

interface ReadSizes {
  readonly known: ReadonlyMap<string, number | null>;
  readonly areSlow: boolean;
}

const readSizes = async (patterns: readonly Pattern[]): Promise<ReadSizes> => {
  const sizes = new Map<string, number | null>();
  const now = Date.now();
  for (const one of patterns) {
    const measured = known.get(nameOf(one));
    if (measured !== undefined && measured.until > now) sizes.set(nameOf(one), measured.size);
  }
  let late = 0;
  let compiled = 0;
  let pending = patterns.filter((one) => !sizes.has(nameOf(one)));
  while (pending.length > 0 && late < maxLate && compiled < maxCompiled) {
    const sent = pending.slice(0, patternsAtOnce);
    const answer = await patternThread.run({ kind: 'measure', patterns: sent }, { deadline });
    if (answer.kind === 'skipped') break;
    const isLate = answer.kind === 'late';
    const measured = isLate ? sent.slice(answer.at, answer.at + 1) : sent.slice(0, answer.values.length);
    for (const [at, one] of measured.entries()) {
      const size = isLate ? null : (answer.values[at] ?? null);
      compiled += size ?? 0;
      sizes.set(nameOf(one), size);
      remember(nameOf(one), { size, until: isLate ? now + retryAfter : Infinity });
    }
    late += isLate ? 1 : 0;
    pending = pending.filter((one) => !sizes.has(nameOf(one)));
  }
  return { known: sizes, areSlow: late >= maxLate };
};

const nameOf = ({ pattern, flags }: Pattern): string => `${flags}/${pattern}`;

const remember = (name: string, measured: { readonly size: number | null; readonly until: number }): void => {
  known.delete(name);
  known.set(name, measured);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
};
