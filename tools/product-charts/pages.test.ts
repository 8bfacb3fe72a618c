import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updatePages } from './machine-docs.ts';
import { models } from './models.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every machine has a page, and pictures that fit a page and can be read at a width of 1,000 pixels', async () => {
  await updatePages(folder);
  const files = readdirSync(folder);
  const ids = [...models.values()].map(({ machine }) => machine.id);
  expect(files).toEqual(expect.arrayContaining(ids.flatMap((id) => [`${id}.md`, `${id}.svg`])));
  for (const name of files.filter((file) => file.endsWith('.svg'))) {
    const svg = readFileSync(join(folder, name), 'utf8');
    const [, width = Infinity, height = Infinity] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
    const sizes = [...svg.matchAll(/font(?:-size)?:\s*(\d+)px/g)].map(([, size]) => Number(size));
    expect.soft(Number(width), name).toBeLessThanOrEqual(1600);
    expect.soft(Number(height), name).toBeLessThanOrEqual(1400);
    expect.soft(sizes, name).not.toEqual([]);
    expect.soft((Math.min(...sizes) * 1000) / Math.max(1000, Number(width)), name).toBeGreaterThanOrEqual(9);
  }
});
