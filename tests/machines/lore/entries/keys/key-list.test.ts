import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { keyListMachine } from '../../../../../src/machines/lore/entries/keys/key-list.machine.ts';
import {
  allKeys,
  type KeyListEvent,
} from '../../../../../src/machines/lore/entries/keys/key-list.reducers.ts';
import {
  isKeyList,
  keysIn,
  listed,
  typedKeys,
} from '../../../../../src/machines/lore/entries/keys/key-text.ts';

/** Returns the list of an entry with two keys after these events. */
const after = (...events: readonly KeyListEvent[]) => run(false, events);

const run = (arePatterns: boolean, events: readonly KeyListEvent[]) => {
  const keys = ['lighthouse', 'a, b'];
  const input = { draft: 'lore-entry/book-1/new', name: 'keys', keys, arePatterns } as const;
  const actor = createActor(keyListMachine, { input }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
};

const typed = (text: string): KeyListEvent => ({ type: 'text.change', text });

describe('[29.3] a text of keys', () => {
  test.each([
    ['lamp, sea', ['lamp', 'sea']],
    ['lamp、sea，tide،foam', ['lamp', 'sea', 'tide', 'foam']],
    ['/a,b/i, sea', ['/a,b/i', 'sea']],
    [String.raw`sea, /a\/,b/i`, ['sea', String.raw`/a\/,b/i`]],
    ['/a,b', ['/a', 'b']],
    ['lamp\r\n\n sea \n', ['lamp', 'sea']],
    [' , ,', []],
  ])('%j', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  test.each([
    ['lam', [], 'lam'],
    ['lamp,', ['lamp'], ''],
    ['lamp, se', ['lamp'], 'se'],
    ['/a,', [], '/a,'],
    [String.raw`/a\/,b`, [], String.raw`/a\/,b`],
    ['/a,b/i', [], '/a,b/i'],
    ['/a,b/i,', ['/a,b/i'], ''],
    ['/usr/bin/env, ', ['/usr/bin/env'], ''],
    [' ', [], ''],
  ])('that is being typed: %j', (text, keys, rest) => {
    expect(typedKeys(text)).toEqual({ keys, rest });
  });

  test('is a list where it has lines or several keys', () => {
    expect(['lamp', '/a,b/i', 'lamp, sea', 'lamp\nsea'].map((text) => isKeyList(text))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('[29.3] a list of keys', () => {
  test('has what a comma or Enter ends, and says so', () => {
    const { context } = after(typed('lamp, s'), typed('sea'), { type: 'text.submit' });
    expect(context).toMatchObject({
      keys: ['lighthouse', 'a, b', 'lamp', 'sea'],
      written: '',
      change: { kind: 'added', keys: ['sea'] },
    });
  });

  test('has no key twice', () => {
    const { context } = after({ type: 'list.paste', text: 'sea\nlighthouse\nsea' }, typed('lighthouse,'));
    expect(context).toMatchObject({
      keys: ['lighthouse', 'a, b', 'sea'],
      change: { kind: 'repeated', keys: ['lighthouse'] },
    });
  });

  test('loses its last key by Backspace in the empty field alone', () => {
    expect(after(typed('s'), { type: 'key.removeLast' }).context.keys).toHaveLength(2);
    const { context } = after({ type: 'key.removeLast' });
    expect(context).toMatchObject({ keys: ['lighthouse'], change: { kind: 'removed', keys: ['a, b'] } });
    expect(after({ type: 'key.remove', key: 'lighthouse' }).context.keys).toEqual(['a, b']);
    const removals = ['a, b', 'lighthouse', ''].map(() => ({ type: 'key.removeLast' }) as const);
    expect(after(...removals).context).toMatchObject({ keys: [], change: { keys: ['lighthouse'] } });
  });

  test('does not divide what an input method composes', () => {
    const composed = after({ type: 'key.removeLast' }, { type: 'text.compose', text: 'うみ、' });
    expect(composed.context).toMatchObject({ written: 'うみ、', change: null });
    expect(after({ type: 'text.compose', text: 'うみ、' }, typed('海、')).context.keys).toContain('海');
  });

  test('of patterns without slashes is divided by line breaks alone', () => {
    const submit = { type: 'text.submit' } as const;
    const paste = { type: 'list.paste', text: 'c{2,3}\nd' } as const;
    const { context } = run(true, [typed('a{1,2}, b'), submit, paste]);
    expect(context.keys.slice(2)).toEqual(['a{1,2}, b', 'c{2,3}', 'd']);
    expect(listed(allKeys(run(true, [typed('e{4,}')]).context))).toBe('lighthouse\na, b\ne{4,}');
  });

  test('is saved with what is still in the field, and restored from that', () => {
    expect(listed(allKeys(after(typed('/x,y/i')).context))).toBe('lighthouse\na, b\n/x,y/i');
    const { context } = after(
      typed('s'),
      { type: 'key.remove', key: 'lighthouse' },
      {
        type: 'list.restore',
        value: 'a, b\r\n/x,y/i',
      },
    );
    expect(context).toMatchObject({ keys: ['a, b', '/x,y/i'], written: '', change: null });
  });
});
