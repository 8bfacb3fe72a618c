import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { ageGateMachine } from '../../../src/machines/safety/age-gate.machine.ts';
import type { AgeStatus, BirthDateInput } from '../../../src/machines/safety/age-gate.reducers.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';

type Answer = AgeStatus | null | Error | 'never';

interface Answers {
  /** The responses to the calls, in order. */
  readonly status?: readonly Answer[];
  readonly submits?: readonly Answer[];
  readonly adult?: Answer;
  readonly choice?: Error | 'never';
}

/** Starts the machine, logs what it does, and answers its calls. */
export function start({ status = [], submits = [], adult, choice }: Answers = {}) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const [statuses, answers] = [[...status], [...submits]];
  let changeUser = (): void => {};
  const actor = createActor(
    ageGateMachine.provide({
      actors: {
        watchUser: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
          changeUser = () => sendBack({ type: 'user.changed' });
        }),
        fetchAge: fromPromise<AgeStatus | null, undefined>(() => {
          log.push('read');
          return given(statuses.shift());
        }),
        confirmAdult: toConfirmation<AgeStatus | null, undefined>(
          fromPromise(() => {
            log.push('misunderstood');
            return given(adult);
          }),
        ),
        submitBirthDate: toConfirmation<AgeStatus | null, BirthDateInput, undefined>(
          fromPromise(({ input }) => {
            log.push(`tell ${input.birthDate}`);
            return given(answers.shift());
          }),
        ),
        saveMatureContent: toAttempt(
          fromPromise<{ nfsw: boolean }, { wanted: boolean }>(({ input: { wanted } }) => {
            log.push(`wish ${wanted}`);
            return given(choice ?? { nfsw: wanted });
          }),
        ),
      },
      actions: {
        announceAge: () => void log.push('told'),
        applyNfsw: (_, { nfsw }) => void log.push(`shown ${nfsw}`),
        showToast: (_, { key }) => void log.push(key),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    log,
    clock,
    value: () => actor.getSnapshot().value,
    changeUser: () => changeUser(),
    requestAge: async (at = 0) => {
      await sendAndSettle(actor, { type: 'age.request', at });
    },
    deny: async () => {
      actor.getSnapshot().children.confirmAdult?.send({ type: 'action.confirm' });
      await settled();
    },
    submitBirthDate: async (birthDate: string) => {
      const form = actor.getSnapshot().children.submitBirthDate;
      form?.send({ type: 'action.confirm', answer: { birthDate } });
      await settled();
    },
  };
}

function given<Value>(answer: Value | Error | 'never' | undefined): Promise<Value> {
  if (answer === 'never' || answer === undefined) return deferred<Value>().promise;
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
}
