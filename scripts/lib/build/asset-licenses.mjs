/** Completes the list of licenses in a build: Vite lists the packages of code, but not those of fonts and drawings. */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Creates a Vite plugin that appends the licenses of packages whose files the build copies.
 *
 * @param fileName The file of `build.license`.
 * @param drawn Packages of which the build contains parts that are no files, such as drawings in a sprite.
 */
export function assetLicenses(fileName, drawn) {
  const packages = new Set(drawn);
  return {
    name: 'asset-licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { originalFileNames = [] } of Object.values(bundle))
        for (const file of originalFileNames) {
          const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
          if (name !== undefined) packages.add(name);
        }
    },
    async writeBundle({ dir }) {
      const texts = await Promise.all([...packages].map(textOf));
      await appendFile(join(dir, fileName), texts.join(''));
    },
  };
}

async function textOf(name) {
  const folder = join(root, 'node_modules', ...name.split('/'));
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const text = await readFile(join(folder, 'LICENSE'), 'utf8');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
