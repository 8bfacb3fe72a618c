import { fold } from '../normalize.ts';
import { mayBeRewritten, plainEnglish } from '../expand-english.ts';
import { cacheWords } from './word-cache.ts';
import type { StemAutomaton } from './stem-automaton.ts';
import { emptyTrace, matchedAtEnd, readWord, type Trace } from './stem-trace.ts';

/** The positions of stems in a growing text, in UTF-16 units of the original text. */
export interface Outlook {
  /** The kinds that matched since the last `settle`. */
  readonly matched: number;
  /** The first position of a match, or of a possible one; the text's length without any. */
  readonly heldFrom: number;
}

/** The traces of the text as normalized by `fold`, and by `plainEnglish`. */
export interface Automatons {
  readonly folded: StemAutomaton;
  readonly english: StemAutomaton;
}

/**
 * Finds stems in a text that arrives in pieces. New text is folded and read once; as English a word is read at its end.
 * The result does not depend on how the text was split into pieces.
 */
export class StemScanner {
  readonly #automatons: Automatons;
  #folded = emptyTrace;
  #english = emptyTrace;
  /** The current word, and how much of its folded form was read. */
  #word = '';
  #wordAt = 0;
  #read = '';
  #isRead = true;
  #foldedBefore = emptyTrace;
  /** Matches that ended before this place have been judged. */
  #settledTo = 0;

  constructor(automatons: Automatons) {
    this.#automatons = automatons;
  }

  add(piece: string): void {
    const text = this.#word + piece;
    let from = 0;
    wordEnd.lastIndex = 0;
    while (wordEnd.test(text)) {
      this.#endWord(text.slice(from, wordEnd.lastIndex));
      from = wordEnd.lastIndex;
    }
    this.#word = from === 0 ? text : text.slice(from);
    this.#isRead = isSteady(this.#word);
    if (this.#isRead && this.#word !== '') {
      const folded = foldWord(this.#word);
      this.#folded = this.#readFolded(this.#word, folded);
      this.#read = folded;
    }
  }

  look(): Outlook {
    const end = this.#wordAt + (this.#isRead ? this.#word.length : 0);
    return this.#lookAt(this.#folded, this.#englishSoFar(), end);
  }

  /** Like `look`, as if the text ended here. */
  lookAtEnd(): Outlook {
    const form = foldWord(this.#word);
    const folded = this.#readFolded(this.#word, form);
    const english = this.#readEnglish(this.#word, form);
    const end = this.#wordAt + this.#word.length;
    const { matched, heldFrom } = this.#lookAt(folded, english, end);
    return {
      matched: end > this.#settledTo ? matched | matchedAtEnd(folded) | matchedAtEnd(english) : matched,
      heldFrom,
    };
  }

  /** Discards the matches so far, but not the possible ones. */
  settle(): void {
    this.#settledTo = this.#wordAt + this.#word.length;
    this.#folded = { ...this.#folded, matches: [] };
    this.#foldedBefore = { ...this.#foldedBefore, matches: [] };
    this.#english = { ...this.#english, matches: [] };
  }

  /** Includes the current word, if it can only end an open match. */
  #englishSoFar(): Trace {
    const isOpen = this.#english.live.length > 0 && this.#isRead && this.#word !== '';
    return isOpen && !mayBeRewritten(this.#read) ? this.#readEnglish(this.#word, this.#read) : this.#english;
  }

  #endWord(word: string): void {
    const folded = foldWord(word);
    this.#folded = this.#readFolded(word, folded);
    this.#english = this.#readEnglish(word, folded);
    this.#foldedBefore = this.#folded;
    this.#wordAt += word.length;
    this.#read = '';
  }

  /** Continues after the part of the word that was read, unless more letters have changed it. */
  #readFolded(word: string, folded: string): Trace {
    const isLonger = folded.startsWith(this.#read);
    return readWord(this.#automatons.folded, isLonger ? this.#folded : this.#foldedBefore, {
      word,
      at: this.#wordAt,
      normal: folded,
      from: isLonger ? this.#read.length : 0,
    });
  }

  #readEnglish(word: string, folded: string): Trace {
    const normal = englishWord(folded);
    return readWord(this.#automatons.english, this.#english, { word, at: this.#wordAt, normal, from: 0 });
  }

  #lookAt(folded: Trace, english: Trace, end: number): Outlook {
    let matched = 0;
    let heldFrom = end;
    for (const { matches, live } of [folded, english]) {
      for (const match of matches) {
        if (match.end > this.#settledTo) {
          matched |= match.kinds;
          heldFrom = Math.min(heldFrom, match.start);
        }
      }
      for (const { start } of live) {
        heldFrom = Math.min(heldFrom, start);
      }
    }
    return { matched, heldFrom };
  }
}

/** Folding never crosses a blank or such a mark. A run without any is read in parts. */
const wordEnd = /[\s;:,()"/{}、。，「」]|[^\s;:,()"/{}、。，「」]{200}/g;

/**
 * Returns whether the normal form of the word is final even if more letters follow. Digits, signs between letters,
 * repeated letters and look-alikes of Latin letters may change it.
 */
const isSteady = cacheWords((word) => steady.test(word) && !/([a-z])\1\1/i.test(word));

const foldWord = cacheWords(fold);
const englishWord = cacheWords(plainEnglish);

const steady =
  /^["'’“(*_[~]*[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}ー'’]*["'’”)*_\]~,.:;?…،؟」-]*$/u;
