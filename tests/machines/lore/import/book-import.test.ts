import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ImportedLorebook } from '../../../../contract/lore/lorebook.ts';
import { bookImportMachine } from '../../../../src/machines/lore/import/book-import.machine.ts';
import type { BookToImport } from '../../../../src/machines/lore/import/book-import.machine.ts';
import {
  selectFailure,
  selectIsReading,
  selectIsRefused,
  selectIsSending,
  selectIsUnsent,
  selectProblem,
} from '../../../../src/machines/shared/commands/file-import.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { BookFileError } from '../../../../src/services/lore/book-file.ts';
import { refuse, unreachable } from '../../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { imported } from './book-import.model.ts';

const read: BookToImport = { clientId: 'client-1', name: 'harbor', text: '{}' };
const cleared = { book: null, problem: null, failure: null, report: null };
const good = () => Promise.resolve(read);
const never = () => new Promise<never>(() => {});
const refusal = new ApiError('rejected', 'There is no lorebook in this file.', { code: 4000 });

function start(
  files: ReadonlyArray<() => Promise<BookToImport>>,
  answers: ReadonlyArray<() => Promise<ImportedLorebook>> = [],
) {
  const [filesLeft, answersLeft] = [[...files], [...answers]];
  const sent: unknown[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<{ readonly type: 'books.outdated' }>();
  const actor = createActor(
    bookImportMachine.provide({
      actors: {
        readBookFile: fromPromise<BookToImport, undefined>(() => (filesLeft.shift() ?? refuse)()),
        importBook: fromPromise<ImportedLorebook, { book: BookToImport | null }>(({ input }) => {
          sent.push(input.book?.clientId);
          return (answersLeft.shift() ?? refuse)();
        }),
      },
    }),
    { clock, input: { parentRef } },
  ).start();
  const look = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const isCleared = () => {
    const { value, context } = actor.getSnapshot();
    expect({ value, ...context }).toEqual({ value: 'idle', parentRef, ...cleared });
  };
  return { actor, clock, sent, received, look, isCleared };
}

describe('the import of a lorebook', () => {
  test('reads the file, sends it, and shows what was imported until the user closes it', async () => {
    const { actor, sent, received, look, isCleared } = start([good], [() => Promise.resolve(imported)]);
    isCleared();
    expect(look(selectIsReading)).toBe(false);
    actor.send({ type: 'file.choose' });
    expect(look(selectIsReading)).toBe(true);
    await settled();
    expect([sent, received, look(({ context }) => context.report)]).toEqual([
      ['client-1'],
      [{ type: 'books.outdated' }],
      imported,
    ]);
    actor.send({ type: 'import.close' });
    isCleared();
  });

  test.each(['large', 'unreadable', 'encoding', 'damaged'] as const)(
    'a file that is refused (%s) is not sent, and another can be chosen',
    async (problem) => {
      const { actor, sent, look } = start([() => Promise.reject(new BookFileError(problem)), never]);
      await sendAndSettle(actor, { type: 'file.choose' });
      expect([look(selectIsRefused), look(selectProblem), sent]).toEqual([true, problem, []]);
      actor.send({ type: 'file.choose' });
      expect([look(selectIsReading), look(selectProblem)]).toEqual([true, null]);
    },
  );

  test.each([new Error('The disk is gone.'), Object.assign(new Error('odd'), { reason: 'odd' })])(
    'a file that cannot be read counts as unreadable: %s',
    async (failure) => {
      const { actor, look, isCleared } = start([() => Promise.reject(failure)]);
      await sendAndSettle(actor, { type: 'file.choose' });
      expect(look(selectProblem)).toBe('unreadable');
      actor.send({ type: 'import.close' });
      isCleared();
    },
  );

  test('what the server refuses is not sent again', async () => {
    const { actor, sent, look, isCleared } = start([good], [() => Promise.reject(refusal)]);
    await sendAndSettle(actor, { type: 'file.choose' });
    expect([look(selectIsRefused), look(selectIsUnsent), look(selectFailure)?.message]).toEqual([
      true,
      false,
      refusal.message,
    ]);
    actor.send({ type: 'import.retry' });
    expect(sent).toHaveLength(1);
    actor.send({ type: 'import.close' });
    isCleared();
  });

  test('what the network has interrupted can be sent again as the same request, or closed', async () => {
    const lost = () => Promise.reject(unreachable);
    const { actor, sent, look, isCleared } = start([good], [lost, lost]);
    await sendAndSettle(actor, { type: 'file.choose' });
    expect([look(selectIsUnsent), look(selectIsRefused)]).toEqual([true, false]);
    await sendAndSettle(actor, { type: 'import.retry' });
    expect(sent).toEqual(['client-1', 'client-1']);
    actor.send({ type: 'import.close' });
    isCleared();
  });

  test('after half a minute it can be sent again, or canceled', async () => {
    const { actor, clock, sent, look, isCleared } = start([good], [never, never]);
    await sendAndSettle(actor, { type: 'file.choose' });
    clock.increment(29_999);
    expect([look(selectIsSending), look(selectIsUnsent)]).toEqual([true, false]);
    clock.increment(1);
    expect([look(selectIsSending), look(selectIsUnsent)]).toEqual([true, true]);
    actor.send({ type: 'import.retry' });
    expect([sent, look(selectIsUnsent)]).toEqual([['client-1', 'client-1'], false]);
    actor.send({ type: 'import.close' });
    isCleared();
  });
});
