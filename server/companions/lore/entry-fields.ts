import * as v from 'valibot';
import type { KeyLogic, LorePlace, OwnLoreEntry } from '../../../contract/lore/lore-entry.ts';
import { countOr, flagOr, Level, numberOr, Place, Text, Texts } from './read-fields.ts';

/** The fields of a file's entry, as far as they can be changed here. */
export type EntryFields = OwnLoreEntry['fields'];

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
    role: numberOr(0),
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

export const withUnderscores = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const Extensions = v.fallback(v.looseObject({ folder: Text }), { folder: '' });

const WorldEntry = v.looseObject({
  key: Texts,
  keysecondary: Texts,
  content: v.string(),
  comment: Text,
  disable: flagOr(false),
  constant: flagOr(false),
  selective: flagOr(true),
  order: numberOr(defaultOrder),
  priority: numberOr(null),
  use_regex: flagOr(false),
  extensions: v.optional(Extensions, {}),
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
  extensions: v.optional(Extensions, {}),
});

/** Whether an entry has the form of SillyTavern's world files, not that of cards. */
export const isWorldEntry = (source: unknown): boolean => v.is(v.looseObject({ key: v.unknown() }), source);

/**
 * Reads an entry of a world file of SillyTavern, or of a book in a card, by the names of its fields. A field of another type has the
 * default. Null for what is no entry or has no text.
 */
export const readFields = (source: unknown): EntryFields | null =>
  isWorldEntry(source) ? readWorldEntry(source) : readCardEntry(source);

const readWorldEntry = (source: unknown): EntryFields | null => {
  const read = v.safeParse(WorldEntry, source);
  if (!read.success) return null;
  const entry = read.output;
  const options = v.parse(Options, source);
  return {
    ...optionFields(options),
    name: entry.comment,
    content: entry.content,
    folder: entry.extensions.folder,
    keys: entry.key,
    selective: entry.selective,
    secondaryKeys: entry.keysecondary,
    usesPatterns: entry.use_regex,
    enabled: !entry.disable,
    constant: entry.constant,
    order: entry.order,
    priority: entry.priority,
    place: toPlace(options.position),
  };
};

const readCardEntry = (source: unknown): EntryFields | null => {
  const read = v.safeParse(CardEntry, source);
  if (!read.success) return null;
  const entry = read.output;
  const options = v.parse(Options, v.is(v.looseObject({}), source) ? source['extensions'] : undefined);
  return {
    ...optionFields(options),
    name: entry.comment || entry.name,
    content: entry.content,
    folder: entry.extensions.folder,
    keys: entry.keys,
    selective: entry.selective,
    secondaryKeys: entry.secondary_keys,
    usesPatterns: entry.use_regex,
    enabled: entry.enabled,
    constant: entry.constant,
    order: entry.insertion_order,
    priority: entry.priority,
    place: toPlace(options.position ?? entry.position),
    caseSensitive: entry.case_sensitive ?? options.case_sensitive,
  };
};

const optionFields = (options: v.InferOutput<typeof Options>) => ({
  logic: logics[options.selective_logic] ?? 'andAny',
  caseSensitive: options.case_sensitive,
  wholeWords: options.match_whole_words,
  scanDepth: options.scan_depth,
  depth: options.depth,
  role: roles[options.role] ?? 'system',
  probability: options.use_probability ? Math.min(100, options.probability) : 100,
  groups: options.group,
  groupWeight: options.group_weight,
  prioritized: options.group_override,
  scored: options.use_group_scoring,
  sticky: options.sticky,
  cooldown: options.cooldown,
  delay: options.delay,
  unrecursable: options.exclude_recursion,
  endsRecursion: options.prevent_recursion,
  recursionLevel: options.delay_until_recursion,
  ignoresBudget: options.ignore_budget,
  filter: {
    excludes: options.character_filter.isExclude,
    names: options.character_filter.names,
    tags: options.character_filter.tags,
  },
});

/** SillyTavern's numbers. */
export const logics: readonly KeyLogic[] = ['andAny', 'notAll', 'notAny', 'andAll'];
export const roles: ReadonlyArray<EntryFields['role']> = ['system', 'user', 'assistant'];
export const places: readonly LorePlace[] = [
  'beforeCharacter',
  'afterCharacter',
  'beforeNote',
  'afterNote',
  'depth',
  'beforeExamples',
  'afterExamples',
  'outlet',
];

const toPlace = (position: string | number | null): LorePlace =>
  typeof position === 'number'
    ? (places[position] ?? 'beforeCharacter')
    : position === 'after_char'
      ? 'afterCharacter'
      : 'beforeCharacter';
