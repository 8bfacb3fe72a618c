import type { Language } from '../../../contract/languages.ts';
import type { AppMessages } from '../../../src/locales/messages.ts';

/** The texts of every screen that the specs read: their index also loads the other files, which only Vite can. */
export type AppTexts = Pick<
  AppMessages,
  'components' | 'discover' | 'layout' | 'notifications' | 'shell' | 'titles'
>;

/** Returns texts of every screen in a language. */
export const appTexts = async (language: Language): Promise<AppTexts> => {
  const files = await Promise.all(
    ['components', 'discover', 'layout', 'notifications', 'shell'].map(
      (file): Promise<Partial<AppTexts>> => import(`../../../src/locales/${language}/app/${file}.ts`),
    ),
  );
  return Object.assign({}, ...files);
};
