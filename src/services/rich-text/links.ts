import * as markdown from 'streaming-markdown';
import { linkAddress, mediaAddress } from './safe-url.ts';
import type { Frame } from './open-element.ts';

/**
 * Settles a link, bare address or picture whose text is complete: it becomes a link, an image or plain text.
 * Returns text that belongs behind it.
 */
export function settleAnchor(
  frame: Frame,
  closed: boolean,
  nested: boolean,
  mediaOrigin: string | undefined,
): string {
  if (frame.token === markdown.RAW_URL) return settleBareAddress(frame);
  const { node } = frame;
  const image = frame.token === markdown.IMAGE;
  if (frame.address === undefined) {
    unwrap(node, opening(frame.token));
    return closed ? ']' : '';
  }
  const written = destination(frame.address);
  const media = image ? mediaAddress(written, mediaOrigin) : undefined;
  if (media !== undefined) {
    node.replaceWith(picture(node, media));
    return '';
  }
  const address = nested ? undefined : linkAddress(written);
  if (address === undefined) return refuse(frame, written);
  if (node.textContent === '') node.textContent = written;
  lead(node, address);
  return '';
}

/** Replaces a link without a valid address by text. Parentheses after brackets that contain no address stay. */
function refuse({ node, token, address = '' }: Frame, written: string): string {
  const isAddress = /^(?:[a-z][a-z0-9+.-]*:|[/.#?])/i.test(written);
  unwrap(node, isAddress ? '' : opening(token));
  return isAddress ? '' : `](${address})`;
}

function opening(token: Frame['token']): string {
  return token === markdown.IMAGE ? '![' : '[';
}

/** Sentence marks behind an address and anything from a quote or bracket on are not part of it. */
function settleBareAddress({ node }: Frame): string {
  const written = node.textContent ?? '';
  const [matched = ''] = /^[^\s<>"“”«»「」『』＂（）。，！？、；：*`]*/.exec(written) ?? [];
  let length = matched.replace(/(?<![.,;:!?'’\])}~_])[.,;:!?'’\])}~_]+$/, '').length;
  while (
    matched[length] === ')' &&
    count(matched.slice(0, length), '(') > count(matched.slice(0, length), ')')
  )
    length += 1;
  node.textContent = written.slice(0, length);
  const address = linkAddress(node.textContent);
  if (address === undefined) unwrap(node, '');
  else lead(node, address);
  return written.slice(length);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A title behind the address and angle brackets around it are dropped. */
function destination(address: string): string {
  const [written = ''] = address.trim().split(/\s/);
  return written.replace(/^<|>$/g, '');
}

function lead(node: HTMLElement, address: string): void {
  node.setAttribute('href', address);
  node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  node.setAttribute('target', '_blank');
}

function picture(node: HTMLElement, address: string): HTMLElement {
  const image = node.ownerDocument.createElement('img');
  image.alt = node.textContent ?? '';
  image.loading = 'lazy';
  image.src = address;
  return image;
}

/** Replaces the element by `before` and its children; adjacent texts are merged. */
function unwrap(node: HTMLElement, before: string): void {
  const previous = node.previousSibling;
  if (before !== '') {
    if (previous instanceof Text) previous.appendData(before);
    else node.before(before);
  }
  for (let child = node.firstChild; child; child = node.firstChild) {
    const last = node.previousSibling;
    if (last instanceof Text && child instanceof Text) {
      last.appendData(child.data);
      child.remove();
    } else node.before(child);
  }
  node.remove();
}
