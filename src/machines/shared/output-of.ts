import type { EventObject } from 'xstate';

/** Returns what an invoked actor ended with, from the event of its end. */
export const outputOf = (event: EventObject): unknown => ('output' in event ? event.output : undefined);
