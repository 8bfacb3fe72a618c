import { openRichText, renderRichText } from '../../../src/services/rich-text/rich-text.ts';
import type { RichTextOptions } from '../../../src/services/rich-text/rich-text.ts';
import { sanitiseBlock } from '../../../src/services/rich-text/sanitise-block.ts';

/** What the tests call inside the browser. */
const inPage = {
  /** The HTML of a message drawn in one go. */
  render(text: string, options?: RichTextOptions): string {
    const root = document.createElement('div');
    renderRichText(root, text, options);
    return root.innerHTML;
  },

  /** The HTML after each piece, and at the end. */
  stream(pieces: string[]): string[] {
    const root = document.createElement('div');
    const writer = openRichText(root);
    const seen = pieces.map((piece) => {
      writer.write(piece);
      return root.innerHTML;
    });
    writer.end();
    return [...seen, root.innerHTML];
  },

  /** The ways of cutting `text` after which the finished nodes differ from those of the message drawn in one go. */
  differingCuts(text: string): { cut: string; whole: string; pieces: string }[] {
    const whole = nodes([text]);
    const single = Array.from({ length: text.length - 1 }, (_, index) => [
      text.slice(0, index + 1),
      text.slice(index + 1),
    ]);
    const cuts = [
      ...single,
      [...inUnits(text, 1)],
      [...inUnits(text, 2)],
      [...inUnits(text, 3)],
      [...inUnits(text, 7)],
    ];
    return cuts.flatMap((cut) => {
      const pieces = nodes(cut);
      return pieces === whole
        ? []
        : [{ cut: cut.length === 2 ? `after ${cut[0]?.length}` : `in ${cut.length}`, whole, pieces }];
    });
  },

  /** What the text shows after each of its UTF-16 units. */
  shown(text: string): string[] {
    const root = document.createElement('div');
    const writer = openRichText(root);
    const seen = [...inUnits(text, 1)].map((unit) => {
      writer.write(unit);
      return root.textContent ?? '';
    });
    writer.end();
    return [...seen, root.textContent ?? ''];
  },

  /** Hostile nodes, made by the HTML parser, behind the second gate. Returns what is left. */
  sanitise(html: string, mediaOrigin?: string): string {
    const host = document.createElement('div');
    const block = document.createElement('p');
    const inert = new DOMParser().parseFromString(html, 'text/html');
    block.append(...inert.body.childNodes);
    host.append(block);
    sanitiseBlock(block, mediaOrigin);
    return host.innerHTML;
  },

  /** Draws into the page itself, so that whatever would run or load does. */
  show(text: string): void {
    const root = document.createElement('div');
    document.body.append(root);
    renderRichText(root, text);
  },

  showSanitised(html: string): void {
    const block = document.createElement('p');
    document.body.append(block);
    const inert = new DOMParser().parseFromString(html, 'text/html');
    block.append(...inert.body.childNodes);
    sanitiseBlock(block);
  },
};

function* inUnits(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** Every node below the root, texts kept apart, which HTML does not show. */
function nodes(pieces: string[]): string {
  const root = document.createElement('div');
  const writer = openRichText(root);
  for (const piece of pieces) writer.write(piece);
  writer.end();
  return outline(root);
}

function outline(node: Node): string {
  if (node instanceof Text) return JSON.stringify(node.data);
  if (!(node instanceof Element)) return node.nodeName;
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
  return `<${node.localName} ${attributes}>${[...node.childNodes].map(outline).join(',')}</>`;
}

export type InPage = typeof inPage;

declare global {
  interface Window {
    inPage: InPage;
  }
}

window.inPage = inPage;
