import * as v from 'valibot';
import { KeyLogic, LorePlace, type LoreChanges, type LoreFields } from '../../../contract/lore/lore-entry.ts';
import { blankFields, toForm } from '../../machines/lore/entries/entry-form.ts';
import { keysIn, unlisted } from '../../machines/lore/entries/keys/key-text.ts';
import type { EntryForm, EntryToSave } from '../../machines/lore/entries/lore-entries.reducers.ts';

type Fields = NonNullable<EntryToSave['entry']>['fields'];

/** Returns what was changed in the form of an entry. What nobody touched stays as it is, also where it could not be typed here. */
export function changesIn(form: EntryForm, fields: Fields = blankFields): LoreChanges {
  const before = toForm(fields);
  const changed = Object.keys(before).filter((name) => (form[name] ?? '') !== before[name]);
  return Object.assign({}, ...changed.map((name) => readers[name]?.(form[name] ?? '', form, fields)));
}

/** Reads the control of that name; some fields need others. */
type Reader = (value: string, form: EntryForm, fields: Fields) => LoreChanges;

const text =
  (name: 'name' | 'content' | 'folder'): Reader =>
  (value) => ({ [name]: value });

const groups: Reader = (value) => ({ groups: [...keysIn(value)] });

/** A list of keys that is not shown, since it crashed, stays as it is. */
const keys: Reader = (_, { keys: value }) => (value === undefined ? {} : { keys: [...unlisted(value)] });

const flag =
  (name: keyof LoreFields): Reader =>
  (value) => ({ [name]: value !== '' });

/** A blank number is the default. */
const number =
  (name: keyof LoreFields): Reader =>
  (value) => ({ [name]: value.trim() === '' ? blankFields[name] : Number(value) });

const choice =
  (name: keyof LoreFields): Reader =>
  (value) => ({ [name]: value === '' ? null : value === 'yes' });

const secondaryKeys: Reader = (_, { secondaryKeys: value, logic = '' }) => ({
  ...(value === undefined ? {} : { secondaryKeys: [...unlisted(value)] }),
  ...(v.is(KeyLogic, logic) ? { selective: true, logic } : { selective: false }),
});

const filter: Reader = (_, { names = '', excludes = '' }, fields) => ({
  filter: { excludes: excludes !== '', names: [...keysIn(names)], tags: fields.filter.tags },
});

const readers: Readonly<Record<string, Reader>> = {
  name: text('name'),
  content: text('content'),
  folder: text('folder'),
  place: (place) => (v.is(LorePlace, place) ? { place } : {}),
  keys,
  secondaryKeys,
  logic: secondaryKeys,
  enabled: flag('enabled'),
  constant: flag('constant'),
  depth: number('depth'),
  order: number('order'),
  scanDepth: number('scanDepth'),
  probability: number('probability'),
  caseSensitive: choice('caseSensitive'),
  wholeWords: choice('wholeWords'),
  groups,
  groupWeight: number('groupWeight'),
  prioritized: flag('prioritized'),
  scored: flag('scored'),
  sticky: number('sticky'),
  cooldown: number('cooldown'),
  delay: number('delay'),
  unrecursable: flag('unrecursable'),
  endsRecursion: flag('endsRecursion'),
  recursionLevel: number('recursionLevel'),
  ignoresBudget: flag('ignoresBudget'),
  names: filter,
  excludes: filter,
};
