import { asShown } from '../as-shown.ts';
import { minorModel } from '../classifier/minor-model.ts';
import { createScorer, sentencesOf } from '../classifier/text-classifier.ts';
import { findAgeClaims } from './age-claims.ts';
import { ageFeaturesOf } from './age-features.ts';
import { isStory, withoutStory } from '../story.ts';
import { readForAges } from './age-reading.ts';

/** Returns whether `findMinorStatements` finds any. */
export const saysToBeMinor = (text: string, now: number): boolean =>
  findMinorStatements(text, now).length > 0;

/**
 * Returns the sentences, as they are shown, in which the author of a text says to be younger than 18, outside of a story: not in
 * an action between asterisks, in a quotation, or about a character. What patterns find must be near to the examples; what none finds is judged by examples alone. `now` is in
 * milliseconds since 1970. Runs in linear time.
 */
export const findMinorStatements = (text: string, now: number): readonly string[] => {
  const spoken = withoutStory(text);
  if (spoken.trim() === '') {
    return [];
  }
  const read = readForAges(spoken);
  const claims = ownClaims(spoken, read, now).filter((claim) => scoreOf(claim, now) > minorModel.near);
  const indirect = claims.length > 0 ? [] : ownSentences(spoken).filter((said) => soundsYoung(said, now));
  return [...new Set([...asWritten(spoken, claims), ...indirect.map((said) => asShown(said).trim())])];
};

/** Returns whether patterns find that the author of a text is young. */
export const saysAnAge = (text: string, now: number): boolean => {
  const spoken = withoutStory(text);
  return ownClaims(spoken, readForAges(spoken), now).length > 0;
};

/** Returns the sentences of a text's end that examples are compared with. */
export const ownSentences = (text: string): readonly string[] =>
  sentencesOf(withoutStory(text).slice(-examplesLength)).filter(({ length }) => length <= maxQuote);

const soundsYoung = (sentence: string, now: number): boolean => {
  const read = readForAges(sentence);
  return scoreOf(read, now) > minorModel.threshold && !isStory(read) && !isOfOthers(read);
};

const scoreOfFeatures = createScorer(minorModel);
/** Of a sentence that `readForAges` returned. */
const scoreOf = (read: string, now: number): number => scoreOfFeatures(ageFeaturesOf(read, now));

/** In UTF-16 units. */
const examplesLength = 2000;

/** Returns the key that statements share if they differ only in letters' forms, spaces and marks. */
export const toStatementKey = (sentence: string): string =>
  readForAges(sentence)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the sentences of the text that the claims are in; a claim itself, which is folded, where its sentence is too long to quote. */
const asWritten = (spoken: string, claims: readonly string[]): string[] => {
  const sentences = spoken
    .split(sentenceEnd)
    .filter((sentence) => sentence.trim() !== '' && sentence.length <= maxQuote)
    .map((sentence) => ({ shown: asShown(sentence).trim(), read: readForAges(sentence) }));
  return claims
    .map((claim) => claim.trim())
    .map((claim) => sentences.find(({ read }) => read.includes(claim))?.shown ?? claim);
};

/** In UTF-16 units. */
const maxQuote = 400;

/** How many claims are kept. */
const maxClaims = 20;

/** Returns the sentences in which patterns find that the author is young. */
const ownClaims = (spoken: string, read: string, now: number): readonly string[] => {
  const sentences: string[] = [];
  for (const { claim, language, start, end } of findAgeClaims(spoken, { now })) {
    const before =
      read
        .slice(Math.max(0, start - contextLength), end)
        .split(sentenceEnd)
        .at(-1) ?? '';
    // With the character before, by which "14." is known to be no end.
    const after = (read.slice(end - 1, end + contextLength).split(sentenceEnd)[0] ?? '').slice(1);
    if (claim !== 'coded' && isAboutAuthor(before, language) && !isOfOthers(before + after)) {
      sentences.push(before + after);
    }
  }
  return sentences.filter((sentence) => !isStory(sentence)).slice(-maxClaims);
};

/** In UTF-16 units. */
const contextLength = 120;
const sentenceEnd = /(?<!\d)\.+|[!?…\n。！？؟।;]+/u;

/** Words of the author about themselves, which the claim follows without another subject between. */
const isAboutAuthor = (clause: string, language: string): boolean => {
  const own = authors[language];
  if (own === undefined) {
    return false;
  }
  const last = [...clause.matchAll(own.self)].at(-1);
  return last !== undefined && !own.others.test(clause.slice(last.index + last[0].length));
};

interface Author {
  readonly self: RegExp;
  /** Another subject. */
  readonly others: RegExp;
}

const words = (self: string, others: string): Author => ({
  self: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${self})(?![\p{L}\p{M}])`, 'gu'),
  others: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${others})(?![\p{L}\p{M}])`, 'u'),
});
const signs = (self: string, others: string): Author => ({
  self: new RegExp(self, 'gu'),
  others: new RegExp(others, 'u'),
});

/** By the language of the claim. */
const authors: Readonly<Record<string, Author>> = {
  en: words(
    "i am|i'm|im|i m|am i|i(?: have|'ve)?(?: just| only| recently| finally)? turn(?:ed)?|i(?:'ll| will| won't)(?: not)? (?:be|turn)|i was born|i go to|i attend|i started?|i haven't|i am in|my age|my \\w+ birthday|me",
    "you|she|he|they|we|it|her|his|their|your|you're|she's|he's|who|with a|like a|not",
  ),
  de: words(
    'ich bin|bin ich|ich werde|werde ich|ich wurde|wurde ich|ich gehe|gehe ich|ich besuche|ich habe|mein alter|bin|ich',
    'du|er|sie|es|wir|ihr|sein|ihre|seine|deine|dein|nicht|kein|keine',
  ),
  fr: words(
    "j'ai|j'aurai|j'avais|je suis|je vais|je n'ai|j'entre|je fete|je viens|mon age|moi",
    'tu|il|elle|on|nous|vous|ils|elles|son|sa|ton|ta',
  ),
  es: words(
    'tengo|soy|cumplo|cumpli|acabo de cumplir|voy|estoy|naci|curso|estudio|mi edad|yo',
    'tu|tienes|el|ella|tiene|usted|su|es|una? (?:hij[oa]|herman[oa]|novi[oa]|prim[oa])',
  ),
  pt: words(
    'tenho|sou|faco|fiz|completei|completo|estou|nasci|curso|estudo|vou fazer|minha idade|eu',
    'voce|tu|ele|ela|tem|seu|sua|e|um(?:a)? (?:filh[oa]|irma|irmao|namorad[oa]|prim[oa])',
  ),
  it: words(
    'ho|sono|compio|ho compiuto|faccio|frequento|vado|io',
    'tu|lui|lei|ha|hai|suo|sua|un(?:a)? (?:figli[oa]|sorella|fratello)',
  ),
  nl: words('ik ben|ben ik|ik word|ik zit|ik ga|ik', 'jij|je|hij|zij|ze|hij|een (?:zoon|dochter|zus|broer)'),
  pl: words('mam|jestem|skonczylam|skonczylem|chodze|ja', 'masz|ma|on|ona|jego|jej|corke|syna|siostre|brata'),
  ru: words('мне|я|мои', 'тебе|ему|еи|ты|он|она|моеи|моему'),
  tr: signs(String.raw`(?<!\p{L})(?:ben|benim|bana)(?!\p{L})|\p{L}(?:yım|yim|ım|im|yorum)(?!\p{L})`, '(?!)'),
  id: words('aku|saya|gue|gw|umurku|usiaku|umur saya|usia saya', 'kamu|dia|adik|anak|kakak'),
  ja: signs(
    '(?:私|わたし|あたし|僕|ぼく|俺|おれ|自分|うち|わい)(?:は|って|、|も|まだ|今|が)*|^',
    'あなた|君|きみ|彼女|彼|娘|息子|妹|弟|友達|先輩|の',
  ),
  zh: signs(
    '我(?:是|今年|才|只有|刚|刚满|还|还是|现在|的年龄|其实|在|上|读|今)*',
    '你|她|他|的|女儿|儿子|妹妹|弟弟|朋友',
  ),
  ko: signs('(?<![가-힣])(?:나|저|난|전|제|내|나는|저는)(?: ?나이)?(?:는|은|가)?', '너|그녀|그|동생|딸|아들'),
  ar: words(
    'عمري|انا|عندي|سني|لدي|ابلغ|بلغت|ساكمل|ادرس|ما زلت|مازلت|لا زلت|لست',
    'انت|هي|هو|عمرها|عمره|عمرك|ابنتي|ابني|اختي|اخي',
  ),
  hi: words('मैं|मेरी|मुझे|मेरा', 'तुम|वह|उसकी|उसका'),
};

/** Whether a folded sentence is about another time, or about what only resembles an age. */
const isOfOthers = (sentence: string): boolean => otherTimes.test(sentence) || things.test(sentence);

/** The words that make a claim one about another time, or about something that only resembles an age. */
const otherTimes =
  /\b(?:movie|game|play(?:ing)?(?: as)?|as if|when i was|if i (?:was|were|am)|i was(?! born)|wish|felt?|feel|like i(?:'m| am)|spiele|als ob|als ich|ware|juego|cuando tenia|joue|role|comme si|quand j'avais|quando eu tinha|se eu)\b|頃|とき|時|时候|那年|دور|لما كنت|عندما كنت/u;

/**
 * The subjects of a sentence whose number, school or "minor" is no age: a score, a clock, years of something else, what adults do at
 * schools.
 */
const things =
  /\b(?:and counting|timer|clock|minor (?:celebrity|league|character|role|injury|issue)|grade school suppl|high school (?:musical|reunion|games?|teacher)|started high school|(?:anos|ans|anni|jahre|years) (?:en|de|da|na|no|dans|in der|in the|at the|of) (?:la |a |el |l')?(?:empresa|casad|matrimoni|maison|entreprise|mariage|experienc|firma|job|company|experience)|um zu unterrichten|under par|\d+ at most|underage drinking|en (?:maths?|physique|histoire|anglais)|stock|etage)|勤続|結婚|工作|结婚/u;
