import { createActor, fromEventObservable, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxMessageLength } from '../../../contract/limits.ts';
import { trialMachine } from '../../../src/machines/trial/trial.machine.ts';
import {
  draftOf,
  isBegun,
  isSendable,
  leftOf,
  shownOf,
  type AgeStatus,
  type TrialInput,
  type TrialReplyEvent,
  type TrialRequest,
} from '../../../src/machines/trial/trial.reducers.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';
import { irisInDetail } from '../mates/catalogue-samples.ts';
import { confirmed, refused, unknown } from '../safety/age-samples.ts';
import { deferred, settled } from '../support/deferred.ts';
import { accepted, almostOver, extended, finished, seal, untouched } from './trial-samples.ts';

const rejected = (reason: number) => new ApiError('rejected', 'This text is not accepted.', { code: reason });

interface Host {
  readonly mate?: typeof irisInDetail | null;
  /** The age status of the visitor, and what the server decides by the date of birth. */
  readonly age?: AgeStatus | null;
  readonly decision?: AgeStatus;
}

const start = async (input: Partial<TrialInput> = {}, host: Host = {}) => {
  const { mate = irisInDetail, age = null, decision = confirmed } = host;
  const log: unknown[] = [];
  let end = deferred<void>();
  let emit: (event: TrialReplyEvent) => void = () => {};
  const actor = createActor(
    trialMachine.provide({
      actors: {
        fetchMate: provideRequest<typeof mate, { mateId: string }>(({ input: { mateId } }) => {
          log.push(`fetch ${mateId}`);
          return Promise.resolve(mate);
        }),
        fetchAge: provideRequest<AgeStatus | null>(() => Promise.resolve(age)),
        submitBirthDate: toConfirmation(
          fromPromise<AgeStatus | null, undefined>(() => Promise.resolve(decision)),
        ),
        streamReply: fromEventObservable<TrialReplyEvent, TrialRequest>(({ input: { text, chat } }) =>
          observe<TrialReplyEvent>((send) => {
            log.push(`send ${text} after ${chat.messages.length} with ${chat.seal?.signature}`);
            emit = send;
            end = deferred<void>();
            return end.promise;
          }),
        ),
      },
      actions: {
        persistChat: ({ context }) => void log.push(`persist "${draftOf(context)}"`),
        clearChat: () => void log.push('clear'),
        welcomeBack: () => void log.push('welcome'),
      },
    }),
    { input: { mateId: 'iris-vale', chat: untouched, ...input } },
  ).start();
  const context = () => actor.getSnapshot().context;
  await settled();
  return {
    actor,
    log,
    context,
    state: () => actor.getSnapshot().value,
    texts: () => shownOf(context()).map(({ text }) => text),
    write: (text: string) => {
      actor.send({ type: 'draft.change', text });
      actor.send({ type: 'message.submit' });
    },
    reply: (...events: TrialReplyEvent[]) => events.forEach((event) => emit(event)),
    breakOff: async (error: Error) => {
      end.reject(error);
      await settled();
    },
    endEarly: async () => {
      end.resolve();
      await settled();
    },
    submitBirthDate: async () => {
      actor.getSnapshot().children.submitBirthDate?.send({ type: 'action.confirm' });
      await settled();
    },
  };
};

describe('trial', () => {
  test('an unknown mate is not found', async () => {
    expect((await start({}, { mate: null })).state()).toBe('notFound');
  });

  test('a visitor of known age writes at once, below the greeting', async () => {
    const { state, context, texts, log } = await start();
    expect(state()).toEqual({ talking: 'writing' });
    expect(texts()).toEqual([irisInDetail.greeting]);
    expect([context().minimumAge, context().until]).toEqual([18, 0]);
    expect(log).toEqual(['fetch iris-vale', 'welcome']);
  });

  test('a visitor who is too young is refused, and the chat is cleared', async () => {
    const old = await start({}, { age: { ...refused, minimumAge: 21 } });
    const asked = await start({}, { age: unknown, decision: { ...refused, minimumAge: 21 } });
    await asked.submitBirthDate();
    for (const { context, state, log } of [old, asked]) {
      expect([state(), log.at(-1)]).toEqual(['refused', 'clear']);
      expect([context().minimumAge, context().until]).toEqual([21, refused.until]);
    }
  });

  test('a visitor of unknown age enters the date of birth first', async () => {
    const { actor, state, context, submitBirthDate } = await start(
      {},
      { age: { ...unknown, minimumAge: 21 } },
    );
    expect([state(), context().minimumAge, context().until]).toEqual(['asking', 21, 0]);
    actor.getSnapshot().children.submitBirthDate?.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().children.submitBirthDate).toBeDefined();
    await submitBirthDate();
    expect(state()).toEqual({ talking: 'writing' });
  });

  test('a reply is shown as it is written, and stored with its message and the seal', async () => {
    const { state, context, texts, write, reply, log } = await start();
    write('Hello');
    expect([state(), context().chat.draft, texts()]).toEqual([
      { talking: 'sending' },
      '',
      [irisInDetail.greeting, 'Hello'],
    ]);
    reply({ ...accepted, help: 'concern' }, { ...extended, text: 'Wait.' }, extended);
    reply({ ...extended, from: 15, text: ' It is cold.' });
    expect(texts()).toEqual([irisInDetail.greeting, 'Hello', 'Mind the canal. It is cold.']);
    reply(finished);
    expect(state()).toEqual({ talking: 'writing' });
    expect(context().chat).toEqual({
      ...untouched,
      seal,
      messages: [
        { role: 'mate', text: 'Hi.', help: null },
        { role: 'user', text: 'Hello', help: 'concern' },
        { role: 'mate', text: 'Mind the canal. It is cold.', help: null },
      ],
    });
    expect(log.slice(2)).toEqual(['persist "Hello"', 'send Hello after 0 with undefined', 'persist ""']);
  });

  test('the last message ends the chat', async () => {
    const { state, context, write, reply, log } = await start({ chat: almostOver });
    write(' ');
    expect(state()).toEqual({ talking: 'writing' });
    write('Five');
    reply(accepted, extended, finished);
    expect(log).toContain('send Five after 9 with signed');
    expect([state(), context().chat.messages.length]).toEqual([{ talking: 'over' }, 11]);
    expect((await start({ chat: context().chat })).state()).toEqual({ talking: 'over' });
  });

  test('what there is of a reply that is stopped, or breaks off, stays, with its own signature', async () => {
    const stopped = await start({ chat: almostOver });
    stopped.write('Five');
    stopped.reply(accepted, extended);
    stopped.actor.send({ type: 'reply.stop' });
    const broken = await start({ chat: almostOver });
    broken.write('Five');
    broken.reply(accepted, extended);
    await broken.breakOff(new ApiError('unreachable', 'The connection broke.'));
    const cut = await start({ chat: almostOver });
    cut.write('Five');
    cut.reply(accepted, extended);
    await cut.endEarly();
    for (const { state, context, log } of [stopped, broken, cut]) {
      expect(state()).toEqual({ talking: 'over' });
      expect(context().chat.messages.at(-1)?.text).toBe('Mind the canal.');
      expect(context().chat.seal).toEqual({ memory: '{}', signature: 'begun' });
      expect(log.at(-1)).toBe('persist ""');
    }
    expect([stopped, broken, cut].map(({ context }) => context().failure?.kind)).toEqual([
      undefined,
      'unreachable',
      'unreachable',
    ]);
  });

  test('a message without a reply is in its field again, with what was typed meanwhile', async () => {
    const { actor, state, context, write, breakOff, log } = await start();
    write('Hello');
    actor.send({ type: 'draft.change', text: 'Are you there?' });
    expect(log.at(-1)).toBe('persist "Hello\nAre you there?"');
    await breakOff(rejected(code.contentRefused));
    expect([state(), context().failure?.code, context().sent]).toEqual([
      { talking: 'writing' },
      code.contentRefused,
      null,
    ]);
    expect([context().chat.draft, context().chat.messages]).toEqual(['Hello\nAre you there?', []]);
    actor.send({ type: 'draft.change', text: 'Hi' });
    expect(context().failure).toBeNull();
    actor.send({ type: 'message.submit' });
    actor.send({ type: 'reply.stop' });
    expect(context().chat.draft).toBe('Hi');
  });

  test('a visitor who writes of being too young is asked for the date of birth, about a sentence once', async () => {
    const sentence = 'I am twelve';
    const doubt = new ApiError('rejected', '', { code: code.ageUnknown, sentence });
    const { state, context, write, breakOff, submitBirthDate } = await start(
      { chat: almostOver },
      { age: unknown },
    );
    write('Well, I am twelve');
    await breakOff(doubt);
    expect([state(), context().failure?.sentence]).toEqual(['asking', sentence]);
    await submitBirthDate();
    expect([state(), context().chat.draft, context().chat.understood, context().failure]).toEqual([
      { talking: 'writing' },
      'Well, I am twelve',
      [sentence],
      null,
    ]);
    const known = await start();
    known.write('I am twelve');
    await known.breakOff(rejected(code.ageUnknown));
    expect([known.state(), known.context().failure]).toEqual([{ talking: 'writing' }, null]);
  });

  test('a chat that was begun continues without another question', async () => {
    for (const chat of [almostOver, { ...untouched, draft: 'Hello' }])
      expect((await start({ chat }, { age: unknown })).state()).toEqual({ talking: 'writing' });
  });

  test('a chat counts as begun with its first message, and a message as sendable up to the limit', () => {
    const one = { ...untouched, messages: almostOver.messages.slice(0, 2) };
    expect([one, untouched].map((chat) => [isBegun(chat), leftOf(chat)])).toEqual([
      [true, 4],
      [false, 5],
    ]);
    const ofLength = (length: number) => isSendable({ ...untouched, draft: 'a'.repeat(length) });
    expect([0, 1, maxMessageLength, maxMessageLength + 1].map(ofLength)).toEqual([false, true, true, false]);
  });
});
