import type { EventObject } from 'xstate';
import { isEvent } from './protocol.ts';

/** Returns the event that the user entered as JSON, or null while the text is invalid. */
export function eventIn(text: string): EventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    // The JSON is invalid while the user is typing.
    return null;
  }
}
