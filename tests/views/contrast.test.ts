import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Oklch } from './oklch.ts';

const css = readFileSync(new URL('../../src/views/styles/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;
const enough = 4.5;

describe.each(themes)('in the %s theme', (theme) => {
  test.each([
    ['color-text', ['color-bg', 'color-surface', 'color-raised', 'color-sunken']],
    ['color-muted', ['color-bg', 'color-surface', 'color-raised', 'color-sunken']],
    ['color-accent', ['color-bg', 'color-surface', 'color-raised']],
    ['color-gold', ['color-surface']],
    ['color-negative', ['color-surface', 'color-raised']],
    ['color-on-accent', ['color-accent', 'color-accent-hover']],
  ])('%s can be read on %s', (text, grounds) => {
    const poor = grounds.filter(
      (ground) => contrast(color(text, theme, 0), color(ground, theme, 0)) < enough,
    );
    expect(poor).toEqual([]);
  });

  test.each([
    ['color-text', ['tint-from', 'tint-to', 'tint-chip', 'tint-light']],
    ['tint-muted', ['tint-from', 'tint-to']],
    ['tint-ink', ['tint-chip']],
    ['tint-on-bubble', ['tint-bubble']],
  ])('%s can be read on %s of every mate', (text, grounds) => {
    const poor = grounds.flatMap((ground) =>
      hues
        .filter((hue) => contrast(color(text, theme, hue), color(ground, theme, hue)) < enough)
        .map((hue) => `${ground} ${hue}`),
    );
    expect(poor).toEqual([]);
  });
});

const hues = Array.from({ length: 360 }, (_, hue) => hue);

/** Returns the value of `--name: light-dark(…, …)` for a mate's hue. */
function color(name: string, theme: (typeof themes)[number], hue: number): Oklch {
  const declared = new RegExp(`--${name}:\\s*light-dark\\(([^;]*)\\);`, 'u').exec(css)?.[1] ?? '';
  const values = declared.match(/#fff|oklch\((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*\)/gu) ?? [];
  const value = values[themes.indexOf(theme)];
  if (value === undefined) throw new Error(`tokens.css has no --${name} for the ${theme} theme.`);
  return value === '#fff' ? [1, 0, 0] : parse(value, hue);
}

function parse(value: string, hue: number): Oklch {
  const plain = value
    .slice('oklch('.length, -1)
    .replace(/calc\(var\(--hue\) \+ (\d+)\)/u, (_, more: string) => String(hue + Number(more)))
    .replace('var(--hue)', String(hue));
  const [lightness = Number.NaN, chroma = Number.NaN, angle = Number.NaN] = plain.split(' ').map(Number);
  if ([lightness, chroma, angle].some(Number.isNaN)) throw new Error(`Not a color to compute with: ${value}`);
  return [lightness, chroma, angle];
}
