import { fromCallback, fromPromise, type ActorRefFrom, type AnyEventObject } from 'xstate';
import {
  ageStatus,
  confirmAdult,
  confirmAge,
  setNfsw,
  type AgeStatus,
} from '../../../contract/account/age.ts';
import type { authMachine } from '../../machines/auth/auth.machine.ts';
import type { BirthDateInput } from '../../machines/safety/age-gate.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { isUnsupported, toFailure } from '../../machines/shared/failure.ts';
import type { Http } from '../http/http.ts';
import { fromCall } from '../http/from-call.ts';

interface Dependencies {
  readonly call: Http['call'];
}

/** Implements the actors of the age gate. */
export const ageGateActors = ({ call }: Dependencies) => ({
  watchUser: fromCallback<AnyEventObject, undefined>(({ sendBack, system }) => {
    const auth: ActorRefFrom<typeof authMachine> = system.get('auth');
    const idNow = () => auth.getSnapshot().context.user?.uuid;
    let last = idNow();
    const subscription = auth.subscribe(() => {
      const id = idNow();
      if (id !== last) sendBack({ type: 'user.changed' });
      last = id;
    });
    return () => subscription.unsubscribe();
  }),
  fetchAge: fromPromise<AgeStatus | null, undefined>(({ signal }) => fetchAgeStatus(call, signal)),
  confirmAdult: toConfirmation<AgeStatus | null, undefined>(
    fromPromise(({ signal }) => call(confirmAdult, {}, signal)),
  ),
  submitBirthDate: toConfirmation<AgeStatus | null, BirthDateInput, undefined>(
    fromPromise(({ input, signal }) => unlessUnsupported(call(confirmAge, input, signal))),
  ),
  saveMatureContent: toAttempt(fromCall(call, setNfsw)),
});

/** Whether the caller is old enough; null for a host without an age check. */
export const fetchAgeStatus = (call: Http['call'], signal: AbortSignal): Promise<AgeStatus | null> =>
  unlessUnsupported(call(ageStatus, {}, signal));

/** Returns null for a host without an age check. */
async function unlessUnsupported(answer: Promise<AgeStatus>): Promise<AgeStatus | null> {
  try {
    return await answer;
  } catch (error) {
    if (isUnsupported(toFailure(error))) return null;
    throw error;
  }
}
