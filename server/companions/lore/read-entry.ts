import { createHash } from 'node:crypto';
import { cutText } from '../../../contract/letters.ts';
import { loreEntryLimits, type LorePlace } from '../../../contract/lore/lore-entry.ts';
import { readDecorators } from './decorators.ts';
import { readFields } from './entry-fields.ts';
import type { LoreEntry, LorePosition } from './lore-book.ts';

const longestName = 80;
/** Where an entry is used whose place we do not have. */
const otherDepth = 4;

/** The fields that only decorators set. */
const undecorated = {
  requiredKeys: [],
  excludedKeys: [],
  excludedTogether: [],
  forced: null,
  onlyAfter: 0,
  onlyEvery: 0,
  afterMatch: null,
} satisfies Partial<LoreEntry>;

/**
 * Reads an entry as it is used. Null where it cannot be read, or has no text or one that is too long. An entry without a title and
 * keys is named by its number.
 */
export const readEntry = (source: unknown, number: string): LoreEntry | null => {
  const fields = readFields(source);
  if (fields === null) {
    return null;
  }
  const { text, fields: decorated } = readDecorators(fields.content.replaceAll(/\r\n?/g, '\n'));
  if (text === '' || text.length > loreEntryLimits.content) {
    return null;
  }
  const { depth, ...changes } = decorated;
  return {
    ...undecorated,
    part: 0,
    version: createHash('sha256').update(JSON.stringify(source)).digest('base64url'),
    name: cutText(fields.name || (fields.keys[0] ?? number), longestName),
    content: text,
    keys: fields.keys,
    secondaryKeys: fields.selective && !fields.usesPatterns ? fields.secondaryKeys : [],
    logic: fields.logic,
    hasPatterns: fields.usesPatterns,
    isEnabled: fields.enabled,
    isConstant: fields.constant && !fields.usesPatterns,
    order: fields.order,
    priority: fields.priority,
    position: depth === undefined ? toPosition(fields.place, fields.depth) : { at: 'depth', depth },
    scanDepth: fields.scanDepth,
    isCaseSensitive: fields.caseSensitive,
    matchesWholeWords: fields.wholeWords,
    probability: fields.probability,
    groups: fields.groups,
    groupWeight: fields.groupWeight,
    isPrioritized: fields.prioritized,
    isScored: fields.scored,
    sticky: fields.sticky,
    cooldown: fields.cooldown,
    delay: fields.delay,
    isUnrecursable: fields.unrecursable,
    endsRecursion: fields.endsRecursion,
    recursionLevel: fields.recursionLevel,
    ignoresBudget: fields.ignoresBudget,
    filter: {
      isExcluding: fields.filter.excludes,
      names: fields.filter.names,
      tags: fields.filter.tags,
    },
    ...changes,
  };
};

/**
 * The places around the author's note, which we do not have, and outlets are a depth; those around the examples are the
 * character's.
 */
const toPosition = (place: LorePlace, depth: number): LorePosition => {
  if (place === 'beforeCharacter' || place === 'beforeExamples') return { at: 'before' };
  if (place === 'afterCharacter' || place === 'afterExamples') return { at: 'after' };
  return { at: 'depth', depth: place === 'depth' ? depth : otherDepth };
};
