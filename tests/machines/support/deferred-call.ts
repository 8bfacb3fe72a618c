import { fromPromise } from 'xstate';
import { deferred } from './deferred.ts';

interface Request<Output, Input> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (reason: unknown) => void;
}

/** A call that the test settles: the inputs so far, and the actor logic that replaces the service. */
export function deferredCall<Output, Input>() {
  const requests: Request<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    const { promise, resolve, reject } = deferred<Output>();
    requests.push({ input, resolve, reject });
    return promise;
  });
  return { requests, logic };
}
