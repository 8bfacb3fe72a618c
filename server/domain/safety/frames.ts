import type { HelpLevel } from '../../../contract/help.ts';

export interface Frame {
  readonly level: HelpLevel;
  /** A regular expression's source for one plain sentence. `<name>` stands for a part. */
  readonly pattern: string;
  /** Said in jest, in fiction or of the past it means nothing. A plan or a means at hand always does. */
  readonly soft: boolean;
}

export interface CompiledFrame {
  readonly level: HelpLevel;
  readonly expression: RegExp;
  readonly soft: boolean;
}

/** Writes the parts into the frames. Throws for a part that does not exist. */
export const compileFrames = (
  frames: readonly Frame[],
  parts: Readonly<Record<string, string>>,
): CompiledFrame[] =>
  frames.map(({ level, pattern, soft }) => ({
    level,
    soft,
    expression: new RegExp(expand(pattern, parts), 'u'),
  }));

/** Lookbehinds, `(?<=` and `(?<!`, name no part and are left alone. */
const expand = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/<([a-z]\w*)>/gi, (_whole, name: string) => {
    const part = parts[name];
    if (part === undefined) {
      throw new Error(`no part is named ${name}`);
    }
    return expand(part, parts);
  });
