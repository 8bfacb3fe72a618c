import { isWorldEntry, readFields, withUnderscores } from './entry-fields.ts';
import { readPattern } from './key-patterns.ts';
import { createEntry, toObject, withCapitals, writeFields, type EntrySource } from './write-fields.ts';

/** Fields of SillyTavern's world files that are in `extensions` of a card's entry. */
const worldOptions = new Set(
  [
    'position depth role probability use_probability selective_logic scan_depth case_sensitive',
    'match_whole_words group group_weight group_override use_group_scoring sticky cooldown delay',
    'exclude_recursion prevent_recursion delay_until_recursion ignore_budget character_filter vectorized',
    'add_memo automation_id display_index outlet_name triggers match_persona_description',
    'match_character_description match_character_personality match_character_depth_prompt match_scenario',
    'match_creator_notes',
  ].flatMap((names) => names.split(' ')),
);

/** Returns an entry in the form of cards, where it is one of a world file; fields without a place there are in `extensions`. */
export const toCardEntry = (source: EntrySource): EntrySource => {
  const fields = readFields(source);
  if (fields === null || !isWorldEntry(source)) return source;
  const { uid, key, keysecondary, comment, content, disable, order, extensions, ...others } = source;
  const { constant, selective, use_regex, priority, ...options } = others;
  const { name, keys, secondaryKeys, enabled, order: number, usesPatterns, place } = fields;
  const written = { name, keys, secondaryKeys, content: fields.content, enabled, order: number };
  return {
    ...(uid === undefined ? {} : { id: uid }),
    ...(priority === undefined ? {} : { priority }),
    ...writeFields(createEntry(false, 0), {
      ...written,
      constant: fields.constant,
      selective: fields.selective,
      usesPatterns,
    }),
    position: place === 'afterCharacter' ? 'after_char' : 'before_char',
    extensions: { ...withNames(options, withUnderscores), ...toObject(extensions) },
  };
};

/** Returns an entry in the form of world files, where it is one of a card. `uid` is its number in the file. */
export const toWorldEntry = (source: EntrySource, uid: number): EntrySource => {
  const fields = readFields(source);
  if (fields === null || isWorldEntry(source)) return source;
  const { id, keys, secondary_keys, name, comment, content, enabled, insertion_order, ...others } = source;
  const { constant, selective, position, case_sensitive, use_regex, extensions, ...unknown } = others;
  const known = Object.entries(toObject(extensions));
  const isOption = ([option]: readonly [string, unknown]): boolean => worldOptions.has(option);
  return writeFields(
    {
      ...createEntry(true, uid),
      ...unknown,
      ...withCapitals(Object.fromEntries(known.filter(isOption))),
      extensions: Object.fromEntries(known.filter((one) => !isOption(one))),
    },
    { ...fields, keys: fields.usesPatterns ? fields.keys.map((key) => toPattern(key, fields)) : fields.keys },
  );
};

/** World files have patterns with slashes only. */
const toPattern = (key: string, { caseSensitive }: { readonly caseSensitive: boolean | null }): string =>
  readPattern(key) === null
    ? `/${key.replaceAll(/(\\.)|\//gs, (found, escaped) => (escaped === undefined ? String.raw`\/` : found))}/${caseSensitive === false ? 'i' : ''}`
    : key;

const withNames = (fields: EntrySource, rename: (name: string) => string): EntrySource =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]));
