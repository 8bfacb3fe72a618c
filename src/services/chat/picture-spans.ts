import type { PictureSpan, PictureStyle } from './picture-lines.ts';

/** The styles that the elements of a drawn message add to their text, as in the chat. */
const styles: Readonly<Record<string, PictureStyle>> = {
  em: { isItalic: true, isMuted: true },
  strong: { isStrong: true },
  th: { isStrong: true },
  h3: { isStrong: true },
  h4: { isStrong: true },
  h5: { isStrong: true },
  h6: { isStrong: true },
  code: { isCode: true },
  s: { isStruck: true },
  blockquote: { isMuted: true },
};

/** How many line ends separate an element from what is before and behind it. */
const separations: Readonly<Record<string, number>> = {
  p: 2,
  h3: 2,
  h4: 2,
  h5: 2,
  h6: 2,
  pre: 2,
  blockquote: 2,
  table: 2,
  hr: 2,
  ul: 2,
  ol: 2,
  li: 1,
  tr: 1,
};

/** Reads the text of a drawn message, with the styles of its parts. Paragraphs end with an empty line. */
export function readSpans(root: Element): PictureSpan[] {
  const spans: PictureSpan[] = [];
  let lineEnds = 0;
  const add = (text: string, style: PictureStyle): void => {
    if (spans.length > 0 && lineEnds > 0) spans.push({ text: '\n'.repeat(lineEnds), style: {} });
    lineEnds = 0;
    const isLineStart = spans.at(-1)?.text.endsWith('\n') ?? true;
    const shown = isLineStart && !style.isCode ? text.replace(/^ +/, '') : text;
    if (shown !== '') spans.push({ text: shown, style: uprightIn(shown, style) });
  };
  const separate = (element: Element): void => {
    const isInList = element.parentElement?.localName === 'li';
    lineEnds = Math.max(lineEnds, isInList ? 1 : (separations[element.localName] ?? 0));
  };
  const read = (element: Element, style: PictureStyle): void => {
    for (const node of element.childNodes) {
      if (node instanceof Text && node.data !== '') add(textIn(node, element), style);
      if (!(node instanceof Element)) continue;
      if (node.localName in separations) separate(node);
      const mark = markOf(node);
      if (mark !== '') add(mark, style);
      read(node, { ...style, ...styles[node.localName] });
      if (node.localName in separations) separate(node);
    }
  };
  read(root, {});
  return spans;
}

/** A letter of a script without italics. The page draws them upright; a canvas would slant them. */
const uprightLetter = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

function uprightIn(text: string, style: PictureStyle): PictureStyle {
  const { isItalic, ...upright } = style;
  return isItalic && uprightLetter.test(text) ? upright : style;
}

/** Line ends are shown in code only. */
const textIn = ({ data }: Text, { parentElement: around }: Element): string =>
  around?.localName === 'pre' ? data.replace(/\n$/, '') : data.replaceAll(/\s+/g, ' ');

/** Returns what is shown before an element and is not in its text. */
function markOf(element: Element): string {
  const { localName, parentElement: list, previousElementSibling: previous } = element;
  if (localName === 'br') return '\n';
  if (/^t[dh]$/.test(localName) && previous !== null) return '   ';
  if (localName !== 'li') return '';
  if (!(list instanceof HTMLOListElement)) return '• ';
  return `${String(list.start + [...list.children].indexOf(element))}. `;
}
