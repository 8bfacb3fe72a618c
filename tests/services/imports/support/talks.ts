import { randomOf } from '../../../support/random.ts';

/** One thing that was said, in all its wordings. */
export interface SaidTurn {
  readonly role: 'user' | 'mate';
  readonly versions: readonly string[];
  readonly shown: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The content of a sample that a reader has to find. */
export interface ExpectedChat {
  readonly mate: string;
  /** All texts, those of alternatives too. */
  readonly texts: readonly string[];
  readonly shown: readonly string[];
}

export interface Sample {
  readonly name: string;
  readonly files: readonly File[];
  readonly chats: readonly ExpectedChat[];
  readonly cards: readonly string[];
  readonly personas: readonly string[];
  readonly books: readonly string[];
}

const pieces = [
  'The ferry leaves at nine.',
  '*nods* "Really?"',
  '\r\nA second line.\r\n',
  '维克在码头等。',
  'مرحبا، أين أنت؟',
  '🌊👩‍🚀',
  '{{user}} waits.',
  '<b>bold</b> & more',
  'a "quoted" \\ backslash [x] {y}',
  '```js\nconst a = 1;\n```',
];

export const names = ['Vex', 'Ada Quay', '维克', 'Zoë', 'Ilmarë of the Far Harbor'] as const;

/** Each text occurs once, so that a lost one is noticed. */
export function createTalker(seed: number) {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)];
    if (item === undefined) throw new TypeError('There is nothing to pick.');
    return item;
  };
  let count = 0;
  const text = (): string => {
    count += 1;
    const length = 1 + random(4);
    return `${String(seed)}-${String(count)} ${Array.from({ length }, () => pick(pieces)).join(' ')}`;
  };
  const turn = (role: SaidTurn['role'], index: number, max = 4): SaidTurn => {
    const versions = Array.from({ length: role === 'mate' ? 1 + random(max) : 1 }, text);
    return {
      role,
      versions,
      shown: random(versions.length),
      at: 1_700_000_000_000 + seed * 86_400_000 + index * 60_000,
    };
  };
  /** A greeting, then in turns; sometimes the same side speaks twice. */
  const turns = (length: number, max = 4): SaidTurn[] =>
    Array.from({ length }, (_, index) =>
      turn(index % 2 === 1 || (index > 1 && random(10) === 0) ? 'user' : 'mate', index, max),
    );
  return { random, pick, text, turns };
}

export const expectedOf = (mate: string, turns: readonly SaidTurn[]): ExpectedChat => ({
  mate,
  texts: turns.flatMap(({ versions }) => versions),
  shown: turns.map(({ versions, shown }) => versions[shown] ?? ''),
});

export const file = (path: string, content: string | Uint8Array): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], path);
