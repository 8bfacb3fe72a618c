import { arabic } from '../../content/mate-descriptions/ar.ts';
import { german } from '../../content/mate-descriptions/de.ts';
import { english } from '../../content/mate-descriptions/en.ts';
import { spanish } from '../../content/mate-descriptions/es.ts';
import { french } from '../../content/mate-descriptions/fr.ts';
import { japanese } from '../../content/mate-descriptions/ja.ts';
import { portuguese } from '../../content/mate-descriptions/pt-br.ts';
import { chinese } from '../../content/mate-descriptions/zh-cn.ts';
import { once } from '../../text-safety/once.ts';
import { compileDescription, type CompiledGrammar } from './compile-description.ts';

/** Compiled on first use: only servers without a language model read descriptions. */
const latin = [english, german, french, spanish, portuguese].map((grammar) =>
  once(() => compileDescription(grammar)),
);
const readEnglish = once(() => compileDescription(english));
const scripts: ReadonlyArray<readonly [RegExp, () => CompiledGrammar]> = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, once(() => compileDescription(japanese))],
  [/\p{Script=Arabic}/u, once(() => compileDescription(arabic))],
  [/\p{Script=Han}/u, once(() => compileDescription(chinese))],
];

/** Returns the grammar of the language in which a sentence seems to be written. */
export const grammarOf = (sentence: string): CompiledGrammar => {
  const [, read] = scripts.find(([script]) => script.test(sentence)) ?? [];
  if (read !== undefined) return read();
  const scored = latin.map((compiled) => ({ grammar: compiled(), score: scoreOf(sentence, compiled()) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best?.grammar ?? readEnglish();
};

const scoreOf = (sentence: string, { common, trades, ages }: CompiledGrammar): number =>
  [...sentence.matchAll(common)].length +
  [trades[0], ages[0]].filter((read) => read !== undefined && sentence.match(read) !== null).length;
