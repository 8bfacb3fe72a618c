import { safetyPageMachine } from '../../../src/machines/safety/safety-page.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { notOffered } from '../account/blocked-mates.model.ts';
import { unreachable } from '../chat/chat-samples.ts';

export const report = { years: [{ year: 2026, offered: 3 }], countedAt: 1000 };

export const model = modelOf(safetyPageMachine, {
  events: { 'load.retry': [{}] },
  actors: { fetchReport: { done: [report], error: [unreachable, notOffered] } },
  rests: ['absent', 'ready'],
});
