import type { LoreEntry } from './lore-book.ts';

/** The fields of an entry that decorators of version 3 change. */
export type Decorated = Partial<LoreEntry> & {
  /** A named position takes precedence. */
  readonly depth?: number;
};

/** Reads the value of a decorator; null where it is not valid, so that its fallback counts. */
type Decorator = (value: string, known: Decorated) => Decorated | null;

/** A decorator with its name and its value. */
const line = /^(@{2,})([a-z_]+)(?:[ \t]+(.*))?$/i;

/**
 * Takes the decorators from the beginning of a text: lines `@@name value`, each followed by its fallbacks with three or more `@`, of
 * which the first that is known and valid counts. Of decorators with one name the first counts (specification of version 3).
 */
export const readDecorators = (content: string): { readonly text: string; readonly fields: Decorated } => {
  const lines = content.split('\n');
  const read = new Set<string>();
  let fields: Decorated = {};
  let isSettled = true;
  let at = 0;
  for (; at < lines.length; at += 1) {
    const written = lines[at]?.trim() ?? '';
    const [, marks = '', name = '', value = ''] = line.exec(written) ?? [];
    if (marks === '' && written !== '') break;
    if (marks === '') continue;
    if (marks.length > 2 && isSettled) continue;
    const key = name.toLowerCase();
    const change = read.has(key) ? {} : (decorators.get(key)?.(value.trim(), fields) ?? null);
    isSettled = change !== null;
    if (change !== null) {
      read.add(key);
      fields = { ...fields, ...change };
    }
  }
  return { text: lines.slice(at).join('\n').trim(), fields };
};

const numberOf = (value: string): number | null => (/^\d{1,6}$/.test(value) ? Number(value) : null);

const withNumber =
  (change: (value: number) => Decorated | null): Decorator =>
  (value) => {
    const number = numberOf(value);
    return number === null ? null : change(number);
  };

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const withList =
  (field: 'requiredKeys' | 'excludedKeys' | 'excludedTogether'): Decorator =>
  (value) => {
    const keys = listOf(value);
    return keys.length === 0 ? null : { [field]: keys };
  };

const places = new Map<string, 'before' | 'after'>([
  ['before_desc', 'before'],
  ['after_desc', 'after'],
  ['personality', 'after'],
  ['scenario', 'after'],
]);

const withPlace: Decorator = (value) => {
  const at = places.get(value);
  return at === undefined ? null : { position: { at } };
};

const decorators: ReadonlyMap<string, Decorator> = new Map<string, Decorator>([
  ['activate', () => ({ forced: true })],
  ['dont_activate', (_, { forced }) => ({ forced: forced ?? false })],
  ['activate_only_after', withNumber((onlyAfter) => ({ onlyAfter }))],
  ['activate_only_every', withNumber((onlyEvery) => (onlyEvery === 0 ? null : { onlyEvery }))],
  ['keep_activate_after_match', () => ({ afterMatch: 'keep' })],
  ['dont_activate_after_match', () => ({ afterMatch: 'stop' })],
  ['depth', withNumber((depth) => ({ depth }))],
  ['position', withPlace],
  ['scan_depth', withNumber((scanDepth) => ({ scanDepth }))],
  ['ignore_on_max_context', () => ({ priority: Number.MIN_SAFE_INTEGER })],
  ['additional_keys', withList('requiredKeys')],
  ['exclude_keys', withList('excludedKeys')],
  // Of RisuAI.
  ['exclude_keys_all', withList('excludedTogether')],
  ['probability', withNumber((probability) => ({ probability }))],
  ['priority', withNumber((priority) => ({ priority }))],
  ['match_full_word', () => ({ matchesWholeWords: true })],
  ['match_partial_word', () => ({ matchesWholeWords: false })],
  ['unrecursive', () => ({ endsRecursion: true })],
  ['no_recursive_search', () => ({ isUnrecursable: true })],
]);
