import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  emailLinkMachine,
  type EmailLinkInput,
  type LinkResult,
  selectCommand,
  selectOutcome,
} from '../../../../src/machines/account/email/email-link.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { settled } from '../../support/deferred.ts';

type Answer = () => Promise<LinkResult>;

const start = (input: EmailLinkInput, answer: Answer = never) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    emailLinkMachine.provide({
      actors: {
        confirmChange: toAttempt(
          fromPromise<LinkResult, { code: string | null }>(({ input: link }) => {
            log.push(`confirm ${String(link.code)}`);
            return answer();
          }),
        ),
      },
    }),
    { input, clock },
  ).start();
  const seen = () => actor.getSnapshot();
  return { actor, clock, log, seen };
};

const never: Answer = () => new Promise(() => {});

describe('emailLink', () => {
  test.each([
    [false, 'confirmed'],
    [true, 'changed'],
  ] as const)(
    'opening the link does nothing; confirming it ends as changed: %s',
    async (isChanged, outcome) => {
      const { actor, log, seen } = start({ code: 'abc', mailbox: 'new' }, () =>
        Promise.resolve({ isChanged }),
      );
      expect([log, selectOutcome(seen())]).toEqual([[], null]);
      actor.send({ type: 'change.confirm' });
      expect(seen().hasTag('confirming')).toBe(true);
      await settled();
      expect([log, selectOutcome(seen())]).toEqual([['confirm abc'], outcome]);
    },
  );

  test('[S8.10] a confirmation that is not answered within 15 seconds can be canceled', () => {
    const { actor, clock, seen } = start({ code: 'abc', mailbox: 'old' });
    actor.send({ type: 'change.confirm' });
    clock.increment(15_000);
    selectCommand(seen())?.send({ type: 'command.cancel' });
    expect([seen().hasTag('confirming'), seen().context.mailbox]).toEqual([false, 'old']);
  });

  test('the refusal of a change is what can be canceled while it is sent', () => {
    const { actor, seen } = start({ code: 'abc', mailbox: 'old' });
    expect(selectCommand(seen())).toBeUndefined();
    actor.send({ type: 'change.reject' });
    expect(selectCommand(seen())?.id).toBe('rejectChange');
  });
});
