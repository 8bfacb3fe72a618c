import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../contract/languages.ts';

const locales = join(import.meta.dirname, '..', '..', 'src', 'locales');

/** Loads every group of texts of a language from the folder, independently of the page's own loader. */
export async function loadAllTexts(language: Language): Promise<Readonly<Record<string, unknown>>> {
  const files = readdirSync(join(locales, language)).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    [...files, join('app', 'index.ts')].map(
      async (name): Promise<object> => import(join(locales, language, name)),
    ),
  );
  return Object.fromEntries(
    modules.flatMap((texts) => Object.entries(texts)).filter(([name]) => name !== 'textFiles'),
  );
}
