import { setup, stopChild } from 'xstate';
import { helpLinesMachine } from './help-lines.machine.ts';
import { presenceMachine } from './presence.machine.ts';
import { reportMachine } from './report.machine.ts';

export const wellbeingMachine = setup({
  types: {
    children: {} as { presence: 'presence'; helpLines: 'helpLines'; report: 'report' },
  },
  actors: { presence: presenceMachine, helpLines: helpLinesMachine, report: reportMachine },
  actions: {
    /** One that died stays among the children until it is taken away, and a view that reads it breaks. */
    bury: stopChild((_, { child }: { child: string }) => child),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'wellbeing',
  description: 'Those who look after the person, whatever screen is shown.',
  invoke: [
    {
      id: 'presence',
      src: 'presence',
      onError: {
        actions: [
          { type: 'bury', params: { child: 'presence' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'helpLines',
      src: 'helpLines',
      onError: {
        actions: [
          { type: 'bury', params: { child: 'helpLines' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'report',
      src: 'report',
      onError: {
        actions: [
          { type: 'bury', params: { child: 'report' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
  ],
});
