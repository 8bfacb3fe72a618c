import { compileGrammar } from './compile-grammar.ts';
import { english } from '../../content/fact-rules/en.ts';
import { german } from '../../content/fact-rules/de.ts';
import { spanish } from '../../content/fact-rules/es.ts';
import { french } from '../../content/fact-rules/fr.ts';
import { portuguese } from '../../content/fact-rules/pt-br.ts';
import { japanese } from '../../content/fact-rules/ja.ts';
import { chinese } from '../../content/fact-rules/zh-cn.ts';
import { arabic } from '../../content/fact-rules/ar.ts';

/** The grammars by how their language is recognized: those of the Latin script by their words. */
export const grammars = {
  latin: [english, german, spanish, french, portuguese].map(compileGrammar),
  japanese: compileGrammar(japanese),
  chinese: compileGrammar(chinese),
  arabic: compileGrammar(arabic),
};

export const allGrammars = [...grammars.latin, grammars.japanese, grammars.chinese, grammars.arabic];
