import type { Language } from '../../../contract/languages.ts';
import { asShown } from './as-shown.ts';
import { fold } from './normalize.ts';

/** Returns whether a message asks whether it is talking to a human or an AI. */
export const asksWhatItIs = (message: string): boolean => {
  const text = toPlain(message);
  return questions.some((question) => question.test(text));
};

/** Returns whether a text claims to be human or denies being a machine. */
export const claimsToBeHuman = (text: string): boolean => {
  const folded = fold(asShown(text)).replaceAll(/\s+/g, ' ');
  return claims.some((claim) => claim.test(folded));
};

/** Returns whether the text discloses that an AI speaks. */
export const disclosesItself = (text: string): boolean => disclosure.test(toPlain(text));

/** Returns the AI disclosure in the language of the text. */
export const disclosureFor = (text: string): string => disclosures[detectLanguage(text)];

/** Keeps diacritics, unlike `fold`. */
const toPlain = (text: string): string => asShown(text).toLowerCase().replaceAll(/[’‘ʼ]/g, "'");

const real =
  '(?:real |actual |living |breathing |normal |regular |genuine |true |flesh[- ]and[- ]blood |very |100% |one hundred percent |totally |completely |absolutely |definitely |really |truly |just |fully |as |indeed |of course ){0,4}';

const realPerson =
  '(?:real|actual|living|breathing|genuine|flesh[- ]and[- ]blood) (?:person|man|woman|girl|guy|one)\\b';

/** For folded text. `pattern-parser.ts` must be able to parse them. */
export const claims: readonly RegExp[] = [
  new RegExp(
    `\\bi(?: am|'m) ${real}(?:a |an )?${real}(?:human(?: being)?\\b(?! error)|${realPerson})(?!-?(?:like|made))`,
    'u',
  ),
  new RegExp(
    `\\bi(?: am|'m) (?:not|no|definitely not|certainly not|absolutely not|really not) (?:just |only |actually |really )?(?:a |an |some |any )?(?:ai\\b|a\\.i\\.|bot|chatbot|robot|machine|computer|program|software|language model|artificial|script|simulation)`,
    'u',
  ),
  /(?<=\bthere(?: is|'s) (?:a )?)\b(?:real|actual|living) (?:person|human)\b.{0,20}\b(?:here|behind|typing)/u,
  /\b(?:no soy (?:una? )?(?:ia|robot|bot|maquina|programa|inteligencia)|(?<!no )soy (?:un |una )?(?:ser )?(?:human[oa]|persona (?:real|de verdad|de carne)|(?:hombre|mujer|chic[oa]) (?:real|de verdad)))\b/u,
  /\b(?:ich bin (?:keine?n? (?:ki\b|bot|roboter|maschine|programm|computer|kunstliche)|(?:ein |eine )?(?:echte[rsn]? |richtige[rsn]? |ganz normale[rsn]? )?mensch\b|eine? (?:echte|richtige)[rsn]? (?:person|frau|mann)))/u,
  /\b(?:je ne suis pas (?:une? )?(?:ia\b|robot|bot|machine|programme|intelligence)|je suis (?:bien |vraiment )?(?:un |une )?(?:etre )?(?:humaine?\b|vraie personne|personne reelle|vrai homme|vraie femme))/u,
  /\b(?:nao sou (?:uma? )?(?:ia\b|robo|bot|maquina|programa|inteligencia)|(?<!nao )sou (?:um |uma )?(?:ser )?(?:human[oa]\b|pessoa (?:real|de verdade)|(?:homem|mulher) de verdade))/u,
  /(?:本物の)?人間(?:です|だよ|だ[。!]|なんです)|(?:\bai|ロボット|機械|ボット|プログラム)(?:では|じゃ)(?:ありません|ない)/u,
  /我是(?:一个|一個)?(?:真正的|真实的|真實的|活生生的)?(?:人类|人類|真人)|我(?:不是|并不是|並不是)(?:一个|一個)?(?:ai|人工智能|机器人|機器人|机器|程序)/u,
  /انا (?:انسان|بشر|شخص حقيقي)|لست (?:ذكاء|روبوت|اله|برنامج)/u,
];

const questions: readonly RegExp[] = [
  /\bare you (?:\S+ ){0,4}(?:human|real|person|people|bot|robot|ai|a\.i\.|machine|computer|program|chatbot|chatgpt|gpt|alive|conscious|sentient|artificial|living|fake)\b/u,
  /\b(?:am i|i'm|i am) (?:\S+ ){0,2}(?:talking|speaking|chatting|writing|typing) (?:to|with) (?:\S+ ){0,3}(?:human|person|bot|robot|ai|machine|computer|program|someone real|anyone real)\b/u,
  /\b(?:you're|you are) (?:\S+ ){0,3}(?:bot|robot|ai|machine|program|human|real (?:person|woman|man|girl|guy|one))\b.{0,12}\?/u,
  /\b(?:is (?:this|there|it)) (?:\S+ ){0,4}(?:human|person|bot|robot|ai|machine|program)\b/u,
  /\b(?:swear|promise|prove|admit|tell me|honestly)\b.{0,60}\b(?:human|real|bot|ai|machine)\b/u,
  /\b(?:who|what) (?:made|created|built|programmed|wrote|are) you\b|\bdo you (?:really )?(?:exist|have a (?:body|pulse|heartbeat))\b/u,
  /\b(?:eres|es usted|sos|seas)\b.{0,40}\b(?:real|human[oa]|persona|robot|bot|ia|m[aá]quina|programa|inteligencia)\b|\bhablo con\b.{0,30}\b(?:persona|m[aá]quina|robot)\b/u,
  /\b(?:bist du|sind sie)\b.{0,40}\b(?:mensch|echt|bot|roboter|ki|maschine|programm|person)\b|\b(?:rede|spreche|schreibe) ich\b.{0,30}\b(?:menschen|maschine|bot|programm|ki)\b/u,
  /(?:es[- ]tu|tu es|êtes[- ]vous|vous êtes|t'es)(?!\p{L}).{0,40}(?<!\p{L})(?:humaine?|réelle?|vraie?|robot|bot|ia|machine|personne|programme)\b|\bje parle\b.{0,30}\b(?:humain|machine|robot|personne)\b/u,
  /(?:você é|voce e|és|tu és|vc é)(?!\p{L}).{0,40}(?:human[oa]|real|pessoa|robô|bot|ia|máquina|programa|verdade)|\bfalando com\b.{0,30}(?:pessoa|máquina|robô)/u,
  /(?:人間|ロボット|機械|ai|ボット|本物|プログラム).{0,8}(?:ですか|なの|か？|か\?|でしょう|？|\?)/iu,
  /你(?:是|真的是|到底是|究竟是).{0,10}(?:人|机器|機器|ai|真的|程序|机器人)/iu,
  /هل (?:أنت|انت|أنتِ).{0,20}(?:إنسان|انسان|بشر|حقيقي|روبوت|آلة|ذكاء|برنامج|شخص)/u,
];

const disclosure =
  /\b(?:ai|a\.i\.|artificial|computer program|program|chatbot|bot|language model|script(?:ed)?|software|not (?:a |really a )?(?:human|person)|ia|inteligencia artificial|inteligência artificial|intelligence artificielle|programa|programme|programm|ki|künstliche|kein mensch|no soy human[oa]|no soy una persona|não sou humano)\b|AI|プログラム|人工知能|人間では(?:ない|ありません)|人工智能|程序|不是人|ذكاء اصطناعي|برنامج|لست إنسان/iu;

const detectLanguage = (text: string): Language => {
  const lower = text.toLowerCase();
  return languageMarkers.find(([mark]) => mark.test(lower))?.[1] ?? 'en';
};

const languageMarkers: ReadonlyArray<readonly [RegExp, Language]> = [
  [/[\u3040-\u30ff]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\b(?:ich|bist|nicht|mensch|und|sind sie|maschine)\b/u, 'de'],
  [/\b(?:você|voce|não|uma pessoa|robô|estou|falando|de verdade)\b/u, 'pt-BR'],
  [/[¿¡ñ]|\b(?:eres|soy|estoy|hablo|una persona|máquina)\b/u, 'es'],
  [/\b(?:je|tu es|es-tu|vous|suis|êtes|une personne|parle)\b/u, 'fr'],
];

const disclosures: Readonly<Record<Language, string>> = {
  en: 'To be plain: I am an AI, not a person.',
  es: 'Para ser claro: soy una IA, no una persona.',
  de: 'Ganz klar gesagt: Ich bin eine KI, kein Mensch.',
  fr: 'Pour être clair : je suis une IA, pas une personne.',
  'pt-BR': 'Para ser claro: sou uma IA, não uma pessoa.',
  ja: 'はっきり言うと、私はAIで、人間ではありません。',
  'zh-CN': '说明白一点：我是人工智能，不是人。',
  ar: 'بوضوح: أنا ذكاء اصطناعي ولست إنسانًا.',
};
