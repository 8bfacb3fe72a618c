import { readSpans } from '../../../src/services/chat/picture-spans.ts';
import type { PictureSpan } from '../../../src/services/chat/picture-lines.ts';
import { BlockRenderer } from '../../../src/services/rich-text/block-renderer.ts';
import { MarkdownPreprocessor } from '../../../contract/markdown/markdown-feed.ts';
import { openRichText, renderRichText, secondGate } from '../../../src/services/rich-text/rich-text.ts';
import type { RichTextOptions } from '../../../src/services/rich-text/rich-text.ts';
import type { ActionWay } from '../../../src/machines/voice/voice.types.ts';
import { toHeardPlace } from '../../../src/services/call/heard-place.ts';
import { createSentenceReader, sentencesOf } from '../../../src/services/voice/spoken-sentences.ts';
import { sanitiseBlock } from '../../../src/services/rich-text/sanitize-block.ts';

/** The functions that the tests call inside the browser. */
const inPage = {
  /** Returns the HTML of a message rendered at once. */
  render(text: string, options?: RichTextOptions): string {
    const root = document.createElement('div');
    renderRichText(root, text, options);
    return root.innerHTML;
  },

  /** Returns what people read of a message: its text, the numbers of lists, and the names of pictures. */
  readable(text: string): string {
    const root = document.createElement('div');
    renderRichText(root, text);
    for (const list of root.querySelectorAll('ol'))
      for (const [index, item] of [...list.querySelectorAll(':scope > li')].entries())
        item.prepend(`${String(list.start + index)}. `);
    for (const image of root.querySelectorAll('img')) image.replaceWith(image.alt);
    return root.textContent ?? '';
  },

  /** Returns the sentences of a complete message that are read aloud. */
  sentences: (text: string, actions: ActionWay): readonly string[] =>
    sentencesOf(text, { actions, isComplete: true }).map(({ text: said }) => said),

  /** Returns those that are actions. */
  actions: (text: string): readonly string[] =>
    sentencesOf(text, { actions: 'voice', isComplete: true }).flatMap(({ text: said, isAction }) =>
      isAction ? [said] : [],
    ),

  /** Returns how much of a message was heard when these sentences were spoken. */
  toHeardPlace,

  /** Returns the sentences that are finished after each piece, and those at the end. */
  sentencesOfPieces(pieces: string[], actions: ActionWay): (readonly string[])[] {
    const reader = createSentenceReader(actions);
    const texts = pieces.map((_, index) => pieces.slice(0, index + 1).join(''));
    return [...texts.map((text) => reader.read(text)), reader.end(texts.at(-1) ?? '')].map((sentences) =>
      sentences.map(({ text }) => text),
    );
  },

  /** Returns the text of a message with its styles, as a picture of it shows them. */
  spans(text: string): PictureSpan[] {
    const root = document.createElement('div');
    renderRichText(root, text);
    return readSpans(root);
  },

  /** Returns the HTML after each piece, and at the end. */
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

  /** Returns the splits of `text` whose final nodes differ from those of the message rendered at once. */
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

  /** Returns the visible text after each UTF-16 unit. */
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

  /** Parses hostile HTML, passes it through the sanitizer gate, and returns the remaining HTML. */
  sanitise(html: string, mediaOrigin?: string): string {
    const block = inertBlock(html);
    const host = block.ownerDocument.createElement('div');
    host.append(block);
    sanitiseBlock(block, mediaOrigin);
    return host.innerHTML;
  },

  /** Returns the remaining HTML of a block with a forbidden root element. */
  sanitiseRoot(tag: string): string {
    const host = document.createElement('div');
    const block = document.createElement(tag);
    block.append('words');
    host.append(block);
    sanitiseBlock(block);
    return host.innerHTML;
  },

  /** Returns the depth of a message in elements. */
  depth(text: string): number {
    const root = document.createElement('div');
    renderRichText(root, text);
    const below = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(below));
    return below(root);
  },

  /** Renders into the page itself, so that active content would run or load. */
  show(text: string): void {
    renderRichText(newPlace(), text);
  },

  /** Renders into the page without the sanitizer, as before it has loaded. */
  showUnsanitised(text: string): void {
    const renderer = new BlockRenderer(newPlace(), {
      mediaOrigin: undefined,
      isBracketClosed: () => intake.isBracketClosed(),
      onSettled: () => undefined,
    });
    const intake = new MarkdownPreprocessor(renderer);
    intake.write(text);
    renderer.flush();
    intake.end();
    renderer.finish();
  },

  /** Inserts hostile HTML into the page through the sanitizer gate. */
  showSanitised(html: string): void {
    const block = inertBlock(html);
    sanitiseBlock(block);
    newPlace().append(block);
  },

  /** Inserts unchanged hostile HTML into the page, including scripts. */
  showRaw(html: string): void {
    newPlace().append(document.createRange().createContextualFragment(html));
  },

  /** Renders texts in one of these ways, and returns what is wrong with what is shown. */
  effectsOf(
    way: 'show' | 'showUnsanitised' | 'showSanitised' | 'showRaw',
    texts: readonly string[],
  ): { leftovers: string[]; overlays: string[] } {
    const leftovers: string[] = [];
    const overlays: string[] = [];
    for (const text of texts) {
      try {
        this[way](text);
      } catch (error) {
        leftovers.push(`${text}: ${String(error)}`);
      }
      const shown = [...(document.querySelector('[data-place]:last-of-type')?.querySelectorAll('*') ?? [])];
      leftovers.push(...shown.flatMap(faultsOf).map((fault) => `${text}: ${fault}`));
      if (shown.some(coversOthers)) overlays.push(text);
    }
    return { leftovers, overlays };
  },

  /** Removes what was rendered, so that the page does not become slower. What it has begun to load goes on. */
  clear(): void {
    for (const place of document.querySelectorAll('[data-place]')) place.remove();
  },
};

/** Creates a block in an inert document, where nothing loads or runs. */
function inertBlock(html: string): HTMLElement {
  const inert = new DOMParser().parseFromString(html, 'text/html');
  const block = inert.createElement('p');
  block.append(...inert.body.childNodes);
  return block;
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['place'] = '';
  document.body.append(place);
  return place;
}

const harmless =
  /^(?:p|br|hr|h[3-6]|blockquote|ul|ol|li|pre|table|thead|tbody|tr|th|td|a|b|code|del|em|i|img|q|s|span|strong|sub|sup|u)$/;
const harmlessAttribute =
  /^(?:href|rel|target|src|alt|loading|start|dir|class|style|data-speaker|data-language)$/;

function faultsOf(element: Element): string[] {
  const faults = harmless.test(element.localName) ? [] : [`<${element.localName}>`];
  // The fields of a form can shadow its properties.
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    const value = Element.prototype.getAttribute.call(element, name) ?? '';
    if (!harmlessAttribute.test(name)) faults.push(name);
    if (name === 'src' && !value.startsWith('/media/')) faults.push(`src=${value}`);
    if (name === 'class' && !/^(?:(?:language|hljs|msg)-[^ ]+ ?)+$/.test(value))
      faults.push(`class=${value}`);
    if (name === 'style' && /url|\(\s*["']|position|\\|var|expression/i.test(value))
      faults.push(`style=${value}`);
  }
  if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
    const isOutside = /^(?:https?|mailto):$/.test(element.protocol) && element.origin !== location.origin;
    if (!isOutside) faults.push(`href=${element.href}`);
    if (element.rel !== 'noopener noreferrer nofollow ugc' || element.target !== '_blank')
      faults.push('open link');
  }
  return faults;
}

function coversOthers(element: Element): boolean {
  const { position, transform, opacity, fontSize, marginTop } = getComputedStyle(element);
  return (
    /^(?:fixed|absolute|sticky)$/.test(position) ||
    transform !== 'none' ||
    opacity !== '1' ||
    Number.parseFloat(fontSize) > 100 ||
    Number.parseFloat(marginTop) < 0
  );
}

function* inUnits(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** Returns every node below the root; adjacent text nodes stay separate, unlike in HTML. */
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

// The tests inspect the output of both gates.
void secondGate.open().then(() => {
  window.inPage = inPage;
});
