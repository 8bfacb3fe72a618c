import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { cutText } from '../../../contract/letters.ts';
import { readDecorators } from './decorators.ts';
import type { KeyLogic, LoreEntry, LorePosition } from './lore-book.ts';
import { countOr, flagOr, Level, numberOr, Place, Text, Texts } from './read-fields.ts';

/** The maximum length of an entry's text in UTF-16 units: more than any prompt has space for. */
const longestContent = 20_000;
const longestName = 80;
/** SillyTavern's defaults. */
const defaultOrder = 100;
const defaultWeight = 100;
const defaultDepth = 4;

const Filter = v.fallback(v.looseObject({ isExclude: flagOr(false), names: Texts, tags: Texts }), {
  isExclude: false,
  names: [],
  tags: [],
});

/** SillyTavern's options of an entry: with these names in `extensions` of a card's entry, with capitals in a world file. */
const Options = v.pipe(
  v.unknown(),
  v.transform((source) =>
    Object.fromEntries(Object.entries(source ?? {}).map(([name, value]) => [withUnderscores(name), value])),
  ),
  v.looseObject({
    position: Place,
    depth: countOr(defaultDepth),
    probability: countOr(100),
    use_probability: flagOr(true),
    selective_logic: numberOr(0),
    scan_depth: countOr(null),
    case_sensitive: flagOr(null),
    match_whole_words: flagOr(null),
    group: Texts,
    group_weight: countOr(defaultWeight),
    group_override: flagOr(false),
    use_group_scoring: flagOr(false),
    sticky: countOr(0),
    cooldown: countOr(0),
    delay: countOr(0),
    exclude_recursion: flagOr(false),
    prevent_recursion: flagOr(false),
    delay_until_recursion: Level,
    ignore_budget: flagOr(false),
    character_filter: v.optional(Filter, {}),
  }),
);

const withUnderscores = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const WorldEntry = v.looseObject({
  key: Texts,
  keysecondary: Texts,
  content: v.string(),
  comment: Text,
  disable: flagOr(false),
  constant: flagOr(false),
  selective: flagOr(true),
  order: numberOr(defaultOrder),
});

const CardEntry = v.looseObject({
  keys: Texts,
  secondary_keys: Texts,
  content: v.string(),
  name: Text,
  comment: Text,
  enabled: flagOr(true),
  constant: flagOr(false),
  selective: flagOr(false),
  insertion_order: numberOr(defaultOrder),
  priority: numberOr(null),
  case_sensitive: flagOr(null),
  use_regex: flagOr(false),
  position: Text,
  extensions: v.optional(v.unknown()),
});

/**
 * Reads an entry of a world file of SillyTavern, or of a book in a card, by the names of its fields. Null where it cannot be read,
 * or has no text or one that is too long. An entry without a title and keys is named by its number.
 */
export const readEntry = (source: unknown, number: string): LoreEntry | null => {
  const isWorld = v.is(v.looseObject({ key: v.unknown() }), source);
  const fields = isWorld ? readWorldEntry(source) : readCardEntry(source);
  if (fields === null) {
    return null;
  }
  const { text, fields: decorated } = readDecorators(fields.content.replaceAll(/\r\n?/g, '\n'));
  if (text === '' || text.length > longestContent) {
    return null;
  }
  const { depth, ...changes } = decorated;
  return {
    ...fields,
    ...(depth === undefined ? {} : { position: { at: 'depth', depth } }),
    ...changes,
    name: cutText(fields.name || (fields.keys[0] ?? number), longestName),
    content: text,
    version: createHash('sha256').update(JSON.stringify(source)).digest('base64url'),
  };
};

type Fields = Omit<LoreEntry, 'version'>;

/** What only decorators say. */
const undecorated = {
  requiredKeys: [],
  excludedKeys: [],
  excludedTogether: [],
  forced: null,
  onlyAfter: 0,
  onlyEvery: 0,
  afterMatch: null,
} satisfies Partial<Fields>;

const readWorldEntry = (source: unknown): Fields | null => {
  const read = v.safeParse(WorldEntry, source);
  if (!read.success) return null;
  const entry = read.output;
  const options = v.parse(Options, source);
  return {
    ...undecorated,
    ...optionFields(options),
    name: entry.comment,
    content: entry.content,
    keys: entry.key,
    secondaryKeys: entry.selective ? entry.keysecondary : [],
    hasPatterns: false,
    isEnabled: !entry.disable,
    isConstant: entry.constant,
    order: entry.order,
    priority: null,
    position: toPosition(options.position, options.depth),
  };
};

const readCardEntry = (source: unknown): Fields | null => {
  const read = v.safeParse(CardEntry, source);
  if (!read.success) return null;
  const entry = read.output;
  const options = v.parse(Options, entry.extensions);
  const hasPatterns = entry.use_regex;
  return {
    ...undecorated,
    ...optionFields(options),
    name: entry.comment || entry.name,
    content: entry.content,
    keys: entry.keys,
    secondaryKeys: entry.selective && !hasPatterns ? entry.secondary_keys : [],
    hasPatterns,
    isEnabled: entry.enabled,
    isConstant: entry.constant && !hasPatterns,
    order: entry.insertion_order,
    priority: entry.priority,
    position: toPosition(options.position ?? entry.position, options.depth),
    isCaseSensitive: entry.case_sensitive ?? options.case_sensitive,
  };
};

const optionFields = (options: v.InferOutput<typeof Options>) => ({
  logic: logics[options.selective_logic] ?? 'andAny',
  probability: options.use_probability ? Math.min(100, options.probability) : 100,
  scanDepth: options.scan_depth,
  isCaseSensitive: options.case_sensitive,
  matchesWholeWords: options.match_whole_words,
  groups: options.group,
  groupWeight: options.group_weight,
  isPrioritized: options.group_override,
  isScored: options.use_group_scoring,
  sticky: options.sticky,
  cooldown: options.cooldown,
  delay: options.delay,
  isUnrecursable: options.exclude_recursion,
  endsRecursion: options.prevent_recursion,
  recursionLevel: options.delay_until_recursion,
  ignoresBudget: options.ignore_budget,
  filter: {
    isExcluding: options.character_filter.isExclude,
    names: options.character_filter.names,
    tags: options.character_filter.tags,
  },
});

/** SillyTavern's numbers. */
const logics: readonly KeyLogic[] = ['andAny', 'notAll', 'notAny', 'andAll'];
const positions = ['before', 'after', 'note', 'note', 'depth', 'before', 'after', 'outlet'] as const;

/**
 * The places around the author's note, which we do not have, and outlets are a depth; those around the examples are the
 * character's.
 */
const toPosition = (position: string | number | null, depth: number): LorePosition => {
  const named = position === 'after_char' ? 'after' : 'before';
  const at = typeof position === 'number' ? (positions[position] ?? 'before') : named;
  return at === 'before' || at === 'after'
    ? { at }
    : { at: 'depth', depth: at === 'depth' ? depth : defaultDepth };
};
