import type { Language } from '../../contract/languages.ts';
import { appTextFile, textFile } from './text-files.ts';
import type { AppMessages, MessageGroup, ScreenMessages } from './messages.ts';

/** One file a group and language; the texts around every screen are one file. A test checks that the export of each matches its name. */
const files = import.meta.glob<object>(['./*/*.ts', './*/app/index.ts', '!./*/formats.ts']);

/** Loads the texts that every screen needs. Rejects when the file does not load. */
export async function loadAppTexts(language: Language): Promise<AppMessages> {
  // The test on the files proves what the glob's type cannot say.
  return (await load(`./${appTextFile(language)}`)) as AppMessages;
}

/** Loads groups of texts. Rejects when one of them does not load. */
export async function loadGroups(
  language: Language,
  groups: readonly MessageGroup[],
): Promise<Partial<ScreenMessages>> {
  const modules = await Promise.all(groups.map((group) => load(`./${textFile(language, group)}`)));
  return Object.assign({}, ...modules);
}

async function load(path: string): Promise<object> {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no file of texts ${path}.`);
  return file();
}
