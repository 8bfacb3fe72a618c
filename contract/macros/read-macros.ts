/** A part of a text: what is written, or a macro. */
export type Part = string | Macro;

/** A macro in a text. */
export interface Macro {
  /** The source between its braces. */
  readonly parts: readonly Part[];
  /** The same as it is written, up to a length that tells macros apart. */
  readonly source: string;
  /** Where it begins in the text. */
  readonly at: number;
}

interface OpenMacro {
  readonly at: number;
  /** Where what is between its braces begins. */
  readonly start: number;
  readonly parts: Part[];
}

/** Macros in more macros mean nothing. */
const deepest = 8;

/** Returns the parts of a text. Braces without counterparts are left out, except for closing ones. */
export const readMacros = (text: string): Part[] => {
  const root: OpenMacro = { at: 0, start: 0, parts: [] };
  const open: OpenMacro[] = [root];
  let end = 0;
  const add = (part: Part): void => {
    if (part !== '') (open.at(-1) ?? root).parts.push(part);
  };
  for (const { 0: braces, index } of text.matchAll(/\{{2,}|\}{2,}/g)) {
    add(text.slice(end, index));
    end = index + braces.length;
    // The odd one of three is part of the text around, as in `{{{char}}}`.
    const odd = braces.length % 2 === 1 ? braces.charAt(0) : '';
    const pairs = Math.floor(braces.length / 2);
    if (braces.startsWith('{')) {
      add(odd);
      for (let pair = 0; pair < pairs; pair += 1) {
        const at = index + 2 * pair;
        open.push({ at, start: odd.length + at + 2, parts: [] });
      }
      continue;
    }
    for (let pair = 0; pair < pairs; pair += 1) {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed === undefined) add('}}');
      else if (open.length <= deepest) add(toMacro(closed, text.slice(closed.start, index + 2 * pair)));
    }
    add(odd);
  }
  add(text.slice(end));
  return withUnclosed(open);
};

const toMacro = ({ at, parts }: OpenMacro, source: string): Macro => ({
  at,
  parts,
  source: source.slice(0, longestSource),
});

const longestSource = 2000;

/** Everything after unclosed braces is text. */
const withUnclosed = (open: readonly OpenMacro[]): Part[] => {
  const cut = open.findIndex(({ parts: [first] }, index) => index > 0 && isNote(first));
  return (cut < 0 ? open : open.slice(0, cut)).flatMap(({ parts }) => parts);
};

/** A note that was cut before its end is still not for readers. */
const isNote = (first: Part | undefined): boolean =>
  typeof first === 'string' && /^\s*(?:\/\/|comment\s*:|hidden_key\s*:)/i.test(first);

/** The name of a macro, in lower case, and what follows it. */
export const splitName = (words: string): { readonly name: string; readonly words: string } => {
  const [head = '', name = ''] = /^\s*(\/\/|[^\s:]*)\s*:{0,2}/.exec(words) ?? [];
  return { name: name.toLowerCase(), words: words.slice(head.length) };
};

/** The name that is written in a macro; '' where it would be the result of another one. */
export const nameOf = ({ parts: [first] }: Macro): string =>
  typeof first === 'string' ? splitName(first).name : '';

/** Returns the lists of parts between pairs of colons that are written, not those of macros. */
export const splitAtColons = (parts: readonly Part[]): Part[][] => {
  const lists: Part[][] = [[]];
  for (const part of parts) {
    const [begin, ...others] = typeof part === 'string' ? part.split('::') : [part];
    if (begin !== undefined) lists.at(-1)?.push(begin);
    lists.push(...others.map((other) => [other]));
  }
  return lists;
};
