import { isWorldEntry, readFields, withUnderscores, type EntryFields } from './entry-fields.ts';
import { readPattern } from './patterns/read-pattern.ts';
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

/** Fields of world files that have a place of their own in a card's entry, and the other way around. */
const worldFields = new Set(
  'uid key keysecondary comment content disable order constant selective use_regex priority extensions'.split(
    ' ',
  ),
);
const cardFields = new Set(
  [
    'id keys secondary_keys name comment content enabled insertion_order constant selective position',
    'case_sensitive use_regex extensions',
  ].flatMap((names) => names.split(' ')),
);

/** Returns an entry in the form of cards, where it is one of a world file; fields without a place there are in `extensions`. */
export const toCardEntry = (source: EntrySource): EntrySource => {
  const fields = readFields(source);
  if (fields === null || !isWorldEntry(source)) return source;
  const { name, content, keys, secondaryKeys, enabled, constant, selective, usesPatterns, order } = fields;
  const written = { name, content, keys, secondaryKeys, enabled, constant, selective, usesPatterns, order };
  const { uid, priority, extensions } = source;
  const options = Object.entries(source).filter(([field]) => !worldFields.has(field));
  return {
    ...(uid === undefined ? {} : { id: uid }),
    ...(priority === undefined ? {} : { priority }),
    ...writeFields(createEntry(false, 0), written),
    position: fields.place === 'afterCharacter' ? 'after_char' : 'before_char',
    extensions: {
      ...Object.fromEntries(options.map(([field, value]) => [toOptionName(field), value])),
      ...toObject(extensions),
    },
  };
};

const toOptionName = (field: string): string =>
  worldOptions.has(withUnderscores(field)) ? withUnderscores(field) : field;

/** Returns an entry in the form of world files, where it is one of a card. `uid` is its number in the file. */
export const toWorldEntry = (source: EntrySource, uid: number): EntrySource => {
  const fields = readFields(source);
  if (fields === null || isWorldEntry(source)) return source;
  const known = Object.entries(toObject(source['extensions']));
  const isOption = ([option]: readonly [string, unknown]): boolean => worldOptions.has(option);
  return writeFields(
    {
      ...createEntry(true, uid),
      ...Object.fromEntries(Object.entries(source).filter(([field]) => !cardFields.has(field))),
      ...withCapitals(Object.fromEntries(known.filter(isOption))),
      extensions: Object.fromEntries(known.filter((one) => !isOption(one))),
    },
    { ...fields, keys: fields.usesPatterns ? fields.keys.map((key) => toPattern(key, fields)) : fields.keys },
  );
};

/** World files have patterns with slashes only. */
const toPattern = (key: string, { caseSensitive }: Pick<EntryFields, 'caseSensitive'>): string => {
  if (readPattern(key) !== null) return key;
  const pattern = key.replaceAll(/\\.|\//gs, (found) => (found === '/' ? String.raw`\/` : found));
  return `/${pattern}/${caseSensitive === false ? 'i' : ''}`;
};
