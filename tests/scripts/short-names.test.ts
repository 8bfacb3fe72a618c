import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortNames } from '../../scripts/lib/short-names.mjs';

it('classes of one file start alike, and no two classes have one name', () => {
  const folder = folderWith(60);
  const nameOf = shortNames(folder);
  const names = files(60).map((file) =>
    ['card', 'name', 'card'].map((name) => nameOf(name, join(folder, file))),
  );
  for (const [card = '', name = '', again] of names) {
    expect([name.slice(0, 3), again]).toEqual([card.slice(0, 3), card]);
    expect(card).toMatch(/^_[a-zA-Z]{2}0$/);
  }
  expect(new Set(names.flat()).size).toBe(120);
});

it('a file keeps its names when another comes', () => {
  const before = folderWith(3);
  const after = folderWith(4);
  const named = (folder: string) => files(3).map((file) => shortNames(folder)('card', join(folder, file)));
  expect(named(after)).toEqual(named(before));
});

/** A folder with so many files of styles. */
function folderWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'parts'));
  for (const file of files(count)) writeFileSync(join(folder, file), '');
  return folder;
}

const files = (count: number) => Array.from({ length: count }, (_, index) => `parts/${index}.module.css`);
