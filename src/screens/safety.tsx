import { fromPromise } from 'xstate';
import { helpReport, type HelpReport } from '../../contract/safety.ts';
import { safetyPageMachine } from '../machines/safety/safety-page.machine.ts';
import { Safety } from '../views/safety/safety.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services: { call } }: World) =>
  defineScreen({
    logic: safetyPageMachine.provide({
      actors: {
        fetchReport: fromPromise<HelpReport, undefined>(({ signal }) => call(helpReport, {}, signal)),
      },
    }),
    input: () => undefined,
    View: Safety,
    messages: ['safety', 'still', 'wellbeing'],
  });
