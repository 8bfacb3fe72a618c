import { setup, stopChild } from 'xstate';
import { crisisHelpMachine } from './crisis-help.machine.ts';
import { aiDisclosureMachine } from './ai-disclosure.machine.ts';
import { reportMachine } from './report.machine.ts';

export const safetyMachine = setup({
  types: {
    children: {} as { aiDisclosure: 'aiDisclosure'; crisisHelp: 'crisisHelp'; report: 'report' },
  },
  actors: { aiDisclosure: aiDisclosureMachine, crisisHelp: crisisHelpMachine, report: reportMachine },
  actions: {
    /** One that died stays among the children until it is taken away, and a view that reads it breaks. */
    stopCrashedChild: stopChild((_, { child }: { child: string }) => child),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'safety',
  description: 'Those who look after the person, whatever screen is shown.',
  invoke: [
    {
      id: 'aiDisclosure',
      src: 'aiDisclosure',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'aiDisclosure' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'crisisHelp',
      src: 'crisisHelp',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'crisisHelp' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
    {
      id: 'report',
      src: 'report',
      onError: {
        actions: [
          { type: 'stopCrashedChild', params: { child: 'report' } },
          { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
  ],
});
