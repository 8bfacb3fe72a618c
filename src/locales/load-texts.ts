import type { Language } from '../../contract/languages.ts';
import type * as app from './en/app/index.ts';
import { appTextFile, groupFile } from './text-files.ts';
import type { AppMessages, MessageGroup, ScreenMessages } from './messages.ts';

/** The files that the first load names. Each of these files has the texts around every screen and knows the other files of its language. */
const files = import.meta.glob<typeof app>('./*/app/index.ts');

/** Loads the texts that every screen needs. Rejects when the file does not load. */
export async function loadAppTexts(language: Language): Promise<AppMessages & Pick<typeof app, 'textFiles'>> {
  const file = files[`./${appTextFile(language)}`];
  if (file === undefined) throw new Error(`There is no file of texts ${appTextFile(language)}.`);
  return file();
}

/** Loads groups of texts. Rejects when one of them does not load. */
export async function loadGroups(
  language: Language,
  groups: readonly MessageGroup[],
): Promise<Partial<ScreenMessages>> {
  const { textFiles } = await loadAppTexts(language);
  // A test checks that the export of each file matches its name.
  const modules = await Promise.all(groups.map(async (group) => load(textFiles, groupFile(group))));
  return Object.assign({}, ...modules);
}

function load(files: typeof app.textFiles, name: string): Promise<unknown> {
  const file = files[`../${name}.ts`];
  if (file === undefined) throw new Error(`There is no file of texts ${name}.`);
  return file();
}
