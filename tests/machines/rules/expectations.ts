/** The expectations of the rules of every machine of those of this project. */
import { declaredIn } from 'statechart-tools/rules/declared';
import type { Expectations } from 'statechart-tools/rules/rule';
import { project } from '../../../tools/product-charts/project.ts';
import { awaited } from './awaited.ts';
import { delays } from './durations.ts';
import { exceptionsOfCalls } from './exceptions-of-calls.ts';
import { exceptionsOfEvents } from './exceptions-of-events.ts';
import { exceptionsOfFailures } from './exceptions-of-failures.ts';
import { exceptionsOfWaits } from './exceptions-of-waits.ts';

export const expectations: Expectations = {
  delays,
  awaited,
  typed: [
    'composer draft.change',
    'formDrafts form.changed',
    'mateForm fields.change',
    'roomSettings notes.change',
  ],
  exceptions: { ...exceptionsOfCalls, ...exceptionsOfEvents, ...exceptionsOfFailures, ...exceptionsOfWaits },
  declared: declaredIn(project),
};
