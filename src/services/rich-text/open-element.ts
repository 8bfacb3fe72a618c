import * as markdown from 'streaming-markdown';

/** One open element and what is known about it. */
export interface Frame {
  readonly token: markdown.Token | 'speech';
  /** The node that receives text and children. */
  readonly node: HTMLElement;
  /** The node in the parent: `pre` for a code block, else the same as `node`. */
  readonly outer: HTMLElement;
  /** The address of a link or picture, as written. */
  address?: string;
  /** A box that was ticked. */
  ticked?: boolean;
}

const tags: Partial<Record<markdown.Token, string>> = {
  [markdown.BLOCKQUOTE]: 'blockquote',
  [markdown.PARAGRAPH]: 'p',
  [markdown.LINE_BREAK]: 'br',
  [markdown.RULE]: 'hr',
  // The headings of a message are below those of the page.
  [markdown.HEADING_1]: 'h3',
  [markdown.HEADING_2]: 'h4',
  [markdown.HEADING_3]: 'h5',
  [markdown.HEADING_4]: 'h6',
  [markdown.HEADING_5]: 'h6',
  [markdown.HEADING_6]: 'h6',
  [markdown.ITALIC_AST]: 'em',
  [markdown.ITALIC_UND]: 'em',
  [markdown.STRONG_AST]: 'strong',
  [markdown.STRONG_UND]: 'strong',
  [markdown.STRIKE]: 's',
  [markdown.CODE_INLINE]: 'code',
  [markdown.CODE_FENCE]: 'code',
  [markdown.CODE_BLOCK]: 'code',
  [markdown.LINK]: 'a',
  [markdown.RAW_URL]: 'a',
  [markdown.IMAGE]: 'a',
  [markdown.LIST_UNORDERED]: 'ul',
  [markdown.LIST_ORDERED]: 'ol',
  [markdown.LIST_ITEM]: 'li',
  [markdown.TABLE]: 'table',
  [markdown.TABLE_ROW]: 'tr',
};

const emphasis = new Set<Frame['token']>([
  markdown.ITALIC_AST,
  markdown.ITALIC_UND,
  markdown.STRONG_AST,
  markdown.STRONG_UND,
  markdown.STRIKE,
]);
const anchors = new Set<Frame['token']>([markdown.LINK, markdown.RAW_URL, markdown.IMAGE]);
const holders = new Set<Frame['token']>([
  markdown.LIST_ORDERED,
  markdown.LIST_UNORDERED,
  markdown.BLOCKQUOTE,
]);
const blockCode = new Set<Frame['token']>([markdown.CODE_FENCE, markdown.CODE_BLOCK]);
const ownDirection = /^(?:p|h[3-6]|li|blockquote|t[dh])$/;

/** Elements nest no deeper than this; deeper ones are drawn into the last one. */
const deepest = 48;

/** Lists and quotations, whose parts are blocks. */
export const hasParts = (token: Frame['token']): boolean => holders.has(token);
export const isEmphasis = (token: Frame['token']): boolean => emphasis.has(token);
export const isAnchor = (token: Frame['token']): boolean => anchors.has(token);
export const isCode = (token: Frame['token']): boolean =>
  token === markdown.CODE_INLINE || blockCode.has(token);

/** Speech and all inline elements. */
export function isInline(token: Frame['token']): boolean {
  return (
    token === 'speech' ||
    token === markdown.CODE_INLINE ||
    token === markdown.LINE_BREAK ||
    token === markdown.CHECKBOX ||
    isEmphasis(token) ||
    isAnchor(token)
  );
}

/** Opens an element below `parent`; `depth` counts the elements above it. */
export function openFrame(token: Frame['token'], parent: HTMLElement, depth: number): Frame {
  const tag = tagOf(token, parent);
  if (tag === undefined || depth > deepest) return { token, node: parent, outer: parent };
  const node = parent.ownerDocument.createElement(tag);
  if (ownDirection.test(tag)) node.dir = 'auto';
  if (token === 'speech') node.className = 'msg-speech';
  if (tag === 'em') node.className = 'msg-action';
  const outer = blockCode.has(token) ? codeBlock(node) : node;
  place(token, parent).append(outer);
  return { token, node, outer };
}

function tagOf(token: Frame['token'], parent: HTMLElement): string | undefined {
  if (token === 'speech') return 'q';
  if (token === markdown.TABLE_CELL) return parent.parentElement?.localName === 'thead' ? 'th' : 'td';
  return tags[token];
}

function codeBlock(code: HTMLElement): HTMLElement {
  const block = code.ownerDocument.createElement('pre');
  block.dir = 'ltr';
  block.append(code);
  return block;
}

/** The first row of a table is its head, the others are its body. */
function place(token: Frame['token'], parent: HTMLElement): Element {
  if (token !== markdown.TABLE_ROW || parent.localName !== 'table') return parent;
  const rows = parent.children[1];
  if (rows) return rows;
  const section = parent.ownerDocument.createElement(parent.firstElementChild ? 'tbody' : 'thead');
  parent.append(section);
  return section;
}
