import { expect, test } from 'vitest';
import { calledName, filesBelow, syntaxOf, textOfFile } from '../source.ts';

/** Calls that create, start or end an actor. For the last two a view needs no import that the linter could refuse. */
const lifecycle = new Set(['createActor', 'start', 'stop']);

const lifecycleCallsIn = (code: string, lang: 'ts' | 'tsx'): string[] =>
  syntaxOf(code, lang)
    .map((node) => calledName(node) ?? '')
    .filter((name) => lifecycle.has(name));

test('a view that starts or stops an actor is found', () => {
  expect(lifecycleCallsIn('const View = ({ actor }) => <b>{String(actor.start())}</b>;', 'tsx')).toEqual([
    'start',
  ]);
  expect(lifecycleCallsIn('createActor(machine).stop();', 'ts')).toEqual(['stop', 'createActor']);
  expect(lifecycleCallsIn(`actor.send({ type: 'load.retry' });`, 'ts')).toEqual([]);
});

test('no view starts or stops an actor', () => {
  const found = (['ts', 'tsx'] as const).flatMap((lang) =>
    filesBelow('src/views')
      .filter((path) => path.endsWith(`.${lang}`))
      .filter((path) => lifecycleCallsIn(textOfFile(path), lang).length > 0),
  );
  expect(found).toEqual([]);
});

test('views read supervised parts by one hook', () => {
  const readers = filesBelow('src/views').filter((path) => /\bselectPart\b/.test(textOfFile(path)));
  expect(readers).toEqual(['src/views/components/status/supervised-part.tsx', 'src/views/use-part.ts']);
});
