import { languageTexts } from 'virtual:texts';
import type { Language } from '../../contract/languages.ts';
import type { LanguageTexts, MessageGroup, ScreenMessages } from './messages.ts';

/** The first load names the modules of these texts only. A declaration of the module cannot name its types. */
const modules = languageTexts as Readonly<Record<Language, () => Promise<LanguageTexts>>>;

/** Loads the texts that every screen needs. Rejects when they do not load. */
export const loadAppTexts = async (language: Language): Promise<LanguageTexts> => modules[language]();

/** Loads groups of texts. Rejects when one of them does not load. */
export async function loadGroups(
  language: Language,
  groups: readonly MessageGroup[],
): Promise<Partial<ScreenMessages>> {
  const { textLoaders } = await loadAppTexts(language);
  return Object.assign({}, ...(await Promise.all(groups.map((group) => textLoaders[group]()))));
}
