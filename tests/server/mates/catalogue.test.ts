import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MateDetail } from '../../../contract/mates/mate-detail.ts';
import { seedCreators, seedMates } from '../../../server/content/seed.ts';
import { portraitSvg } from '../../../server/domain/mates/portraits.ts';
import { PortraitOptions } from '../../../server/content/portrait-options.ts';

const friendlyLips = [
  'variant03',
  'variant14',
  'variant17',
  'variant22',
  'variant23',
  'variant25',
  'variant30',
];
const friendlyBrows = ['variant01', 'variant05', 'variant08', 'variant09', 'variant10', 'variant12'];

describe('the seeded mates', () => {
  it('are at least fourteen, with unique ids and names, by several known creators', () => {
    const creators = new Set(seedCreators.map((creator) => creator.creatorId));
    const used = new Set(seedMates.map((mate) => mate.creatorId));
    expect(seedMates.length).toBeGreaterThanOrEqual(14);
    expect(new Set(seedMates.map((mate) => mate.mateId)).size).toBe(seedMates.length);
    expect(new Set(seedMates.map((mate) => mate.name)).size).toBe(seedMates.length);
    expect([...used].filter((creatorId) => !creators.has(creatorId))).toEqual([]);
    expect(used.size).toBe(seedCreators.length);
    expect(used.size).toBeGreaterThanOrEqual(4);
  });

  it('are all adults, from their twenties to their seventies', () => {
    const ages = seedMates.map((mate) => mate.age);
    expect(ages.filter((age) => age < 21)).toEqual([]);
    expect(Math.min(...ages)).toBeLessThan(30);
    expect(Math.max(...ages)).toBeGreaterThanOrEqual(70);
  });

  it('differ in color: all hues are at least fifteen degrees apart', () => {
    const hues = seedMates.map((mate) => mate.hue).toSorted((one, other) => one - other);
    const gaps = hues.map((hue, index) => ((hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue + 360) % 360);
    expect(gaps.filter((gap) => gap < 15)).toEqual([]);
  });

  it('use a common set of tags', () => {
    const tags = seedMates.flatMap((mate) => mate.tags);
    const shared = new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index));
    expect(seedMates.filter((mate) => mate.tags.length < 2 || mate.tags.length > 4)).toEqual([]);
    expect(tags.filter((tag) => tag !== tag.toLowerCase())).toEqual([]);
    expect(shared.size).toBeGreaterThanOrEqual(8);
  });

  it.each(seedMates)('$name matches the contract and greets in the chat format', (mate) => {
    const { creatorId, portrait, who, ...description } = mate;
    const detail = {
      ...description,
      who: who.split('\n\n'),
      tags: [...description.tags],
      likes: [...description.likes],
      portrait: `/portraits/${mate.mateId}.svg`,
      chats: 0,
      creator: { creatorId, name: 'Somebody' },
    };
    expect(portrait).toBeDefined();
    expect(v.parse(MateDetail, detail)).toEqual(detail);
    expect(detail.who.length).toBeGreaterThanOrEqual(2);
    expect(mate.greeting).toMatch(/^\*[^*]+\*\n\n“[^“”]+”$/u);
  });
});

describe('the portraits', () => {
  it.each(seedMates)('of $name is friendly and deterministic', ({ portrait }) => {
    expect(friendlyLips).toContain(portrait.lips);
    expect(friendlyBrows).toContain(portrait.brows);
    const svg = portraitSvg(portrait);
    expect(svg).toMatch(/^<svg [^>]*width="512"/u);
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|<image/iu);
    expect(portraitSvg({ ...portrait })).toBe(svg);
  });

  it('are all different', () => {
    expect(new Set(seedMates.map((mate) => portraitSvg(mate.portrait))).size).toBe(seedMates.length);
  });

  it('reject a feature that the style does not have', () => {
    const face = seedMates[0]?.portrait;
    expect(v.is(PortraitOptions, face)).toBe(true);
    expect(v.is(PortraitOptions, { ...face, hair: '"><script>' })).toBe(false);
    expect(v.is(PortraitOptions, { ...face, backgroundColor: 'url(x)' })).toBe(false);
  });
});
