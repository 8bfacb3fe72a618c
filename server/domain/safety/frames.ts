/** How much a message asks for help: `concern` is heavy, hidden or about somebody else; `crisis` speaks of death. */
export type Level = 'concern' | 'crisis';

export interface Frame {
  readonly level: Level;
  /** A regular expression's source for one plain sentence. `<name>` stands for a part. */
  readonly pattern: string;
  /** Said in jest, in fiction or of the past it means nothing. A plan or a means at hand always does. */
  readonly soft: boolean;
}

export interface CompiledFrame {
  readonly level: Level;
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

/** Also for expressions that are no frames. Lookbehinds, `(?<=` and `(?<!`, are left alone. */
export const expand = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/<([a-z]\w*)>/gi, (_whole, name: string) => {
    const part = parts[name];
    if (part === undefined) {
      throw new Error(`no part is named ${name}`);
    }
    return expand(part, parts);
  });
