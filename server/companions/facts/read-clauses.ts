import { cutText } from '../../../contract/letters.ts';
import type { CompiledGrammar } from './compile-grammar.ts';
import { foldCase, foldLetters } from './fold-letters.ts';
import { grammars } from './grammars.ts';
import { unreadWords } from '../../content/fact-rules/unread.ts';
import { spokenPart, type SpokenPart } from './spoken-part.ts';

/** A clause that may state a fact. */
export interface Clause {
  readonly grammar: CompiledGrammar;
  /** Whether its language is unknown: no frequent word tells it. */
  readonly isGuessed: boolean;
  /** As it is written; marks stand for quotations. */
  readonly text: string;
  /** The same text folded, of the same length. */
  readonly folded: string;
  /** Whether it is one word after a greeting or the like, which is whom it speaks to: "hi Amanda". */
  readonly isAddress: boolean;
  readonly quotations: SpokenPart['quotations'];
}

/** Longer ones are no talk, in UTF-16 units. */
const longestSentence = 600;
const longestClause = 240;
const maxSentences = 400;

/** Returns the clauses of a text that its author states as true, in the languages of its sentences. */
export const readClauses = (message: string): readonly Clause[] => {
  const { text, quotations } = spokenPart(message);
  const compared = cutText(text, maxCompared);
  const known = scoresOf(compared);
  const unreadCount = foldCase(compared).match(unread)?.length ?? 0;
  if (unreadCount > 0 && unreadCount >= Math.max(...known.values())) return [];
  return splitSentences(text).flatMap((sentence, index, all) =>
    grammarsOf(sentence, known).flatMap((grammar, _, { length }) =>
      statementsIn(sentence, grammar)
        .filter(({ folded }) => !grammar.firstOnly.test(folded) || all.slice(0, index).every(isGreeting))
        .map((clause) => ({ grammar, isGuessed: length > 2, ...clause, quotations })),
    ),
  );
};

const unread = new RegExp(`(?<![\\p{L}\\p{N}])(?:${unreadWords})(?![\\p{L}\\p{N}])`, 'gu');

const isGreeting = (sentence: string): boolean => sentence.length <= longestGreeting;

/** In UTF-16 units. */
const longestGreeting = 8;

/** How much of a message its language is judged by, in UTF-16 units. */
const maxCompared = 2000;

/** Sentences end with their mark; the point of a number or of an abbreviation ends none. */
const splitSentences = (text: string): readonly string[] =>
  text
    .split(
      /(?<=[.!?]["')]?)(?<!(?<!\p{L})(?:\p{Lu}|[0-9]{1,2}|[SDM][rt]|Mrs|Ms|Sgt)\.)\s+|(?<=[.]) +(?=(?:I|My|Je|Mi|Ich|Eu)\b)|(?<=[\p{Ll}0-9][.!?])(?<![MDS][rst]\.)(?=\p{Lu}\p{Ll})|(?<=\p{Ll}[.!?])(?=I['’ ])|(?<=[。!?؟…])(?!って|と[言思聞叫])|(?=¿)|(?<=\p{Script=Han}) +(?=\p{Script=Han})|[\n\r]+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 1 && sentence.length <= longestSentence)
    .slice(0, maxSentences);

type Scores = ReadonlyMap<CompiledGrammar, number>;

const scoresOf = (text: string): Scores =>
  new Map(grammars.latin.map((grammar) => [grammar, foldCase(text).match(grammar.common)?.length ?? 0]));

/** Returns the languages in which a sentence is read: by its script, else those with most words in it. */
const grammarsOf = (sentence: string, known: Scores): readonly CompiledGrammar[] => {
  if (/[ぁ-ヿ]/u.test(sentence)) return [grammars.japanese];
  if (/\p{Script=Han}/u.test(sentence)) return [grammars.chinese];
  if (/\p{Script=Arabic}/u.test(sentence)) return [grammars.arabic];
  return best(best(grammars.latin, scoresOf(sentence)), known);
};

const best = (from: readonly CompiledGrammar[], scores: Scores): readonly CompiledGrammar[] => {
  const highest = Math.max(...from.map((grammar) => scores.get(grammar) ?? 0));
  return from.filter((grammar) => (scores.get(grammar) ?? 0) === highest);
};

/** Secrets, which are not remembered, in all languages. */
const secrets =
  /pass ?(?:word|code|phrase)|pass?wort|kennwort|contraseña|mot de passe|\bsenha\b|parola|パスワード|暗証番号|密码|口令|كلمة (?:السر|المرور)|\bpin\b|\biban\b|\bcvv\b|\bcvc\b|credit card|kreditkarte|tarjeta de crédito|carte (?:bancaire|de crédit)|cartão de crédito|クレジットカード|信用卡|银行卡|بطاقة الائتمان|social security|身份证/iu;

type Statement = Pick<Clause, 'text' | 'folded' | 'isAddress'>;

const statementsIn = (sentence: string, grammar: CompiledGrammar): readonly Statement[] =>
  grammar.unreal.test(foldCase(sentence)) || secrets.test(sentence)
    ? []
    : withoutQuestion(splitClauses(sentence, grammar), sentence, grammar).filter(
        ({ text }) => text !== '' && text.length <= longestClause,
      );

/** The words before a question belong to it, unless the question is a separate clause: "My name is Ada, what is yours?" */
const withoutQuestion = (
  clauses: readonly Statement[],
  sentence: string,
  grammar: CompiledGrammar,
): readonly Statement[] => {
  if (!/[?؟]["')\s]*$/u.test(sentence)) return clauses;
  const start = clauses.findIndex(({ folded }) => grammar.asks.test(folded));
  return clauses.slice(0, Math.max(0, start));
};

/** What a colon announces may be what another says: "Ann: I…". */
const splitClauses = (sentence: string, grammar: CompiledGrammar): readonly Statement[] => {
  const folded = foldLetters(sentence);
  const clauses: Statement[] = [];
  let from = 0;
  for (const { index, 0: joint } of folded.matchAll(grammar.joints)) {
    clauses.push(toStatement(sentence.slice(from, index), grammar));
    if (/:\s*$/u.test(joint)) return clauses;
    from = index + joint.length;
  }
  clauses.push(toStatement(sentence.slice(from), grammar));
  return grammar.others.test(clauses[0]?.folded ?? '') ? clauses.slice(0, 1) : clauses;
};

/** Cuts what opens and ends a clause, and the subordinate clause in it. */
const toStatement = (clause: string, grammar: CompiledGrammar): Statement => {
  const plain = clause.replace(/^[\s,.!¡¿-]+/u, '').replace(/[\s,.!?。؟…~\p{Extended_Pictographic}-]+$/u, '');
  const opener = grammar.openers.exec(foldLetters(plain))?.[0] ?? '';
  const stated = plain.slice(opener.length);
  const aside = grammar.asides.exec(foldCase(stated))?.index;
  const text = stated.slice(0, aside).replace(/[\s,]+$/u, '');
  return {
    text,
    folded: foldLetters(text),
    isAddress: /\p{L} $/u.test(opener) && !text.includes(' '),
  };
};
