import { feelingLines } from './lines-feelings.ts';
import { questionLines } from './lines-questions.ts';
import { safetyLines } from './lines-safety.ts';
import { statementLines } from './lines-statements.ts';
import { talkLines } from './lines-talk.ts';

/** The lines of every mate, by intent. See MateScript for how lines are written. */
export const sharedLines = {
  ...talkLines,
  ...safetyLines,
  ...feelingLines,
  ...statementLines,
  ...questionLines,
};

/** The intent of a message. */
export type Intent = keyof typeof sharedLines;

export function isIntent(name: string): name is Intent {
  return Object.hasOwn(sharedLines, name);
}
