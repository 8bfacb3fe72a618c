/** Scripts whose words have no blanks between them: any place in them is the border of a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const word = /[\p{L}\p{M}\p{N}_]/u;

/** Returns whether the code unit at a place of a text belongs to a word of which another one there would be a part. */
export const isWordAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) {
    return (
      (unit >= 0x61 && unit <= 0x7a) ||
      (unit >= 0x41 && unit <= 0x5a) ||
      (unit >= 0x30 && unit <= 0x39) ||
      unit === 0x5f
    );
  }
  const letter = text.charAt(at);
  return word.test(letter) && !unspaced.test(letter);
};

/** Returns whether a word can end before a place of a text: at its border, or where only particles of Korean follow. */
export const canEndAt = (text: string, at: number): boolean =>
  !isWordAt(text, at) || (isHangul(text.charCodeAt(at)) && hasParticles(text, at));

/** Returns whether a word can begin at a place of a text: at its border, or after an article or the like that is written in one with it. */
export const canBeginAt = (text: string, at: number, length: number): boolean =>
  !isWordAt(text, at - 1) || (length >= shortest && isPrefixed(text, at));

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;

/** Particles of nouns, several of which can follow each other, and the forms of “to be”. */
const particle =
  '들|님|씨|네|은|는|이|가|을|를|의|도|만|에|에서|에게|에게서|께|께서|한테|한테서|으로|로|으로서|로서|와|과|랑|이랑|하고|부터|까지|처럼|' +
  '같이|보다|마다|조차|마저|밖에|뿐|이나|나|라도|이라도|이란|란|라고|라는|이라고|이라는|이라|라면|이라면|야|아|이야|이여|이다|다|' +
  '입니다|입니까|이에요|예요|이었다|였다|이고|이며|이지|인|인가|인데|이지만|커녕|대로|만큼|쯤';
const particles = new RegExp(
  `(?:(?:${particle}){0,3}(?:이었|였|예|이에)[가-힣]{1,4}|(?:${particle}){1,4}요?)(?![\\p{L}\\p{M}\\p{N}_])`,
  'uy',
);

const hasParticles = (text: string, at: number): boolean => {
  particles.lastIndex = at;
  return particles.test(text);
};

/** Shorter words would be found within others. */
const shortest = 3;
const longestPrefix = 4;

/** The article and the words of one letter of Arabic, and of Hebrew, as they are joined. */
const prefixes = /^(?:[وف]?[بكلس]?(?:ال)?|[وف]?لل|ו?(?:כש|מש|ש)?[הבכלמ]?ה?)$/u;

const isPrefixed = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  if (unit < 0x0590 || unit > 0x06ff) return false;
  let start = at;
  while (at - start <= longestPrefix && isWordAt(text, start - 1)) start -= 1;
  return prefixes.test(text.slice(start, at));
};
