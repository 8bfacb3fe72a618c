import type { Plugin } from 'vite';
import { languages, type Language } from '../../contract/languages.ts';
import { problemsIn } from './check-texts.ts';
import { compileApp, compileGroup, compileLanguages, textsModule } from './compile-texts.ts';
import { textFile } from './texts.ts';

/** Rollup's sign of a module without a file. */
const virtual = '\0';

/** Serves the texts of the page as modules, compiled from their files. Fails where a language lacks something. */
export const pageTexts = (): Plugin => ({
  name: 'page-texts',
  resolveId: (id) => (/^virtual:texts(?:\/|$)/.test(id) ? `${virtual}${id}` : null),
  load(id) {
    if (!id.startsWith(`${virtual}${textsModule}`)) return null;
    const [, name, group] = id.split('/');
    const language = languages.find((known) => known === name);
    if (language === undefined) return compileLanguages();
    for (const read of new Set<Language>(['en', language])) this.addWatchFile(textFile(read));
    if (group !== undefined) return compileGroup(language, group);
    const problems = problemsIn(language);
    if (problems.length > 0) this.error(problems.join('\n'));
    return compileApp(language);
  },
});
