import { nameOf, type Macro, type Part } from './read-macros.ts';

/** The content between a macro and the one that ends it, as in `{{if x}}…{{else}}…{{/if}}`. */
export interface Block {
  readonly begin: Macro;
  readonly parts: readonly (Part | Block)[];
  /** The content after `{{else}}`; empty without one. */
  readonly otherwise: readonly (Part | Block)[];
}

export const isBlock = (part: Part | Block): part is Block => typeof part === 'object' && 'begin' in part;

const conditions = new Set(['if', '#if', '#if_pure', '#when']);
export const isCondition = (name: string): boolean => conditions.has(name);

/** Whether a macro is the end or the middle of a block. Alone it means nothing. */
export const isMark = (macro: Macro): boolean => isElse(macro) || nameOf(macro).startsWith('/');

/** `{{else}}`, or `{{:else}}` in RisuAI. */
const isElse = ({ source }: Macro): boolean => /^\s*:?else\s*$/i.test(source);

/** A block that has begun. */
interface OpenBlock {
  readonly begin: Macro;
  readonly parts: (Part | Block)[];
  readonly otherwise: (Part | Block)[];
  isDivided: boolean;
}

/** Blocks in more blocks mean nothing. */
const deepest = 20;

/** Returns the parts with their blocks put together. What has no end is no block. */
export const withBlocks = (parts: readonly Part[]): readonly (Part | Block)[] => {
  if (!parts.some((part) => typeof part === 'object' && isMark(part))) return parts;
  const all: (Part | Block)[] = [];
  const open: OpenBlock[] = [];
  let tooDeep = 0;
  const add = (...added: readonly (Part | Block)[]): void => {
    const inner = open.at(-1);
    const place = inner === undefined ? all : inner.isDivided ? inner.otherwise : inner.parts;
    for (const part of added) place.push(part);
  };
  for (const part of parts) {
    const inner = open.at(-1);
    if (typeof part === 'string') add(part);
    else if (beginsBlock(part)) {
      if (open.length < deepest) open.push({ begin: part, parts: [], otherwise: [], isDivided: false });
      else tooDeep += 1;
    } else if (!isMark(part)) add(part);
    else if (tooDeep > 0) tooDeep -= isElse(part) ? 0 : 1;
    else if (isElse(part)) {
      if (inner !== undefined) inner.isDivided = true;
    } else {
      close(open, part, add);
    }
  }
  for (let left = open.pop(); left !== undefined; left = open.pop()) add(...asParts(left));
  return all;
};

/** Ends the innermost block of that name; those in it that have no end are none. `{{/}}` ends the innermost. */
function close(open: OpenBlock[], end: Macro, add: (...added: readonly (Part | Block)[]) => void): void {
  const name = nameOf(end).slice(1);
  const at = open.findLastIndex(({ begin }) => name === '' || nameOf(begin).replace('#', '') === name);
  if (at < 0) return;
  while (open.length > at + 1) {
    const inner = open.pop();
    if (inner !== undefined) add(...asParts(inner));
  }
  const closed = open.pop();
  if (closed !== undefined) add(closed);
}

const asParts = ({ begin, parts, otherwise }: OpenBlock): (Part | Block)[] => [
  ...(isCondition(nameOf(begin)) ? [] : [begin]),
  ...parts,
  ...otherwise,
];

/** Whether a macro has its last words between itself and its end, as `{{if x}}` and `{{setvar::x}}` do. */
const beginsBlock = (macro: Macro): boolean => {
  const name = nameOf(macro);
  const words = macro.parts.filter((part) => typeof part === 'string').join('');
  const lists = words.split('::').length - 1;
  if (isCondition(name)) return name.startsWith('#') || lists === (/^\s*if\s*::/i.test(words) ? 1 : 0);
  return /^set(?:global)?var$/.test(name) && lists < 2;
};
