import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from './bundle-size.mjs';

/**
 * Lists, for each path of the product and each language, the files that the page and its screen need. The server sends the
 * list with the HTML, so that the browser requests them before it has run any code.
 *
 * @param screens Each path, with the source files of its screen by language.
 */
export const screenPreloads = (screens) => ({
  name: 'screen-preloads',
  apply: 'build',
  async writeBundle({ dir }) {
    const { filesOf } = readBuild(dir);
    const filesOfAll = (sources) => {
      const files = [...new Set(['index.html', ...sources].flatMap((name) => [...filesOf(name)]))];
      // Nothing is painted without the style sheets; a browser requests in this order.
      const isStyle = (file) => file.endsWith('.css');
      return [...files.filter(isStyle), ...files.filter((file) => !isStyle(file))];
    };
    const preloads = screens.map(({ path, sources }) => [path, mapValues(sources, filesOfAll)]);
    await writeFile(join(dir, '.vite', 'preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
  },
});

const mapValues = (object, convert) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(value)]));
