import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { code as codes } from '../../../../contract/envelope.ts';
import * as guards from '../../../../src/machines/chat/outbox/outgoing-message.guards.ts';
import {
  outgoingMessageMachine,
  type OutgoingReport,
} from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { reasonOf, selectStatus } from '../../../../src/machines/chat/outbox/outgoing-message.selectors.ts';
import type { UnsentMessage } from '../../../../src/machines/chat/outbox/unsent-message.types.ts';
import type { Failure, FailureKind } from '../../../../src/machines/shared/failure.ts';
import { createParent } from '../../support/parent.ts';
import { idNumber } from '../chat-samples.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };
const message: UnsentMessage = {
  clientMessageId: idNumber(0),
  text: 'Hello',
  at: 13_000,
  needsUser: false,
};
const failure = (kind: FailureKind, code?: number): Failure => ({
  kind,
  message: '',
  ...(code === undefined ? {} : { code }),
});
const offline = failure('unreachable');

function start(given: Partial<UnsentMessage> = {}) {
  const stored: UnsentMessage[] = [];
  const removed: string[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<OutgoingReport>();
  const actor = createActor(
    outgoingMessageMachine.provide({
      actions: {
        persistUnsent: (_, unsent) => void stored.push(unsent.message),
        forgetUnsent: (_, { ids }) => void removed.push(...ids),
      },
    }),
    { clock, input: { parentRef, thread, message: { ...message, ...given } } },
  ).start();
  const fail = (why: Failure | null) => {
    actor.send({ type: 'message.send' });
    actor.send({ type: 'sending.ended', result: why === null ? 'stopped' : 'failed', failure: why });
  };
  const reports = () => received.map((report) => ('phase' in report ? report.phase : report.type));
  return { actor, clock, fail, reports, stored, removed, status: () => selectStatus(actor.getSnapshot()) };
}

describe('a message on its way', () => {
  test('is stored until the server has it, with the time that it is moved to', () => {
    const { actor, status, stored } = start();
    expect([status(), stored]).toEqual(['queued', [message]]);
    actor.send({ type: 'order.changed', at: 14_000 });
    expect(stored.at(-1)).toEqual({ ...message, at: 14_000 });
    actor.send({ type: 'message.send' });
    expect([status(), stored.length]).toEqual(['sending', 2]);
  });

  test('waits again while another reply is under way in the room', () => {
    const { actor, reports, status } = start();
    actor.send({ type: 'message.send' });
    actor.send({ type: 'sending.ended', result: 'roomBusy', failure: failure('rejected', codes.busy) });
    expect([reports(), status(), actor.getSnapshot().context.failure]).toEqual([
      ['sending', 'queued'],
      'queued',
      null,
    ]);
  });

  test('waits for the user behind one that was stopped', () => {
    const { actor, reports, status, stored } = start();
    actor.send({ type: 'message.hold' });
    expect([reports(), status(), stored.at(-1)?.needsUser]).toEqual([['setAside'], 'notSent', true]);
  });

  test('returns to the user, and is stored no longer', () => {
    const { actor, removed, reports } = start();
    actor.send({ type: 'message.recall' });
    expect([removed, reports(), actor.getSnapshot().status]).toEqual([
      [message.clientMessageId],
      ['message.recalled'],
      'done',
    ]);
  });

  test.each([
    ['it was stopped', null, 'setAside'],
    ['its text was refused', failure('rejected', codes.contentRefused), 'setAside'],
    ['it is too large', failure('stream', 413), 'setAside'],
    ['there is no connection', offline, 'blocking'],
    ['the session has expired', failure('expired'), 'blocking'],
    ['the age is unknown', failure('rejected', codes.ageUnknown), 'blocking'],
    ['no credits are left', failure('rejected', codes.allowanceEmpty), 'blocking'],
    ['it was refused otherwise', failure('rejected', codes.notFound), 'blocking'],
  ] as const)('is not sent because %s, and is sent again on request', (_, why, phase) => {
    const { actor, fail, reports, status } = start();
    fail(why);
    const failed = ['sending', ...(why === null ? ['message.stopped'] : []), phase];
    expect([reports(), status(), actor.getSnapshot().context.failure]).toEqual([failed, 'notSent', why]);
    actor.send({ type: 'message.resend' });
    expect([reports(), status(), actor.getSnapshot().context.failure]).toEqual([
      [...failed, 'queued'],
      'queued',
      null,
    ]);
  });

  test('that edits a deleted message is sent as a new one on request, also after a reload', () => {
    const missing = failure('rejected', codes.editedNotFound);
    const now = start({ edits: 'message-1' });
    now.fail(missing);
    const later = start({ edits: 'message-1', needsUser: true, code: codes.editedNotFound });
    for (const { actor, reports, stored } of [now, later]) {
      actor.send({ type: 'message.resend' });
      expect([reports().slice(-2), stored.at(-1)]).toEqual([['setAside', 'queued'], message]);
    }
  });

  test('that edits one that exists stays an edit when it is sent again', () => {
    const { actor, fail, stored } = start({ edits: 'message-1' });
    fail(failure('rejected', codes.contentRefused));
    actor.send({ type: 'message.resend' });
    expect(stored.at(-1)).toEqual({ ...message, edits: 'message-1' });
  });

  test('is sent again half a minute after the connection failed', () => {
    const { clock, fail, status } = start();
    fail(offline);
    clock.increment(29_999);
    expect(status()).toBe('notSent');
    clock.increment(1);
    expect(status()).toBe('queued');
  });

  test.each([
    ['as soon as the network is back', offline, 'connection.restored'],
    ['once the age is confirmed', failure('rejected', codes.tooYoung), 'age.confirmed'],
    ['when another is written behind it', failure('expired'), 'message.retry'],
  ] as const)('is sent again %s', (_, why, type) => {
    const { actor, fail, status } = start();
    fail(why);
    actor.send({ type });
    expect(status()).toBe('queued');
  });

  test('of an earlier visit is refused as it was', () => {
    const { actor, reports } = start({ needsUser: true, code: codes.allowanceEmpty });
    expect([reports(), actor.getSnapshot().context.failure]).toEqual([
      ['blocking'],
      failure('rejected', codes.allowanceEmpty),
    ]);
    expect(selectStatus(undefined)).toBeNull();
  });
});

describe('a refusal', () => {
  test.each([
    [null, false],
    [failure('rejected', codes.invalid), true],
    [failure('rejected', codes.contentRefused), true],
    [failure('rejected', codes.notFound), false],
    [failure('rejected', codes.editedNotFound), true],
    [failure('rejected'), false],
    [failure('stream', 399), false],
    [failure('stream', 400), true],
    [failure('stream', 429), false],
    [failure('stream', 499), true],
    [failure('stream', 500), false],
    [failure('stream'), false],
    [failure('unreachable', 413), false],
  ])('concerns this message alone: %j is %s', (why, isRefused) => {
    expect(guards.isRefusedAlone(why)).toBe(isRefused);
  });

  test('passes by itself where the server is overloaded, or has had too many requests', () => {
    const isTemporary = [
      failure('rejected', codes.unavailable),
      failure('rejected', codes.tooMany),
      failure('rejected', 429),
      failure('rejected', 428),
    ].map(guards.isTemporary);
    expect(isTemporary).toEqual([true, true, true, false]);
  });

  test('is named by its cause', () => {
    const reasons = [
      null,
      failure('rejected', codes.allowanceEmpty),
      failure('rejected', codes.ageUnknown),
      failure('rejected', codes.tooYoung),
      offline,
    ].map(reasonOf);
    expect(reasons).toEqual(['stopped', 'empty', 'ageless', 'rejected', 'unreachable']);
  });

  test('is stored by its code where it holds the message back', () => {
    const refused = failure('rejected', codes.allowanceEmpty);
    const held = { ...message, needsUser: true };
    expect(guards.toStored(message, refused)).toStrictEqual({ ...held, code: codes.allowanceEmpty });
    expect(guards.toStored(message, refused, false)).toStrictEqual(message);
    expect(guards.toStored(message, failure('rejected'))).toStrictEqual(held);
    expect(guards.toStored(message, failure('stream', 413))).toStrictEqual(held);
    expect(guards.toStored(message, offline)).toStrictEqual(message);
  });
});

describe('the stored message that is sent next', () => {
  const stopped = { ...message, needsUser: true };
  const refused = { ...stopped, code: codes.contentRefused };
  const missing = { ...stopped, edits: 'message-1', code: codes.editedNotFound };
  const blocking = { ...stopped, code: codes.allowanceEmpty };

  test.each([
    ['the first', [message, blocking], message],
    ['the first behind those that were set aside', [stopped, refused, missing, message], message],
    ['none behind one that blocks the others', [stopped, blocking, message], undefined],
    ['none where all wait for the user', [stopped, refused], undefined],
  ])('is %s', (_, messages, next) => {
    expect(guards.nextStored(messages)).toBe(next);
  });
});
