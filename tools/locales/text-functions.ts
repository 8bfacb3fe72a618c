/** Writes the types of the texts that are functions, from the arguments of the English ones. */
import { join } from 'node:path';
import { isPage, messagesIn, ownArgumentsOf, readTexts } from '../../scripts/lib/texts/texts.ts';

export const functionsFile = join(import.meta.dirname, '..', '..', 'src', 'locales', 'text-functions.ts');

/** Returns the source of the file. The texts of pages are left out: a page is a function as a whole. */
export function writeTextFunctions(): string {
  const groups = Object.entries(readTexts('en')).filter(([, texts]) => !isPage(texts));
  const lines = groups.flatMap(([group, texts]) =>
    messagesIn(texts, group).flatMap(([path, text]) => {
      const given = ownArgumentsOf(text, false).map(([name, kind]) => `${name}: ${kind}`);
      if (given.length === 0) return [];
      return [
        `  '${path}': (${given.length === 1 ? given.join() : `values: { ${given.join('; ')} }`}) => string;`,
      ];
    }),
  );
  return `/** Written by \`npm run translations\` from the arguments of the English texts. */

/** A date, or its milliseconds. */
type Time = Date | number;

/** The texts with arguments, by path: with one argument a function of it, with several a function of an object with them. */
export interface TextFunctions {
${lines.join('\n')}
}
`;
}
