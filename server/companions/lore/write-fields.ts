import type { LoreChanges } from '../../../contract/lore/lore-entry.ts';
import { isWorldEntry, logics, places, readFields, roles } from './entry-fields.ts';

/** An entry as its file has it. */
export type EntrySource = Readonly<Record<string, unknown>>;

/** Returns an entry with changes, in the form that it has. What is not changed, or unknown, remains as it is. */
export const writeFields = (source: EntrySource, changes: LoreChanges): EntrySource => {
  const known: Readonly<Record<string, unknown>> = readFields(source) ?? {};
  const changed: LoreChanges = Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSame(known[name], value)),
  );
  const extensions = toObject(source['extensions']);
  const folder = changed.folder === undefined ? {} : { folder: changed.folder };
  if (isWorldEntry(source)) {
    return {
      ...source,
      ...toWorldFields(changed),
      ...withCapitals(toOptions(changed, source['characterFilter'])),
      ...(changed.folder === undefined ? {} : { extensions: { ...extensions, ...folder } }),
    };
  }
  const options = { ...toOptions(changed, extensions['character_filter']), ...folder };
  return {
    ...source,
    ...toCardFields(changed),
    ...(Object.keys(options).length === 0 ? {} : { extensions: { ...extensions, ...options } }),
  };
};

/** Returns an entry with the defaults of SillyTavern. */
export const createEntry = (isWorld: boolean, number: number): EntrySource =>
  isWorld
    ? {
        uid: number,
        key: [],
        keysecondary: [],
        comment: '',
        content: '',
        constant: false,
        selective: true,
        selectiveLogic: 0,
        order: 100,
        position: 0,
        disable: false,
        probability: 100,
        useProbability: true,
      }
    : {
        keys: [],
        secondary_keys: [],
        name: '',
        comment: '',
        content: '',
        constant: false,
        selective: true,
        insertion_order: 100,
        enabled: true,
        position: 'before_char',
        use_regex: false,
        extensions: {},
      };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const toObject = (value: unknown): EntrySource =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Without the fields that are undefined. */
const defined = (fields: EntrySource): EntrySource =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const toWorldFields = (changed: LoreChanges): EntrySource =>
  defined({
    comment: changed.name,
    content: changed.content,
    key: changed.keys,
    keysecondary: changed.secondaryKeys,
    selective: changed.selective,
    use_regex: changed.usesPatterns,
    disable: changed.enabled === undefined ? undefined : !changed.enabled,
    constant: changed.constant,
    order: changed.order,
    priority: changed.priority,
  });

const toCardFields = (changed: LoreChanges): EntrySource =>
  defined({
    name: changed.name,
    comment: changed.name,
    content: changed.content,
    keys: changed.keys,
    secondary_keys: changed.secondaryKeys,
    selective: changed.selective,
    use_regex: changed.usesPatterns,
    enabled: changed.enabled,
    constant: changed.constant,
    insertion_order: changed.order,
    priority: changed.priority,
    case_sensitive: changed.caseSensitive,
    position:
      changed.place === undefined
        ? undefined
        : changed.place === 'afterCharacter'
          ? 'after_char'
          : 'before_char',
  });

/** SillyTavern's options, by their names in `extensions`. */
const toOptions = (changed: LoreChanges, filter: unknown): EntrySource =>
  defined({
    selective_logic: indexIn(logics, changed.logic),
    case_sensitive: changed.caseSensitive,
    match_whole_words: changed.wholeWords,
    scan_depth: changed.scanDepth,
    position: indexIn(places, changed.place),
    depth: changed.depth,
    role: indexIn(roles, changed.role),
    probability: changed.probability,
    use_probability: changed.probability === undefined ? undefined : true,
    group: changed.groups?.join(', '),
    group_weight: changed.groupWeight,
    group_override: changed.prioritized,
    use_group_scoring: changed.scored,
    sticky: changed.sticky,
    cooldown: changed.cooldown,
    delay: changed.delay,
    exclude_recursion: changed.unrecursable,
    prevent_recursion: changed.endsRecursion,
    delay_until_recursion: changed.recursionLevel === 0 ? false : changed.recursionLevel,
    ignore_budget: changed.ignoresBudget,
    character_filter:
      changed.filter === undefined
        ? undefined
        : {
            ...toObject(filter),
            isExclude: changed.filter.excludes,
            names: changed.filter.names,
            tags: changed.filter.tags,
          },
  });

const indexIn = <Value>(list: readonly Value[], value: Value | undefined): number | undefined =>
  value === undefined ? undefined : list.indexOf(value);

export const withCapitals = (fields: EntrySource): EntrySource =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
