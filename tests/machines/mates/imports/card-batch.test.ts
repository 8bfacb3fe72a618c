import { describe, expect, test } from 'vitest';
import { createActor, fromEventObservable } from 'xstate';
import { cardBatchMachine } from '../../../../src/machines/mates/imports/card-batch.machine.ts';
import * as select from '../../../../src/machines/mates/imports/card-batch.selectors.ts';
import type {
  CardBatchEvent,
  CardBatchInput,
  CardImport,
  CardOutcome,
  CardReport,
  FilesReceived,
} from '../../../../src/machines/mates/imports/card-batch.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { observe } from '../../../../src/services/shared/from-async-source.ts';
import { unreachable } from '../catalogue-samples.ts';
import { crash } from '../../support/crash.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { ruth } from '../user-mate-samples.ts';

type ToParent = Parameters<CardBatchInput['parentRef']['send']>[0];

const assets = { embedded: {}, remote: 0, missing: 0, isRetained: true };
const made: CardReport = {
  kind: 'imported',
  mate: ruth,
  added: [],
  isComplete: true,
  unused: [],
  creatorNotes: '',
  assets,
};
const nothing: select.Tally = { imported: 0, duplicate: 0, refused: 0, failed: 0, waiting: 0 };
const duplicate: CardOutcome = { kind: 'duplicate', mate: ruth };
const filesOf = (...ids: readonly string[]) => ids.map((fileId) => ({ fileId, name: `${fileId}.json` }));

function start(isShareFailed = false) {
  const cards = deferredCall<CardOutcome, CardImport>();
  const log: string[] = [];
  const { parentRef, received } = createParent<ToParent>();
  const actor = createActor(
    cardBatchMachine.provide({
      actors: {
        importCard: toAttempt(cards.logic),
        watchReceived: fromEventObservable<FilesReceived, undefined>(() =>
          observe<FilesReceived>(() => new Promise(() => {})),
        ),
      },
      actions: {
        takeFiles: (_, { input }) => void log.push(`take ${input}`),
        releaseFiles: () => void log.push('release'),
        discardReceived: () => void log.push('discard'),
      },
    }),
    { input: { parentRef, isShareFailed } },
  ).start();
  const look = <Value>(of: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    of(actor.getSnapshot());
  const send = (...events: readonly CardBatchEvent[]) => events.forEach((event) => actor.send(event));
  const answer = async (outcome: CardOutcome | Error) => {
    const last = cards.requests.at(-1);
    if (outcome instanceof Error) last?.reject(outcome);
    else last?.resolve(outcome);
    await settled();
  };
  const imported = () => cards.requests.map(({ input: { file, age } }) => `${file.fileId} ${age}`);
  const states = () => look(({ context }) => context.files).map((file) => select.stateOf(file));
  /** Chooses these files and starts their import. */
  const importFiles = (...ids: readonly string[]) =>
    send(
      { type: 'files.taken', files: filesOf(...ids), surplus: 0 },
      { type: 'age.change', age: '30' },
      { type: 'import.start' },
    );
  return {
    actor,
    log,
    received,
    requests: cards.requests,
    look,
    send,
    answer,
    imported,
    states,
    importFiles,
  };
}

describe('the import of cards', () => {
  test('imports the chosen files one after the other, once an age is entered', async () => {
    const { log, received, look, send, answer, imported, states } = start();
    send({ type: 'files.choose', input: 'cards' }, { type: 'files.taken', files: [], surplus: 0 });
    expect([log, look((snapshot) => snapshot.hasTag('ready'))]).toEqual([['release', 'take cards'], false]);
    send({ type: 'files.taken', files: filesOf('a', 'b'), surplus: 2 }, { type: 'import.start' });
    expect(select.maxFiles).toBe(500);
    expect([
      look((snapshot) => snapshot.hasTag('ready')),
      look((snapshot) => snapshot.hasTag('received')),
      look(({ context }) => context.surplus),
    ]).toEqual([true, false, 2]);
    for (const age of ['17', '12a', '1000']) send({ type: 'age.change', age }, { type: 'import.start' });
    expect([imported(), look(select.selectIsAge)]).toEqual([[], false]);
    send({ type: 'age.change', age: '18' }, { type: 'import.start' });
    expect([
      look((snapshot) => snapshot.hasTag('busy')),
      look((snapshot) => snapshot.hasTag('choosing')),
      imported(),
    ]).toEqual([true, false, ['a 18']]);
    await answer(made);
    expect([imported(), received]).toEqual([['a 18', 'b 18'], [{ type: 'mate.imported', mate: ruth }]]);
    await answer({ kind: 'refused', reason: 'name' });
    expect([
      states(),
      look((snapshot) => snapshot.hasTag('busy')),
      look((snapshot) => snapshot.hasTag('choosing')),
    ]).toEqual([['imported', 'refused'], false, true]);
    expect(received).toHaveLength(1);
    send({ type: 'import.close' });
    expect([
      look(({ context }) => context.files),
      look(({ context }) => context.surplus),
      log.slice(2),
    ]).toEqual([[], 0, ['discard', 'release']]);
  });

  test('a duplicate is imported once more on demand, and what was imported is not', async () => {
    const { send, answer, imported, requests, importFiles } = start();
    importFiles('a', 'b');
    await answer(made);
    await answer(duplicate);
    send({ type: 'file.retry', fileId: 'a' }, { type: 'files.retry' }, { type: 'file.retry', fileId: 'x' });
    expect(imported()).toHaveLength(2);
    send({ type: 'file.retry', fileId: 'b' });
    expect(requests.map(({ input }) => [input.file.fileId, input.file.isRepeated])).toEqual([
      ['a', false],
      ['b', false],
      ['b', true],
    ]);
    await answer({ kind: 'refused', reason: 'invalid' });
    send({ type: 'file.retry', fileId: 'b' });
    expect(requests.at(-1)?.input.file.isRepeated).toBe(true);
    await answer({ kind: 'refused', reason: 'invalid' });
    const other = start();
    other.importFiles('a');
    await other.answer({ kind: 'refused', reason: 'name' });
    other.send({ type: 'file.retry', fileId: 'a' });
    expect(other.requests.at(-1)?.input.file.isRepeated).toBe(false);
  });

  test('without an answer it pauses, and continues with the files that wait or all that failed', async () => {
    const { look, send, answer, imported, states, importFiles } = start();
    importFiles('a', 'b', 'c');
    await answer(unreachable);
    expect([
      look((snapshot) => snapshot.hasTag('paused')),
      look((snapshot) => snapshot.hasTag('choosing')),
      states(),
    ]).toEqual([true, false, ['failed', 'waiting', 'waiting']]);
    send({ type: 'import.start' });
    expect(imported()).toEqual(['a 30', 'b 30']);
    await answer(unreachable);
    send({ type: 'files.retry' });
    expect(imported()).toEqual(['a 30', 'b 30', 'a 30']);
    await answer(made);
    await answer(made);
    await answer(unreachable);
    expect([look((snapshot) => snapshot.hasTag('choosing')), states()]).toEqual([
      true,
      ['imported', 'imported', 'failed'],
    ]);
    expect(select.tallyOf(look(({ context }) => context.files))).toEqual({
      ...nothing,
      imported: 2,
      failed: 1,
    });
    send({ type: 'files.retry' });
    expect(imported().slice(4)).toEqual(['c 30', 'c 30']);
    await answer(unreachable);
    send({ type: 'file.retry', fileId: 'c' });
    expect(imported()).toHaveLength(7);
  });

  test.each([duplicate, { kind: 'refused', reason: 'name' }] as const)(
    'continues after a file that is a $kind one',
    async (outcome) => {
      const { answer, imported, look, importFiles } = start();
      importFiles('a', 'b', 'c');
      await answer(outcome);
      expect(imported()).toEqual(['a 30', 'b 30']);
      expect(select.tallyOf(look(({ context }) => context.files))).toEqual({
        ...nothing,
        [outcome.kind]: 1,
        waiting: 2,
      });
    },
  );

  test('mates have an age of two or three digits, from 18 on', () => {
    const { look, send } = start();
    const isAge = (age: string) => {
      send({ type: 'age.change', age });
      return look(select.selectIsAge);
    };
    expect(['17', '18', '999', '1000', '9e2', ' 20', ''].map(isAge)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('can be stopped, continued and given up', async () => {
    const { log, look, send, imported, importFiles } = start();
    importFiles('a');
    send({ type: 'import.stop' });
    expect(look((snapshot) => snapshot.hasTag('paused'))).toBe(true);
    send({ type: 'files.retry' });
    expect(imported()).toHaveLength(1);
    send({ type: 'import.start' }, { type: 'import.stop' });
    expect(imported()).toEqual(['a 30', 'a 30']);
    send({ type: 'import.close' });
    expect([look(({ context }) => context.files), log.slice(1)]).toEqual([[], ['discard', 'release']]);
  });

  test('after a file whose import crashes the next one is imported', () => {
    const { actor, imported, states, importFiles } = start();
    importFiles('a', 'b');
    crash(actor, 'importCard');
    expect([imported(), states()]).toEqual([
      ['a 30', 'b 30'],
      ['failed', 'waiting'],
    ]);
  });
});

describe('received files', () => {
  const receive = (...ids: readonly string[]) =>
    ({ type: 'files.received', files: filesOf(...ids), surplus: 0 }) as const;

  test('wait to be imported, also one alone', () => {
    for (const ids of [['a'], ['a', 'b']]) {
      const { look, send, states } = start();
      send(receive(...ids));
      const tags = (['ready', 'received'] as const).map((tag) => look((snapshot) => snapshot.hasTag(tag)));
      expect([tags, states()]).toEqual([[true, true], ids.map(() => 'waiting')]);
    }
  });

  test('files that could not be received can be chosen', () => {
    const { look, send, states } = start(true);
    expect([
      look((snapshot) => snapshot.hasTag('shareFailed')),
      look((snapshot) => snapshot.hasTag('choosing')),
    ]).toEqual([true, true]);
    expect([look(({ context }) => context.files), look(({ context }) => context.surplus)]).toEqual([[], 0]);
    send({ type: 'files.taken', files: filesOf('a'), surplus: 0 });
    expect([look((snapshot) => snapshot.hasTag('shareFailed')), states()]).toEqual([false, ['waiting']]);
    expect(start().look((snapshot) => snapshot.hasTag('shareFailed'))).toBe(false);
  });
});
