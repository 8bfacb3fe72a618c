import { setup } from 'xstate';
import { helpLinesMachine } from './help-lines.machine.ts';
import { presenceMachine } from './presence.machine.ts';
import { reportMachine } from './report.machine.ts';

export const wellbeingMachine = setup({
  types: {
    children: {} as { presence: 'presence'; helpLines: 'helpLines'; report: 'report' },
  },
  actors: { presence: presenceMachine, helpLines: helpLinesMachine, report: reportMachine },
  actions: { reportError: (_, _params: { error: unknown }) => {} },
}).createMachine({
  id: 'wellbeing',
  description: 'Those who look after the person, whatever screen is shown.',
  invoke: [
    {
      id: 'presence',
      src: 'presence',
      onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'helpLines',
      src: 'helpLines',
      onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
    },
    {
      id: 'report',
      src: 'report',
      onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
    },
  ],
});
