import type { AnyActorLogic, AnyActorScope } from 'xstate';
import { stub } from 'statechart-tools/explorer/stub';

/** A child that crashes at its start and notes its id: ten times at most, since without end nothing would be seen. */
export function crashingAtStart(starts: string[]): AnyActorLogic {
  const quiet = stub();
  return {
    ...quiet,
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => {
      starts.push(scope.self.id);
      if (starts.length > 10) return quiet.getInitialSnapshot(scope, input);
      throw new Error('crashed at its start');
    },
  };
}
