import type { Plugin } from 'vite';
import { languages, type Language } from '../../../contract/languages.ts';
import { problemsIn } from './check-texts.ts';
import { compileApp, compileGroup, compileLanguages } from './compile-texts.ts';
import { textFile } from './texts.ts';

/** Serves the texts of the page as modules, compiled from their files. Fails where a language lacks something. */
export const pageTexts = (): Plugin => ({
  name: 'page-texts',
  resolveId: {
    filter: { id: /^virtual:texts(?:\/|$)/ },
    // The zero is the sign of a module without a file.
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:texts(?:\/|$)/ },
    handler(id) {
      const [, name, file] = id.split('/');
      const language = languages.find((known) => known === name);
      if (language === undefined) return compileLanguages();
      for (const read of new Set<Language>(['en', language])) this.addWatchFile(textFile(read));
      if (file !== undefined) return compileGroup(language, file);
      const problems = problemsIn(language);
      if (problems.length > 0) this.error(problems.join('\n'));
      return compileApp(language);
    },
  },
});
