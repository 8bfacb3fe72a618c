import { focusRefused } from './focus-refused.ts';
import { keepFocus } from './keep-focus.ts';

/** Moves the focus where the page changes under it, or where a form was refused. Loaded when something gets the focus first. */
export function manageFocus(): void {
  keepFocus();
  focusRefused();
}
