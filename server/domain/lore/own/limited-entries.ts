import type { ImportedLorebook, LimitedReason } from '../../../../contract/lore/lorebook.ts';
import { loreEntryLimits } from '../../../../contract/lore/lore-entry.ts';
import { cutText } from '../../../../contract/letters.ts';
import { canFireWithoutKey } from '../../../companions/lore/compile-book.ts';
import { readFields, withUnderscores } from '../../../companions/lore/entry-fields.ts';
import { findUnusableKeys } from '../../../companions/lore/keys/unusable-keys.ts';
import { readEntry } from '../../../companions/lore/read-entry.ts';
import { toObject, type EntrySource } from '../../../companions/lore/write-fields.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import { parseSource } from './read-own-book.ts';

type Limited = NonNullable<ImportedLorebook['limited']>[number];

/** An entry of a file, with its place in it. */
interface NumberedEntry {
  readonly number: number;
  readonly source: string;
}

/** Texts other than messages in which SillyTavern looks for keys. */
const otherTexts = new Set(
  [
    'match_persona_description match_character_description match_character_personality',
    'match_character_depth_prompt match_scenario match_creator_notes',
  ].flatMap((names) => names.split(' ')),
);

/** Returns which entries are used less than their file says, and why. Yields to other work. */
export const findLimited = async (entries: readonly NumberedEntry[]): Promise<Limited[]> => {
  const read = await mapInTurns(entries, ({ number, source }) => {
    const parsed = parseSource(source);
    const fields = readFields(parsed);
    return fields === null ? [] : [{ number, fields, entry: readEntry(parsed, String(number)), parsed }];
  });
  const found = read.flat();
  const unusable = await findUnusableKeys(
    found.map(({ fields }) => fields),
    false,
  );
  return found.flatMap(({ number, fields, entry, parsed }, at): Limited[] => {
    const keys = unusable[at] ?? [];
    const needsKey = entry !== null && entry.isEnabled && !canFireWithoutKey(entry);
    const reason = whyLimited({ needsKey, keys: fields.keys, unusable: keys, source: parsed });
    const name = cutText(fields.name || (fields.keys[0] ?? ''), loreEntryLimits.name);
    return reason === null ? [] : [{ number, name, reason, keys }];
  });
};

interface EntryKeys {
  readonly needsKey: boolean;
  readonly keys: readonly string[];
  readonly unusable: readonly string[];
  readonly source: EntrySource;
}

const whyLimited = ({ needsKey, keys, unusable, source }: EntryKeys): LimitedReason | null => {
  if (needsKey && keys.length === 0) return 'noKey';
  if (needsKey && keys.every((key) => unusable.includes(key))) return 'noUsableKey';
  if (unusable.length > 0) return 'unusableKeys';
  return asksForOtherTexts(source) ? 'otherTexts' : null;
};

const asksForOtherTexts = (source: EntrySource): boolean =>
  Object.entries({ ...toObject(source['extensions']), ...source }).some(
    ([option, value]) => value === true && otherTexts.has(withUnderscores(option)),
  );
