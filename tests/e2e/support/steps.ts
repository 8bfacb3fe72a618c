/** Conditions by which `chosenWalk` selects the steps of a walk. */
import type { Edge } from '../../../tools/statechart-tests/model.ts';

export type Condition = (step: Edge) => boolean;

export const happens =
  (type: string): Condition =>
  ({ event }) =>
    event.type === type;

export const fails =
  (child: string): Condition =>
  ({ cause }) =>
    cause.kind === 'error' && cause.child === child;

export const completes: Condition = ({ cause }) => cause.kind === 'done';
