import { isBlank, isWordCharacter } from './characters.ts';

/**
 * Whether a run of `*`, `_` or `~` opens or closes something. Models and people write censored w*rds, snake_case, drawn-out~~~
 * endings and ____ blanks; those are text.
 */
export function isMark(run: string, before: string, after: string, isOpen: boolean): boolean {
  if (run.startsWith('~') && run.length !== 2) return false;
  if (run.length > 3) return false;
  const followsWord = isWordCharacter(before);
  if (isOpen) {
    if (run.startsWith('_')) return !(followsWord && isWordCharacter(after));
    return !isBlank(before) || !isBlank(after);
  }
  return !followsWord && !isBlank(after);
}

/** The same for a run at the start of a line with a blank behind it: a bullet, or a rule across the text. */
export function isLineMark(run: string, after: string): boolean {
  if (run.startsWith('~')) return false;
  return run.length === 1 || (run.length > 2 && after === '\n');
}
