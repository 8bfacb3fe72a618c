/** Evaluates a temporal property along one walk. */
import type { TestInvariantContext, TestTemporal } from './contract.ts';

export interface Monitor<Step, Snapshot> {
  /** Returns whether the property is violated by this step. */
  readonly observe: (context: TestInvariantContext<Step, Snapshot>) => boolean;
  /** Returns whether the property is violated by the end of the walk. */
  readonly end: () => boolean;
}

const never = (): boolean => false;

/** Starts to observe a property at the start of a walk. */
export function createMonitor<Step, Snapshot>(
  property: TestTemporal<Step, Snapshot>,
): Monitor<Step, Snapshot> {
  if (property.type === 'always') return { observe: (context) => !property.predicate(context), end: never };
  if (property.type === 'never') return { observe: property.predicate, end: never };
  let isOpen = property.type !== 'respond';
  const end = (): boolean => isOpen;
  return {
    end,
    observe: (context) => {
      if (property.type === 'respond') {
        isOpen ||= property.trigger(context);
        isOpen &&= !property.response(context);
        return false;
      }
      if (property.type === 'until') {
        isOpen &&= !property.until(context);
        return isOpen && !property.hold(context);
      }
      isOpen &&= !property.predicate(context);
      return false;
    },
  };
}
