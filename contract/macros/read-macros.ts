/** A macro in a text: what is between its braces, with the macros in it replaced. */
export interface Macro {
  readonly words: string;
  /** Where it begins in the text. */
  readonly at: number;
  /** How many macros it is in. */
  readonly depth: number;
}

interface OpenMacro {
  readonly at: number;
  words: string;
}

/** Returns the text with each macro replaced, inner ones first. Braces without counterparts are left out, except for closing ones. */
export const replaceMacros = (text: string, replace: (macro: Macro) => string): string => {
  const open: OpenMacro[] = [{ at: 0, words: '' }];
  let end = 0;
  const add = (words: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.words += words;
  };
  for (const { 0: braces, index } of text.matchAll(/\{{2,}|\}{2,}/g)) {
    add(text.slice(end, index));
    end = index + braces.length;
    // The odd one of three is part of the text around, as in `{{{char}}}`.
    const odd = braces.length % 2 === 1 ? braces.charAt(0) : '';
    const pairs = Math.floor(braces.length / 2);
    if (braces.startsWith('{')) {
      add(odd);
      for (let pair = 0; pair < pairs; pair += 1) open.push({ at: index + 2 * pair, words: '' });
      continue;
    }
    for (let pair = 0; pair < pairs; pair += 1) {
      const macro = open.length > 1 ? open.pop() : undefined;
      add(macro === undefined ? '}}' : replace({ ...macro, depth: open.length - 1 }));
    }
    add(odd);
  }
  add(text.slice(end));
  while (open.length > 1) {
    const unclosed = open.pop()?.words ?? '';
    add(isNote(unclosed) ? '' : unclosed);
  }
  return open[0]?.words ?? '';
};

/** A note that was cut before its end is still not for readers. */
const isNote = (words: string): boolean => /^\s*(?:\/\/|comment\s*:|hidden_key\s*:)/i.test(words);
