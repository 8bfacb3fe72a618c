import { fromPromise } from 'xstate';
import { deferred } from './deferred.ts';

interface Asked<Output, Input> {
  readonly input: Input;
  readonly give: (output: Output) => void;
  readonly fail: (reason: unknown) => void;
}

/** A call that the test settles: the inputs so far, and the actor logic that replaces the service. */
export function askable<Output, Input>() {
  const asked: Asked<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const { promise, resolve, reject } = deferred<Output>();
    asked.push({ input, give: resolve, fail: reject });
    return promise;
  });
  return { asked, logic };
}
