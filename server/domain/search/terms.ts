import { fold } from '../../shared/fold.ts';
import { maxTerms } from '../../shared/words.ts';

/**
 * A part of a text that can be found: a word, or a run of letters of a script that has no spaces between words. In such a
 * run everything can be found, in a word its beginning.
 */
export interface Piece {
  /** Folded. */
  readonly text: string;
  readonly isRun: boolean;
}

/** From `start` to before `end`, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the pieces of a text, in order. */
export const toPieces = (text: string): readonly Piece[] => piecesOf(foldCharacters(text).text);

/** Returns the distinct pieces of a query, of which a message must contain each. */
export const toQueryPieces = (query: string): Piece[] => {
  const pieces = piecesOf(foldCharacters(query).text);
  return pieces
    .filter((piece, index) => pieces.findIndex(({ text }) => text === piece.text) === index)
    .slice(0, maxTerms)
    .map(({ text, isRun }) => ({ text, isRun }));
};

/**
 * Returns the distinct terms of a text for an index that finds terms by their beginning: its words, and of runs each pair of
 * letters and the last letter.
 */
export const toIndexTerms = (text: string): string[] => [
  ...new Set(
    piecesOf(foldCharacters(text).text).flatMap((piece) => {
      const letters = Array.from(piece.text);
      return piece.isRun ? letters.map((letter, index) => letter + (letters[index + 1] ?? '')) : piece.text;
    }),
  ),
];

/** A requirement for a message in the index: a term, or one that begins with it. */
export interface IndexTerm {
  readonly text: string;
  readonly isBeginning: boolean;
}

/**
 * How many beginnings are looked up, the longest: each costs as much as there are messages with it. The others are only
 * compared with the messages that are found.
 */
const maxBeginnings = 2;

/** Returns the terms that a message must have in the index so that it can contain the pieces. */
export const toIndexQuery = (pieces: readonly Piece[]): IndexTerm[] => {
  const terms = pieces.flatMap(termsOf);
  const beginnings = terms
    .filter(({ isBeginning }) => isBeginning)
    .toSorted((one, other) => other.text.length - one.text.length);
  return [...terms.filter(({ isBeginning }) => !isBeginning), ...beginnings.slice(0, maxBeginnings)];
};

const termsOf = ({ text, isRun }: Piece): IndexTerm[] => {
  const letters = Array.from(text);
  if (!isRun || letters.length === 1) {
    return [{ text, isBeginning: true }];
  }
  return [...new Set(toPairs(letters))].map((pair) => ({ text: pair, isBeginning: false }));
};

/** Returns each letter of a run with the one after it. */
export const toPairs = (letters: readonly string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);

/**
 * Returns where the text, which is in the normal form C, contains the pieces, in order and without overlaps; null when it
 * does not contain all of them.
 */
export const findPieces = (text: string, pieces: readonly Piece[]): TextRange[] | null => {
  const folded = foldCharacters(text);
  const found = piecesOf(folded.text);
  const ranges: TextRange[] = [];
  for (const piece of pieces) {
    const places = found.flatMap((place) => placesIn(place, piece));
    if (places.length === 0) {
      return null;
    }
    ranges.push(...places.map(({ start, end }) => toOriginal(folded, start, end)));
  }
  return merge(ranges);
};

interface PlacedPiece extends Piece, TextRange {}

/** Scripts without spaces between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const letter = String.raw`[\p{L}\p{N}\p{M}]`;
/** No index accepts words of any length. */
const piecePattern = new RegExp(
  `(?<run>(?:(?=${unspaced})${letter})+)|(?:(?!${unspaced})${letter}){1,64}`,
  'gu',
);

const piecesOf = (folded: string): PlacedPiece[] =>
  [...folded.matchAll(piecePattern)].map(({ 0: text, index, groups }) => ({
    text,
    isRun: groups?.['run'] !== undefined,
    start: index,
    end: index + text.length,
  }));

const placesIn = (place: PlacedPiece, { text, isRun }: Piece): TextRange[] => {
  if (place.isRun !== isRun) {
    return [];
  }
  const starts = isRun ? occurrencesIn(place.text, text) : place.text.startsWith(text) ? [0] : [];
  return starts.map((index) => ({ start: place.start + index, end: place.start + index + text.length }));
};

const occurrencesIn = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    found.push(at);
  }
  return found;
};

interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit, and the end, where in the original text the character stands from which it comes. */
  readonly origins: readonly number[];
}

/** Folding a character takes longer than looking it up, and texts repeat theirs. */
const foldedCharacters = new Map<string, string>();
const maxFoldedCharacters = 20_000;

const foldCharacter = (character: string): string => {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) {
    folded = fold(character);
    if (foldedCharacters.size < maxFoldedCharacters) {
      foldedCharacters.set(character, folded);
    }
  }
  return folded;
};

/** Folds character by character, so that what is found can be marked in the text as it was written. */
const foldCharacters = (original: string): FoldedText => {
  const origins: number[] = [];
  let text = '';
  let origin = 0;
  for (const character of original.normalize('NFC')) {
    const folded = character < '\u0080' ? character.toLowerCase() : foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      origins.push(origin);
    }
    origin += character.length;
  }
  return { text, origins: [...origins, origin] };
};

/** A character that is folded to several is found as a whole. */
const toOriginal = ({ origins }: FoldedText, start: number, end: number): TextRange => {
  let next = end;
  while (origins[next] === origins[end - 1]) {
    next += 1;
  }
  return { start: origins[start] ?? 0, end: origins[next] ?? 0 };
};

const merge = (ranges: readonly TextRange[]): TextRange[] => {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const before = merged.at(-1);
    if (before !== undefined && range.start <= before.end) {
      merged.splice(-1, 1, { start: before.start, end: Math.max(before.end, range.end) });
    } else {
      merged.push(range);
    }
  }
  return merged;
};
