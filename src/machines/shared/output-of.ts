import type { EventObject } from 'xstate';

/** Returns what an invoked actor ended with, from the event of its end. */
export const outputOf = (event: EventObject): unknown => ('output' in event ? event.output : undefined);

/** Returns what an invoked actor failed with, from the event of its failure. */
export const errorOf = (event: EventObject): unknown => ('error' in event ? event.error : undefined);
