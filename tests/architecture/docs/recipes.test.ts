import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, textOfFile } from '../source.ts';

const page = textOfFile('docs/recipes.md');
const recipes = page
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf('\n')), items: itemsOf(text) }));
const { scripts } = JSON.parse(textOfFile('package.json')) as { scripts: Record<string, string> };

const isPath = (word: string): boolean =>
  /^(?:contract|docs|public|scripts|server|src|tests|tools)\/|^[\w-]+\.(?:md|json)$/.test(word);

test('there is a recipe for each of ten changes', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'A text of the page',
    'A color',
    'A delay',
    'The longest message',
    'A price',
    'A field of a persona',
    'A route',
    'An import format',
    'A rule for learned facts',
    'A language',
  ]);
});

test.each(recipes)(
  '$title: its paths exist, its commands too, and each name is in a file of its step',
  ({ items }) => {
    const wrong = items.flatMap((item) => {
      const words = [...item.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      const paths = words.filter(isPath).map(inGerman);
      const missing = paths.filter((path) => !existsSync(join(root, path)));
      const texts = paths.filter((path) => !missing.includes(path)).flatMap(textsAt);
      const unknown = words.filter(
        (word) => !isPath(word) && !isCommand(word) && !texts.some((text) => text.includes(word)),
      );
      return [...missing, ...unknown, ...(paths.length === 0 ? [`no path: ${item}`] : [])];
    });
    expect(wrong).toEqual([]);
  },
);

test('the recipe for a language names every table and every folder of files by language', () => {
  const named = (recipes.find(({ title }) => title === 'A language')?.items ?? []).flatMap((item) =>
    [...item.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word).filter(isPath),
  );
  const isNamed = (path: string): boolean =>
    named.some((name) => name === path || (name.endsWith('/') && path.startsWith(name)));
  expect([...filesByLanguage()].filter((path) => !isNamed(path))).toEqual([]);
});

/** The text of each numbered step. */
function itemsOf(recipe: string): string[] {
  return [...recipe.matchAll(/^\d+\. (.+(?:\n +.+)*)/gm)].map(([, item = '']) =>
    item.replaceAll(/\n +/g, ' '),
  );
}

function inGerman(path: string): string {
  const byTag = path.replace('LANGUAGE', 'de');
  return existsSync(join(root, byTag)) ? byTag : path.replace('LANGUAGE', 'german');
}

function textsAt(path: string): string[] {
  return path.endsWith('/') ? filesBelow(path.slice(0, -1)).map(textOfFile) : [textOfFile(path)];
}

function isCommand(word: string): boolean {
  const [, script] = /^npm run (\S+)/.exec(word) ?? [];
  if (script !== undefined) return script in scripts;
  return word === 'npm test' || word.startsWith('npx vitest run ');
}

/** Files that hold something for each of several languages, and files of one language with `LANGUAGE` in their path. */
function filesByLanguage(): Set<string> {
  const tags = 'es|de|fr|ja|ar';
  const names = 'spanish|german|french|japanese|arabic';
  const ofOne = new RegExp(`(?<=/)(?:${tags}|${names})(?=[./])`);
  const imported = new RegExp(`from '[^']*/(${tags}|${names})[./]`, 'g');
  const keyed = new RegExp(`^\\s*(${tags}): `, 'gm');
  const files = ['contract', 'scripts', 'server', 'src', 'tests/corpora', 'tools'].flatMap(filesBelow);

  const found = new Set<string>();
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const [language] = ofOne.exec(file) ?? [];
    if (language !== undefined) {
      const path = file.replace(ofOne, 'LANGUAGE').replace(/LANGUAGE\/.*/, 'LANGUAGE/');
      folders.set(path, (folders.get(path) ?? new Set()).add(language));
    } else if (/^(?!tests).+\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.test.ts')) {
      const text = textOfFile(file);
      const of = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name)).size;
      if (/(?:Record<\s*(?:Exclude<)?|Map<)Language\b/.test(text) || of(imported) > 2 || of(keyed) > 2)
        found.add(file);
    }
  }
  for (const [path, languages] of folders) if (languages.size > 2) found.add(path);
  return found;
}
