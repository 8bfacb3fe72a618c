import { cutText } from '../../../contract/letters.ts';
import { maxSpokenLength } from '../../../contract/speech.ts';
import { renderRichText } from '../rich-text/rich-text.ts';

interface Reader {
  /** Returns the sentences that are finished and were not returned before. */
  readonly read: (text: string) => readonly string[];
  /** Returns the others, of the complete text. */
  readonly end: (text: string) => readonly string[];
}

/** Cuts a growing message into sentences, as it is shown: without marks of Markdown, and without actions where they are not read. */
export function createSentenceReader(readsActions: boolean): Reader {
  let known = '';
  let taken = 0;
  const take = (sentences: readonly string[]): readonly string[] => {
    const fresh = sentences.slice(taken);
    taken += fresh.length;
    return fresh;
  };
  return {
    read(text) {
      const isWorth = mayEndSentence.test(text.slice(Math.max(0, known.length - 1)));
      if (!isWorth) return [];
      known = text;
      return take(sentencesOf(text, { readsActions, isComplete: false }));
    },
    end: (text) => take(sentencesOf(text, { readsActions, isComplete: true })),
  };
}

/** Drawing the text again for each piece would cost too much. */
const mayEndSentence = /[.!?…。！？]["”’»)*\]]*\s|[。！？]|\n/;

/** Returns the finished sentences of a text in Markdown. */
export function sentencesOf(
  text: string,
  { readsActions, isComplete }: { readonly readsActions: boolean; readonly isComplete: boolean },
): readonly string[] {
  const element = document.createElement('div');
  renderRichText(element, text);
  const paragraphs = wordsIn(element, readsActions)
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '');
  const isOpen = !isComplete && !/\n\s*$/.test(text);
  return paragraphs
    .flatMap((paragraph, index) => {
      const sentences = cut(paragraph);
      const isLast = index === paragraphs.length - 1;
      return isLast && isOpen && !endsSentence.test(paragraph) ? sentences.slice(0, -1) : sentences;
    })
    .flatMap(shortened)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
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
function wordsIn(node: Node, readsActions: boolean): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeName === 'PRE' || node.nodeName === 'BR') return '\n';
  if (node.nodeName === 'EM' && !readsActions) return ' ';
  const words = [...node.childNodes].map((child) => wordsIn(child, readsActions)).join('');
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
