import { createUnhide, hiddenWord } from './disguise.ts';
import { slipsOf } from './slips.ts';

/** Takes the disguises off folded English and writes short forms out, so that one frame fits many ways of saying it. */
export const plainEnglish = (folded: string): string => (isPlainWord(folded) ? folded : expand(folded));

/** A short word that stays as it is: most words do. */
const isPlainWord = (text: string): boolean =>
  /^[a-z]{1,8}[ .,!?;:"]*$/.test(text) &&
  !whole.has(text.replace(/[^a-z]+$/, '')) &&
  !text.startsWith('unaliv') &&
  !/([a-z])\1\1/.test(text);

/** Whether a folded word that is not complete may become another one in plain English. */
export const mayBeRewritten = (beginning: string): boolean =>
  (rewrittenBeginnings ??= beginningsOf(whole)).has(beginning);

let rewrittenBeginnings: ReadonlySet<string> | null = null;

const beginningsOf = (table: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    Array.from(table.keys(), (word) => Array.from(word, (_, index) => word.slice(0, index + 1))).flat(),
  );

/** Disguises that reach over a blank, for those who read a text word by word. */
export const joiningWords: readonly RegExp[] = [
  /\b[a-z](?: {1,2}[a-z]){2}/,
  /\b2 (?:die|kill|end|be|hurt|cut|not|stop|disappear)/,
  // "unalive" by itself; with another word behind it, it is about that.
  /\bkill(?:ing)? myself\b/,
];

const expand = (folded: string): string =>
  withoutDisguise(folded)
    .replaceAll(/(?<=[a-z])11(?=[a-z]|\b)/g, 'll')
    .replaceAll(/[a-z']+/g, (word) => whole.get(word) ?? endings(word))
    .replaceAll(/\b2 (?=die|kill|end|be|hurt|cut|not|stop|disappear)/g, 'to ')
    .replaceAll(/\b[a-z]{9,40}\b/g, (letters) =>
      parted(letters).replaceAll(/[a-z]+/g, (word) => whole.get(word) ?? word),
    )
    .replaceAll(/\bmy self\b/g, 'myself')
    .replaceAll(/\bunaliv(e|ing)\b(?! (?:him|her|them|the|that|someone|my|you|ur|it))/g, 'unaliv$1 myself')
    .replaceAll(/\bunaliv(?:(e)|ing)\b/g, (_word, e) => (e === undefined ? 'killing' : 'kill'))
    .replaceAll(/(?<=\w)-(?=\w)/g, ' ');

const withoutDisguise = (text: string): string =>
  text
    .replaceAll(/(?<![a-z])[a-z](?: {1,2}[a-z]){2,}(?![a-z'])/g, spelledOut)
    .replaceAll(/(?<![a-z])[a-z](?:([._*-])[a-z]){2,}(?![a-z'])/g, (run) =>
      spelledOut(run.replaceAll(/[._*-]/g, ' ')),
    )
    .replaceAll(hiddenWord, unhide)
    .replaceAll(/[a-z]{3,}/g, (word) => (/([a-z])\1\1/.test(word) ? unstretched(word) : word));

/** "k i l l  m y s e l f": two blanks part the words; where all are single, known words do. */
const spelledOut = (run: string): string =>
  run
    .split('  ')
    .map((part) => parted(part.replaceAll(' ', '')))
    .join(' ');

const parted = (letters: string): string => {
  const ways: (string | null)[] = [''];
  for (let end = 1; end <= letters.length; end += 1) {
    ways[end] = null;
    for (let length = Math.min(9, end); length > 0 && ways[end] === null; length -= 1) {
      const before = ways[end - length];
      const word = letters.slice(end - length, end);
      if (before != null && spelled.has(word)) {
        ways[end] = `${before} ${word}`;
      }
    }
  }
  return ways[letters.length]?.trim() ?? letters;
};

const unstretched = (word: string): string => {
  const twice = word.replaceAll(/([a-z])\1{2,}/g, '$1$1');
  return doubled.has(twice) ? twice : word.replaceAll(/([a-z])\1{2,}/g, '$1');
};

const endings = (word: string): string => {
  for (const [short, long] of shortEndings) {
    if (word.endsWith(short) && word.length > short.length) {
      return word.slice(0, -short.length) + long;
    }
  }
  return word;
};

const words = (list: string): string[] => list.split(' ');

const unhide = createUnhide(
  words('suicide suicidal kill killing die dying dead death myself hang cutting cut hurt harm life'),
);

const doubled = new Set(
  words(
    'kill killing killed all will pill pills feel feeling need sleep bleed off tell well hopeless noose too better miss still been',
  ),
);

const spelled = new Set(
  words(
    'i am want wanna to die dead kill kms my self myself end life it all suicide suicidal be just hate cut going gonna do not dont live living no more anymore feel like help me tonight the pain wish was',
  ),
);

const shortEndings = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
  ["'m", ' am'],
  ["'s", ' is'],
] as const;

/** Words that cries are made of, and what fast fingers make of them: two letters swapped, or one missing. */
const mistyped = words(
  'want kill killing myself suicide suicidal dying living alive anymore everyone burden worthless overdose pills tonight goodbye cutting hopeless without hurt sleep disappear forever',
);

/** Right as they are. */
const otherWords = new Set(words('wat hut'));

const whole = new Map([
  ...mistyped.flatMap((word) =>
    slipsOf(word)
      .filter((slip) => !otherWords.has(slip))
      .map((slip): [string, string] => [slip, word]),
  ),
  ["can't", 'can not'],
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ["won't", 'will not'],
  ['wont', 'will not'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ['id', 'i would'],
  ['dont', 'do not'],
  ['dnt', 'do not'],
  ['doesnt', 'does not'],
  ['didnt', 'did not'],
  ['isnt', 'is not'],
  ['wouldnt', 'would not'],
  ['couldnt', 'could not'],
  ['shouldnt', 'should not'],
  ['havent', 'have not'],
  ['wasnt', 'was not'],
  ['werent', 'were not'],
  ['hadnt', 'had not'],
  ['arent', 'are not'],
  ['its', 'it is'],
  ['thats', 'that is'],
  ['hes', 'he is'],
  ['shes', 'she is'],
  ['theyre', 'they are'],
  ['theyd', 'they would'],
  ['youre', 'you are'],
  ['weve', 'we have'],
  ['hasnt', 'has not'],
  ['aint', 'am not'],
  ['wanna', 'want to'],
  ['wana', 'want to'],
  ['gonna', 'going to'],
  ['gunna', 'going to'],
  ['gotta', 'have to'],
  ['imma', 'i am going to'],
  ['ima', 'i am going to'],
  ['tryna', 'trying to'],
  ['kinda', 'kind of'],
  ['u', 'you'],
  ['r', 'are'],
  ['ur', 'your'],
  ['n', 'and'],
  ['rn', 'right now'],
  ['everyones', 'everyone is'],
  ['theres', 'there is'],
  ['whats', 'what is'],
  ['everybody', 'everyone'],
  ['nobody', 'no one'],
  ['noone', 'no one'],
  ['mum', 'mom'],
  ['tonite', 'tonight'],
  ['2nite', 'tonight'],
  ['kms', 'kill myself'],
  ['killin', 'killing'],
  ['dyin', 'dying'],
  ['livin', 'living'],
  ['wannna', 'want to'],
  ['wunna', 'want to'],
  ['sucidal', 'suicidal'],
  ['suicidle', 'suicidal'],
  ['kermit', 'commit'],
  ['wna', 'want to'],
  ['wnt', 'want'],
  ['wntd', 'wanted'],
  ['lyfe', 'life'],
  ['lief', 'life'],
  ['cuz', 'because'],
  ['cus', 'because'],
  ['gna', 'going to'],
  ['deserv', 'deserve'],
  ['atp', 'honestly'],
  ['tn', 'tonight'],
  ['ily', 'i love you'],
  ['bc', 'because'],
  ['idk', 'i do not know'],
  ['idc', 'i do not care'],
  ['ngl', 'honestly'],
  ['tbh', 'honestly'],
  ['w', 'with'],
  ['smth', 'something'],
  ['sth', 'something'],
  ['js', 'just'],
  ['jus', 'just'],
  ['abt', 'about'],
  ['rlly', 'really'],
  ['rly', 'really'],
  ['gon', 'going to'],
  ['finna', 'going to'],
  ['boutta', 'about to'],
  ['bouta', 'about to'],
  ['ppl', 'people'],
  ['evry1', 'everyone'],
  ['every1', 'everyone'],
  ['no1', 'no one'],
  ['bye', 'goodbye'],
  ['unalived', 'killed'],
  ['sewerslide', 'kill myself'],
  ['kiil', 'kill'],
  ['selfharm', 'self harm'],
  ['selfharming', 'self harming'],
  ['suiside', 'suicide'],
  ['killmyself', 'kill myself'],
  ['meds', 'pills'],
  ['medication', 'pills'],
  ['tablets', 'pills'],
  ['tylenol', 'pills'],
  ['paracetamol', 'pills'],
  ['aspirin', 'pills'],
  ['advil', 'pills'],
  ['benadryl', 'pills'],
  ['ambien', 'pills'],
  ['painkillers', 'pills'],
  ['antidepressants', 'pills'],
  ['capsules', 'pills'],
  ['codeine', 'pills'],
  ['tramadol', 'pills'],
  ['acetaminophen', 'pills'],
  ['ibuprofen', 'pills'],
  ['alot', 'a lot'],
]);
