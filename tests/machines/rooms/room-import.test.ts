import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Room } from '../../../contract/rooms/room.ts';
import { roomImportMachine } from '../../../src/machines/rooms/room-import.machine.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsRefused,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
} from '../../../src/machines/shared/commands/file-import.ts';
import type { RoomToImport } from '../../../src/machines/rooms/room-import.machine.ts';
import { RoomFileError } from '../../../src/services/rooms/room-file.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { refuse, roomWithIris, unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { fileToImport } from './room-file-samples.ts';

const read: RoomToImport = { clientRoomId: 'client-1', file: fileToImport };

const start = (
  files: ReadonlyArray<() => Promise<RoomToImport>>,
  answers: ReadonlyArray<() => Promise<Room>> = [],
) => {
  const [filesLeft, answersLeft] = [[...files], [...answers]];
  const log: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    roomImportMachine.provide({
      actors: {
        readRoomFile: fromPromise<RoomToImport, undefined>(() => (filesLeft.shift() ?? refuse)()),
        importRoom: fromPromise<Room, { room: RoomToImport | null }>(({ input }) => {
          log.push(`send ${input.room?.clientRoomId}`);
          return (answersLeft.shift() ?? refuse)();
        }),
      },
      actions: {
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
        showRoom: (_, { room }) => void log.push(`show ${room.roomId}`),
      },
    }),
    { clock },
  ).start();
  const look = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return { actor, log, clock, look };
};

const good = () => Promise.resolve(read);
const never = () => new Promise<never>(() => {});

describe('the import of a chat', () => {
  test('reads the file, sends it, and opens the new conversation', async () => {
    const { actor, log, look } = start([good], [() => Promise.resolve(roomWithIris)]);
    actor.send({ type: 'file.choose' });
    expect(look(selectIsReading)).toBe(true);
    await settled();
    expect(log).toEqual(['send client-1', 'toast: roomImported', 'show room-1']);
    expect(actor.getSnapshot().value).toBe('done');
  });

  test.each(['large', 'damaged', 'encoding', 'newer', 'long', 'text'] as const)(
    'a file that is refused (%s) is not sent; another can be chosen',
    async (problem) => {
      const { actor, log, look } = start(
        [() => Promise.reject(new RoomFileError(problem)), good],
        [() => Promise.resolve(roomWithIris)],
      );
      await sendAndSettle(actor, { type: 'file.choose' });
      expect([look(selectIsRefused), look(selectProblem), log]).toEqual([true, problem, []]);
      actor.send({ type: 'file.choose' });
      expect(look(selectProblem)).toBe(null);
      await settled();
      expect(actor.getSnapshot().value).toBe('done');
    },
  );

  test('a file that cannot be read counts as damaged', async () => {
    const { actor, look } = start([() => Promise.reject(new Error('The disk is gone.'))]);
    await sendAndSettle(actor, { type: 'file.choose' });
    expect(look(selectProblem)).toBe('damaged');
    actor.send({ type: 'import.close' });
    expect([actor.getSnapshot().value, look(selectProblem)]).toEqual(['idle', null]);
  });

  test('what the server refuses is not sent again', async () => {
    const reason = new ApiError('rejected', 'This mate no longer exists.', { code: 4040 });
    const { actor, look } = start([good], [() => Promise.reject(reason)]);
    await sendAndSettle(actor, { type: 'file.choose' });
    expect([look(selectIsRefused), look(selectIsUnsent)]).toEqual([true, false]);
    expect(look(selectFailure)?.message).toBe('This mate no longer exists.');
  });

  test.each([
    ['no connection', unreachable],
    ['too many requests', new ApiError('rejected', 'Wait', { code: 4290, retryAfter: 60 })],
    ['an error of the server', new ApiError('rejected', 'server error', { code: 5000 })],
  ])('after %s the same request can be made again', async (_, reason) => {
    const { actor, log, look } = start(
      [good],
      [() => Promise.reject(reason), () => Promise.resolve(roomWithIris)],
    );
    await sendAndSettle(actor, { type: 'file.choose' });
    expect(look(selectIsUnsent)).toBe(true);
    await sendAndSettle(actor, { type: 'import.retry' });
    expect(look(selectIsUnsent)).toBe(false);
    expect(log).toEqual(['send client-1', 'send client-1', 'toast: roomImported', 'show room-1']);
  });

  test('one that could not be sent can be canceled', async () => {
    const { actor, look } = start([good], [() => Promise.reject(unreachable)]);
    await sendAndSettle(actor, { type: 'file.choose' });
    actor.send({ type: 'import.close' });
    expect([actor.getSnapshot().value, look(selectFailure)]).toEqual(['idle', null]);
  });

  test('after half a minute it can be sent again, or canceled', async () => {
    const { actor, clock, log, look } = start([good, good], [never, never]);
    await sendAndSettle(actor, { type: 'file.choose' });
    clock.increment(29_999);
    expect([look(selectIsSending), look(selectIsUnsent)]).toEqual([true, false]);
    clock.increment(1);
    expect([look(selectIsSending), look(selectIsUnsent)]).toEqual([true, true]);
    actor.send({ type: 'import.retry' });
    expect(look(selectIsUnsent)).toBe(false);
    expect(log).toEqual(['send client-1', 'send client-1']);
    actor.send({ type: 'import.close' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.room).toBe(null);
  });
});
