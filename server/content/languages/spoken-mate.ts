import type { MateScript } from '../mate-script.ts';

/** The lines of a mate in a language other than English. */
export interface SpokenMate {
  /** Its first message, in chat Markdown. */
  readonly greeting: string;
  readonly script: MateScript;
}
