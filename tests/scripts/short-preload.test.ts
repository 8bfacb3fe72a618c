import { afterEach, expect, it, vi } from 'vitest';
import { preload, shortPreload } from '../../scripts/lib/short-preload.mjs';

afterEach(() => vi.unstubAllGlobals());

it('asks for all files of a chunk at once, and for the chunk when its styles are there', async () => {
  const { links } = documentWith([]);
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('chunk'));
  const loaded = preload(load, ['a.js', 'a.css']);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/a.js'],
    ['stylesheet', '/a.css'],
  ]);
  expect(load).not.toHaveBeenCalled();
  links[1]?.end('load');
  expect(await loaded).toBe('chunk');
});

it('asks for nothing that the page has', async () => {
  const there = new Link();
  there.href = '/frame.css';
  there.sheet = {};
  const { links } = documentWith([there]);
  expect(await preload(() => Promise.resolve('chunk'), ['frame.css'])).toBe('chunk');
  expect(links).toEqual([there]);
});

it('two who need the same styles both wait for them', async () => {
  const { links } = documentWith([]);
  const both = Promise.all([
    preload(() => Promise.resolve(1), ['a.css']),
    preload(() => Promise.resolve(2), ['a.css']),
  ]);
  expect(links.length).toBe(1);
  links[0]?.end('load');
  expect(await both).toEqual([1, 2]);
});

it('styles that did not come are asked for again at the next try', async () => {
  const { links } = documentWith([]);
  const load = () => Promise.resolve('chunk');
  const first = preload(load, ['a.css']);
  links[0]?.end('error');
  await expect(first).rejects.toThrow('/a.css did not come');
  expect(links).toEqual([]);
  const second = preload(load, ['a.css']);
  links[0]?.end('load');
  expect(await second).toBe('chunk');
});

it('takes the place of Vite’s own', () => {
  const { transform } = shortPreload();
  expect(transform).toMatchObject({ filter: { id: /vite\/preload-helper\.js$/ } });
});

class Link extends EventTarget {
  rel = '';
  href = '';
  crossOrigin: string | null = null;
  sheet: object | null = null;
  remove = () => {};
  end(type: 'load' | 'error') {
    this.dispatchEvent(new Event(type));
  }
}

/** As much of a document as the helper asks of one. */
function documentWith(links: Link[]) {
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => new Link(),
    head: {
      append(link: Link) {
        links.push(link);
        link.remove = () => void links.splice(links.indexOf(link), 1);
      },
    },
  });
  return { links };
}
