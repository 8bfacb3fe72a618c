import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { cutText } from '../../../contract/letters.ts';
import { readDecorators } from './decorators.ts';
import type { KeyLogic, LoreEntry, LorePosition, LoreProblem } from './lore-book.ts';
import { countOr, flagOr, Level, numberOr, Place, Text, Texts } from './read-fields.ts';

/** The maximum length of an entry's text in UTF-16 units: more than any prompt has space for. */
const longestContent = 20_000;
const longestName = 80;
/** SillyTavern's defaults. */
const defaultOrder = 100;
const defaultWeight = 100;
const defaultDepth = 4;

/** What SillyTavern stores in an entry of a world file, and with other names in `extensions` of a card's book. */
const shared = {
  position: Place,
  depth: countOr(defaultDepth),
  role: numberOr(0),
  probability: countOr(100),
  useProbability: flagOr(true),
  sticky: countOr(0),
  cooldown: countOr(0),
  delay: countOr(0),
  group: Texts,
};

const Filter = v.fallback(v.looseObject({ isExclude: flagOr(false), names: Texts, tags: Texts }), {
  isExclude: false,
  names: [],
  tags: [],
});

const WorldEntry = v.looseObject({
  ...shared,
  key: Texts,
  keysecondary: Texts,
  content: v.string(),
  comment: Text,
  disable: flagOr(false),
  constant: flagOr(false),
  selective: flagOr(true),
  selectiveLogic: numberOr(0),
  order: numberOr(defaultOrder),
  scanDepth: countOr(null),
  caseSensitive: flagOr(null),
  matchWholeWords: flagOr(null),
  groupWeight: countOr(defaultWeight),
  groupOverride: flagOr(false),
  useGroupScoring: flagOr(false),
  excludeRecursion: flagOr(false),
  preventRecursion: flagOr(false),
  delayUntilRecursion: Level,
  ignoreBudget: flagOr(false),
  characterFilter: v.optional(Filter, {}),
});

const Extensions = v.looseObject({
  ...shared,
  selectiveLogic: numberOr(0),
  scan_depth: countOr(null),
  case_sensitive: flagOr(null),
  match_whole_words: flagOr(null),
  group_weight: countOr(defaultWeight),
  group_override: flagOr(false),
  use_group_scoring: flagOr(false),
  exclude_recursion: flagOr(false),
  prevent_recursion: flagOr(false),
  delay_until_recursion: Level,
  ignore_budget: flagOr(false),
  character_filter: v.optional(Filter, {}),
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
  extensions: v.fallback(v.optional(Extensions, {}), () => v.parse(Extensions, {})),
});

type Read = { readonly entry: LoreEntry } | { readonly problem: LoreProblem; readonly name: string };

/** Reads an entry of a world file of SillyTavern, or of a book in a card, by the names of its fields. */
export const readEntry = (source: unknown, id: string): Read => {
  const isWorld = v.is(v.looseObject({ key: v.unknown() }), source);
  const fields = isWorld ? readWorldEntry(source) : readCardEntry(source);
  if (fields === null) {
    return { problem: 'unreadable', name: id };
  }
  const { text, fields: decorated } = readDecorators(fields.content.replaceAll(/\r\n?/g, '\n'));
  const { depth, role, ...changes } = decorated;
  const name = cutText(fields.name || (fields.keys[0] ?? id), longestName);
  if (text === '') {
    return { problem: 'noContent', name };
  }
  if (text.length > longestContent) {
    return { problem: 'tooLong', name };
  }
  const version = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
  const position = decoratedPosition(fields.position, { depth, role });
  return { entry: { ...fields, id, version, position, ...changes, name, content: text } };
};

const decoratedPosition = (
  own: LorePosition,
  {
    depth,
    role,
  }: { readonly depth?: number | undefined; readonly role?: (typeof roles)[number] | undefined },
): LorePosition => {
  const known = own.at === 'depth' ? own : { role: 'system' as const };
  if (depth !== undefined) {
    return { at: 'depth', depth, role: role ?? known.role };
  }
  return own.at === 'depth' && role !== undefined ? { ...own, role } : own;
};

type Fields = Omit<LoreEntry, 'id' | 'version'>;

/** What only decorators say. */
const undecorated = {
  requiredKeys: [],
  excludedKeys: [],
  excludedTogether: [],
  forced: null,
  onlyAfter: 0,
  onlyEvery: 0,
  greeting: null,
  afterMatch: null,
} satisfies Partial<Fields>;

const readWorldEntry = (source: unknown): Fields | null => {
  const read = v.safeParse(WorldEntry, source);
  if (!read.success) return null;
  const entry = read.output;
  return {
    ...undecorated,
    ...sharedFields(entry),
    name: entry.comment,
    content: entry.content,
    keys: entry.key,
    secondaryKeys: entry.selective ? entry.keysecondary : [],
    logic: toLogic(entry.selectiveLogic),
    hasPatterns: false,
    isEnabled: !entry.disable,
    isConstant: entry.constant,
    order: entry.order,
    priority: null,
    position: toPosition(entry.position, entry),
    scanDepth: entry.scanDepth,
    isCaseSensitive: entry.caseSensitive,
    matchesWholeWords: entry.matchWholeWords,
    groupWeight: entry.groupWeight,
    isPrioritized: entry.groupOverride,
    isScored: entry.useGroupScoring,
    isUnrecursable: entry.excludeRecursion,
    endsRecursion: entry.preventRecursion,
    recursionLevel: entry.delayUntilRecursion,
    ignoresBudget: entry.ignoreBudget,
    filter: toFilter(entry.characterFilter),
  };
};

const readCardEntry = (source: unknown): Fields | null => {
  const read = v.safeParse(CardEntry, source);
  if (!read.success) return null;
  const { extensions: more, ...entry } = read.output;
  const hasPatterns = entry.use_regex;
  return {
    ...undecorated,
    ...sharedFields(more),
    name: entry.comment || entry.name,
    content: entry.content,
    keys: entry.keys,
    secondaryKeys: entry.selective && !hasPatterns ? entry.secondary_keys : [],
    logic: toLogic(more.selectiveLogic),
    hasPatterns,
    isEnabled: entry.enabled,
    isConstant: entry.constant && !hasPatterns,
    order: entry.insertion_order,
    priority: entry.priority,
    position: toPosition(more.position ?? entry.position, more),
    scanDepth: more.scan_depth,
    isCaseSensitive: entry.case_sensitive ?? more.case_sensitive,
    matchesWholeWords: more.match_whole_words,
    groupWeight: more.group_weight,
    isPrioritized: more.group_override,
    isScored: more.use_group_scoring,
    isUnrecursable: more.exclude_recursion,
    endsRecursion: more.prevent_recursion,
    recursionLevel: more.delay_until_recursion,
    ignoresBudget: more.ignore_budget,
    filter: toFilter(more.character_filter),
  };
};

const sharedFields = (fields: v.InferOutput<typeof WorldEntry> | v.InferOutput<typeof Extensions>) => ({
  probability: fields.useProbability ? Math.min(100, fields.probability) : 100,
  groups: fields.group,
  sticky: fields.sticky,
  cooldown: fields.cooldown,
  delay: fields.delay,
});

const toFilter = ({ isExclude, names, tags }: v.InferOutput<typeof Filter>): LoreEntry['filter'] => ({
  isExcluding: isExclude,
  names,
  tags,
});

/** SillyTavern's numbers. */
const logics: readonly KeyLogic[] = ['andAny', 'notAll', 'notAny', 'andAll'];
const roles = ['system', 'user', 'assistant'] as const;
const positions = ['before', 'after', 'note', 'note', 'depth', 'before', 'after', 'outlet'] as const;

const toLogic = (number: number): KeyLogic => logics[number] ?? 'andAny';

/**
 * The places around the author's note, which we do not have, and outlets are a depth; those around the examples are the
 * character's.
 */
const toPosition = (
  position: string | number | null,
  { depth, role }: { readonly depth: number; readonly role: number },
): LorePosition => {
  const named = position === 'after_char' ? 'after' : 'before';
  const at = typeof position === 'number' ? (positions[position] ?? 'before') : named;
  if (at === 'before' || at === 'after') {
    return { at };
  }
  return {
    at: 'depth',
    depth: at === 'depth' ? depth : defaultDepth,
    role: roles[at === 'depth' ? role : 0] ?? 'system',
  };
};
