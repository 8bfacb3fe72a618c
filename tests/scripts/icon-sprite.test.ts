import { describe, expect, it } from 'vitest';
import { drawSprite } from '../../scripts/lib/build/icon-sprite.mjs';
import { icons } from '../../src/views/components/icons/icons.ts';
import { filesBelow, textOfFile } from '../architecture/source.ts';

describe('the icon sprite', () => {
  it('has a symbol for each icon that contains only lines', async () => {
    expect(await drawSprite(['x', 'compass'])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg">' +
        '<symbol id="x" viewBox="0 0 24 24"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></symbol>' +
        '<symbol id="compass" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/><path d="m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z"/></symbol>' +
        '</svg>',
    );
  });

  it('contains every icon that the page names', async () => {
    const sprite = await drawSprite(icons);
    const drawn = [...sprite.matchAll(/<symbol id="([a-z0-9-]+)"/g)].map(([, name]) => name);
    expect(drawn).toEqual([...icons]);
  });

  it('contains no unused icon', () => {
    const views = filesBelow('src/views')
      .filter((file) => file.endsWith('.tsx'))
      .map(textOfFile)
      .join('\n');
    const isDrawn = (name: string) => views.includes(`"${name}"`) || views.includes(`'${name}'`);
    expect(icons.filter((name) => !isDrawn(name))).toEqual([]);
  });
});
