import type { LoreFields, OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { listed } from './keys/key-text.ts';
import type { EntryForm } from './lore-entries.reducers.ts';

/** A new entry, with the defaults of SillyTavern. */
export const blankFields: LoreFields = {
  name: '',
  content: '',
  folder: '',
  enabled: true,
  constant: false,
  keys: [],
  selective: true,
  secondaryKeys: [],
  logic: 'andAny',
  usesPatterns: false,
  caseSensitive: null,
  wholeWords: null,
  scanDepth: null,
  order: 100,
  priority: null,
  place: 'beforeCharacter',
  depth: 4,
  role: 'system',
  probability: 100,
  groups: [],
  groupWeight: 100,
  prioritized: false,
  scored: false,
  sticky: 0,
  cooldown: 0,
  delay: 0,
  unrecursable: false,
  endsRecursion: false,
  recursionLevel: 0,
  ignoresBudget: false,
  filter: { excludes: false, names: [], tags: [] },
};

/** Returns the fields of an entry as the controls of its form: lists are texts with commas, those of keys with lines. Without one, those of a new entry. */
export function toForm(fields: OwnLoreEntry['fields'] = blankFields): EntryForm {
  return {
    name: fields.name,
    content: fields.content,
    folder: fields.folder,
    place: fields.place,
    keys: listed(fields.keys),
    secondaryKeys: listed(fields.secondaryKeys),
    logic: fields.selective ? fields.logic : '',
    enabled: flag(fields.enabled),
    constant: flag(fields.constant),
    depth: numeric(fields.depth),
    order: numeric(fields.order),
    scanDepth: numeric(fields.scanDepth),
    probability: numeric(fields.probability),
    caseSensitive: choice(fields.caseSensitive),
    wholeWords: choice(fields.wholeWords),
    groups: fields.groups.join(', '),
    groupWeight: numeric(fields.groupWeight),
    prioritized: flag(fields.prioritized),
    scored: flag(fields.scored),
    sticky: numeric(fields.sticky),
    cooldown: numeric(fields.cooldown),
    delay: numeric(fields.delay),
    unrecursable: flag(fields.unrecursable),
    endsRecursion: flag(fields.endsRecursion),
    recursionLevel: numeric(fields.recursionLevel),
    ignoresBudget: flag(fields.ignoresBudget),
    names: fields.filter.names.join(', '),
    excludes: flag(fields.filter.excludes),
  };
}

const numeric = (value: number | null): string => (value === null ? '' : String(value));
const flag = (value: boolean): string => (value ? 'on' : '');
const choice = (value: boolean | null): string => {
  if (value === null) return '';
  return value ? 'yes' : 'no';
};
