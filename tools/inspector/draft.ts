import type { EventObject } from 'xstate';
import { isEvent } from './protocol.ts';

/** The event that somebody wrote as JSON, or null while it is none. */
export function eventIn(text: string): EventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    // Half-written JSON is what one sees while somebody writes.
    return null;
  }
}
