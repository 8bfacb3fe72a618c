import { expect, test } from 'vitest';
import { createServer, type IndexHtmlTransformResult, type Plugin } from 'vite';
import { firstScript } from '../../scripts/lib/first-script.mjs';
import { root } from '../architecture/source.ts';

const file = 'src/locales/first-texts.ts';

test('the file that holds the module becomes the first script of the page', () => {
  const bundle = {
    'a.js': { fileName: 'assets/a.js', moduleIds: ['/p/src/main.tsx'] },
    'b.js': {
      fileName: 'assets/b.js',
      moduleIds: ['/p/src/x.ts', String.raw`C:\p\src\locales\first-texts.ts`],
    },
    'c.css': { fileName: 'assets/c.css' },
  };
  expect(tagsFor(firstScript(file), bundle)).toEqual([
    {
      tag: 'script',
      attrs: { type: 'module', crossorigin: true, src: '/assets/b.js' },
      injectTo: 'head-prepend',
    },
  ]);
});

test('a build without such a file fails', () => {
  expect(() => tagsFor(firstScript(file), {})).toThrow(`The build made no file of ${file}.`);
});

test('in development the module itself is the first script', async () => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [firstScript(file)],
    logLevel: 'silent',
  });
  const html = await server.transformIndexHtml(
    '/',
    '<html><head><script src="later.js"></script></head></html>',
  );
  await server.close();
  expect(html.indexOf(`/${file}`)).toBeGreaterThan(0);
  expect(html.indexOf(`/${file}`)).toBeLessThan(html.indexOf('later.js'));
});

function tagsFor({ transformIndexHtml: hook }: Plugin, bundle: object): IndexHtmlTransformResult | undefined {
  const handler: unknown = typeof hook === 'object' ? hook.handler : hook;
  if (typeof handler !== 'function') throw new TypeError('The plugin writes no page.');
  return Reflect.apply(handler, undefined, ['', { bundle }]);
}
