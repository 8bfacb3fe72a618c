import type { LaterGroup } from '../locales/messages.ts';
import { onDemand, type OnDemand } from '../services/shared/on-demand.ts';
import type { Rest } from './rest.ts';

/** The rest of the page's code. */
export type PageRest = OnDemand<Rest>;

export const createPageRest = (): PageRest => onDemand(async () => (await import('./rest.ts')).rest);

/** What comes beside it. */
export const texts = ['around', 'marks'] satisfies LaterGroup[];
