import { cutText } from '../../../contract/letters.ts';
import { maxSpokenLength } from '../../../contract/voice/speech.ts';
import type { ActionWay, Sentence } from '../../machines/voice/voice.types.ts';
import { renderRichText } from '../rich-text/rich-text.ts';

interface Reader {
  /** Returns the sentences that are finished and were not returned before. */
  readonly read: (text: string) => readonly Sentence[];
  /** Returns the others, of the complete text. */
  readonly end: (text: string) => readonly Sentence[];
}

/** Cuts a growing message into sentences, as it is shown: without marks of Markdown, and without actions where they are not read. */
export function createSentenceReader(actions: ActionWay): Reader {
  let known = '';
  let taken = 0;
  const take = (sentences: readonly Sentence[]): readonly Sentence[] => {
    const fresh = sentences.slice(taken);
    taken += fresh.length;
    return fresh;
  };
  return {
    read(text) {
      const isWorth = mayEndSentence.test(text.slice(Math.max(0, known.length - 1)));
      if (!isWorth) return [];
      known = text;
      return take(sentencesOf(text, { actions, isComplete: false }));
    },
    end: (text) => take(sentencesOf(text, { actions, isComplete: true })),
  };
}

/** Drawing the text again for each piece would cost too much. */
const mayEndSentence = /[.!?…。！？]["”’»)*\]]*\s|[。！？]|\n/;

/** Returns the finished sentences of a text in Markdown. */
export function sentencesOf(
  text: string,
  { actions, isComplete }: { readonly actions: ActionWay; readonly isComplete: boolean },
): readonly Sentence[] {
  const element = document.createElement('div');
  renderRichText(element, text);
  const passages = toPassages(wordsIn(element, actions));
  const isOpen = !isComplete && !/\n\s*$/.test(text);
  return passages
    .flatMap(({ text: passage, isAction }, index) => {
      const sentences = cut(passage);
      const isHeldBack = isOpen && index === passages.length - 1 && !endsSentence.test(passage);
      return (isHeldBack ? sentences.slice(0, -1) : sentences).map((sentence) => ({ sentence, isAction }));
    })
    .flatMap(({ sentence, isAction }) =>
      shortened(sentence).map((piece) => ({ text: piece.replaceAll(/\s+/g, ' ').trim(), isAction })),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** Characters for private use, which stand around actions that have a voice of their own. */
const [before, behind] = ['\uE000', '\uE001'];

/** Cuts words into paragraphs, and these before and behind each action. */
function toPassages(words: string): readonly Sentence[] {
  let isAction = false;
  return words
    .split(/([\n\uE000\uE001])/)
    .flatMap((text) => {
      if (text === before || text === behind) isAction = text === before;
      return [{ text, isAction }];
    })
    .filter(({ text }) => text !== before && text !== behind && text.trim() !== '');
}

const endsSentence = /[.!?…。！？]["”’»)\]]*\s+$/;

const blocks = new Set([
  'P',
  'LI',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TR',
  'TD',
  'TH',
  'HR',
]);

/** The words of an element, with a line break around each block. Code is not read. */
function wordsIn(node: Node, actions: ActionWay): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/[\uE000\uE001]/g, '');
  if (node.nodeName === 'PRE' || node.nodeName === 'BR') return '\n';
  if (node.nodeName === 'EM' && actions === 'skip') return ' ';
  const words = [...node.childNodes].map((child) => wordsIn(child, actions)).join('');
  if (node.nodeName === 'EM' && actions === 'voice') return `${before}${words}${behind}`;
  return blocks.has(node.nodeName) ? `\n${words}\n` : words;
}

/** Older browsers cannot cut sentences: a paragraph is one. */
const cut = (paragraph: string): readonly string[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph)].map(
        ({ segment }) => segment,
      )
    : [paragraph];

/** A voice begins sooner with a shorter piece, and the server takes no longer one. */
const longest = Math.min(300, maxSpokenLength);

/** Cuts a long sentence, behind a comma or a space where there is one. */
function shortened(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const part = cutText(rest, longest);
    const at = Math.max(part.search(/[,;:，、；：][^,;:，、；：]*$/), 0) || part.lastIndexOf(' ');
    const end = at > longest / 3 ? at + 1 : part.length;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
