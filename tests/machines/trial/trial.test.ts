import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxMessageLength } from '../../../contract/limits.ts';
import { trialMachine } from '../../../src/machines/trial/trial.machine.ts';
import {
  isBegun,
  isImportable,
  isSendable,
  leftOf,
  type AgeStatus,
  type TrialImport,
  type TrialInput,
  type TrialReply,
  type TrialRequest,
} from '../../../src/machines/trial/trial.reducers.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { irisInDetail } from '../mates/catalogue-samples.ts';
import { confirmed, refused, unknown } from '../safety/age-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { almostOver, reply, untouched } from './trial-samples.ts';

const rejected = (reason: number) => new ApiError('rejected', 'This text is not accepted.', { code: reason });

interface Host {
  readonly mate?: typeof irisInDetail | null;
  /** The age status of the visitor, and what the server decides by the date of birth. */
  readonly age?: AgeStatus | null;
  readonly decision?: AgeStatus;
  /** The outcomes of the messages, in order. */
  readonly replies?: ReadonlyArray<() => Promise<TrialReply>>;
}

const start = async (input: Partial<TrialInput> = {}, host: Host = {}) => {
  const { mate = irisInDetail, age = null, decision = confirmed } = host;
  const replies = [...(host.replies ?? [])];
  const log: unknown[] = [];
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
        sendMessage: toAttempt(
          fromPromise<TrialReply, TrialRequest>(({ input: { chat } }) => {
            log.push(`send ${chat.draft}`);
            return (replies.shift() ?? (() => Promise.resolve(reply)))();
          }),
        ),
        importTrial: provideRequest<{ roomId: string }, TrialImport>(({ input: { greeting } }) => {
          log.push(`import ${greeting}`);
          return Promise.resolve({ roomId: 'room-1' });
        }),
      },
      actions: {
        persistChat: () => void log.push('persist'),
        clearChat: () => void log.push('clear'),
        openRoom: (_, { roomId }) => void log.push(`open ${roomId}`),
      },
    }),
    { input: { mateId: 'iris-vale', isSignedIn: false, chat: untouched, ...input } },
  ).start();
  const state = () => actor.getSnapshot().value;
  await settled();
  const write = async (text: string) => {
    actor.send({ type: 'draft.change', text });
    await sendAndSettle(actor, { type: 'message.submit' });
  };
  const submitBirthDate = async () => {
    actor.getSnapshot().children.submitBirthDate?.send({ type: 'action.confirm' });
    await settled();
  };
  return { actor, log, state, write, submitBirthDate };
};

describe('trial', () => {
  test('a page without a mate says so, and requests none that is not named', async () => {
    const unnamed = await start({ mateId: null });
    expect([unnamed.state(), unnamed.log]).toEqual(['notFound', []]);
    expect((await start({}, { mate: null })).state()).toBe('notFound');
  });

  test('a visitor of known age writes at once', async () => {
    const { actor, state } = await start();
    expect(state()).toEqual({ talking: 'writing' });
    expect(actor.getSnapshot().context.mate).toEqual(irisInDetail);
    expect([actor.getSnapshot().context.minimumAge, actor.getSnapshot().context.until]).toEqual([18, 0]);
  });

  test('a visitor who is too young is refused, and the chat is cleared', async () => {
    const old = await start({}, { age: { ...refused, minimumAge: 21 } });
    const asked = await start({}, { age: unknown, decision: { ...refused, minimumAge: 21 } });
    await asked.submitBirthDate();
    for (const { actor, state, log } of [old, asked]) {
      expect([state(), log.at(-1)]).toEqual(['refused', 'clear']);
      expect([actor.getSnapshot().context.minimumAge, actor.getSnapshot().context.until]).toEqual([
        21,
        refused.until,
      ]);
    }
  });

  test('a visitor of unknown age enters the date of birth first', async () => {
    const { actor, state, submitBirthDate } = await start({}, { age: { ...unknown, minimumAge: 21 } });
    expect([state(), actor.getSnapshot().context.minimumAge]).toEqual(['asking', 21]);
    expect(actor.getSnapshot().context.until).toBe(0);
    actor.getSnapshot().children.submitBirthDate?.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().children.submitBirthDate).toBeDefined();
    await submitBirthDate();
    expect(state()).toEqual({ talking: 'writing' });
  });

  test('each message and its reply are stored, and the last one ends the chat', async () => {
    const { actor, log, state, write } = await start({ chat: almostOver });
    await write(' ');
    expect([state(), log]).toEqual([{ talking: 'writing' }, ['fetch iris-vale', 'persist']]);
    await write('Five');
    expect([state(), log.slice(2)]).toEqual([{ talking: 'over' }, ['persist', 'send Five', 'persist']]);
    expect(actor.getSnapshot().context.chat.messages.slice(8)).toEqual([
      { role: 'user', text: 'Five', help: null },
      { role: 'mate', text: reply.text, help: null },
    ]);
    expect((await start({ chat: actor.getSnapshot().context.chat })).state()).toEqual({ talking: 'over' });
  });

  test('a rejected message stays the draft, and says why until it is changed or sent', async () => {
    const { actor, write } = await start(
      {},
      { replies: [() => Promise.reject(rejected(code.contentRefused))] },
    );
    const failure = () => actor.getSnapshot().context.failure?.code ?? null;
    await write('Hello');
    expect([failure(), actor.getSnapshot().context.chat.draft]).toEqual([code.contentRefused, 'Hello']);
    await sendAndSettle(actor, { type: 'message.submit' });
    expect([failure(), actor.getSnapshot().context.chat.messages.length]).toEqual([null, 2]);
    const other = await start({}, { replies: [() => Promise.reject(rejected(code.contentRefused))] });
    await other.write('Hello');
    other.actor.send({ type: 'draft.change', text: 'Hi' });
    expect(other.actor.getSnapshot().context.failure).toBeNull();
  });

  test('a visitor who writes of being too young is asked for the date of birth', async () => {
    const replies = [() => Promise.reject(rejected(code.ageUnknown))];
    const { actor, state, write } = await start({}, { replies });
    await write('I am twelve');
    expect([state(), actor.getSnapshot().context.chat.messages]).toEqual([{ talking: 'writing' }, []]);
    expect(actor.getSnapshot().context.failure).toBeNull();
    const asked = await start({ chat: almostOver }, { age: unknown, replies });
    await asked.write('I am twelve');
    expect(asked.state()).toBe('asking');
  });

  test('the sentence is shown with the question, and not asked about again', async () => {
    const sentence = 'I am twelve';
    const failure = new ApiError('rejected', '', { code: code.ageUnknown, sentence });
    const { actor, state, write, submitBirthDate } = await start(
      { chat: almostOver },
      { age: unknown, replies: [() => Promise.reject(failure)] },
    );
    await write('Well, I am twelve');
    expect([state(), actor.getSnapshot().context.failure?.sentence ?? null]).toEqual(['asking', sentence]);
    await submitBirthDate();
    const { chat } = actor.getSnapshot().context;
    expect([state(), chat.draft, chat.understood]).toEqual([
      { talking: 'writing' },
      'Well, I am twelve',
      [sentence],
    ]);
    expect(actor.getSnapshot().context.failure?.sentence ?? null).toBeNull();
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('a chat that was begun continues without another question, and is imported after the sign-in', async () => {
    const age = unknown;
    for (const chat of [almostOver, { ...untouched, draft: 'Hello' }])
      expect((await start({ chat }, { age })).state()).toEqual({ talking: 'writing' });
    expect((await start({ chat: almostOver, isSignedIn: true }, { age })).state()).toBe('asking');
    const { log, state } = await start({ chat: almostOver, isSignedIn: true });
    expect(state()).toBe('left');
    expect(log.slice(1)).toEqual([`import ${irisInDetail.greeting}`, 'clear', 'open room-1']);
  });

  test('a user without a reply to import gets the usual chat', async () => {
    const { log, state } = await start({ chat: { ...untouched, draft: 'Hello' }, isSignedIn: true });
    expect([state(), log.at(-1)]).toEqual(['leaving', 'open null']);
  });

  test('a chat counts as begun with its first message, and a message as sendable up to the limit', () => {
    const one = { ...untouched, messages: almostOver.messages.slice(0, 1) };
    expect([one, untouched].map((chat) => [isBegun(chat), isImportable(chat), leftOf(chat)])).toEqual([
      [true, true, 4],
      [false, false, 5],
    ]);
    const ofLength = (length: number) => isSendable({ ...untouched, draft: 'a'.repeat(length) });
    expect([0, 1, maxMessageLength, maxMessageLength + 1].map(ofLength)).toEqual([false, true, true, false]);
  });
});
