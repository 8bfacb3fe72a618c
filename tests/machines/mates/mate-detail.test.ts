import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { MateExtraInfo } from '../../../contract/mate-detail.ts';
import { mateDetailMachine } from '../../../src/machines/mates/mate-detail.machine.ts';
import {
  selectExtra,
  selectFailure,
  selectIsMissing,
  selectMate,
} from '../../../src/machines/mates/mate-detail.selectors.ts';
import type { FoundMate } from '../../../src/machines/mates/mate-detail.types.ts';
import { extraOfIris, irisInDetail, unreachable, refuse } from './catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

const extra: MateExtraInfo = { ...extraOfIris, roomId: 'room-1' };

const start = (
  mateId: string | null,
  mates: ReadonlyArray<() => Promise<FoundMate>>,
  extras: ReadonlyArray<() => Promise<MateExtraInfo>>,
) => {
  const asked: string[] = [];
  const [left, extrasLeft] = [[...mates], [...extras]];
  const clock = new SimulatedClock();
  const actor = createActor(
    mateDetailMachine.provide({
      actors: {
        fetchMate: fromPromise<FoundMate, { mateId: string }>(({ input }) => {
          asked.push(`mate ${input.mateId}`);
          return (left.shift() ?? refuse)();
        }),
        fetchExtra: fromPromise<MateExtraInfo, { mateId: string }>(({ input }) => {
          asked.push(`extra ${input.mateId}`);
          return (extrasLeft.shift() ?? refuse)();
        }),
      },
    }),
    { input: { mateId }, clock },
  );
  actor.start();
  return { actor, asked, clock };
};

describe('mate detail', () => {
  test('[S2.6] [S3.8] the mate of the address is shown, then what else is known', async () => {
    const { actor, asked } = start(
      'iris-vale',
      [() => Promise.resolve(irisInDetail)],
      [() => Promise.resolve(extra)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ shown: 'complete' });
    expect(selectMate(actor.getSnapshot())).toEqual(irisInDetail);
    expect(selectExtra(actor.getSnapshot())).toEqual(extra);
    expect(asked).toEqual(['mate iris-vale', 'extra iris-vale']);
  });

  test('an address that names nobody asks nothing', () => {
    const { actor, asked } = start(null, [], []);
    expect(selectIsMissing(actor.getSnapshot())).toEqual(true);
    expect(asked).toEqual([]);
  });

  test('a mate that does not exist is told as missing, not as a failure', async () => {
    const { actor } = start('nobody', [() => Promise.resolve(null)], []);
    await settled();
    expect(actor.getSnapshot().value).toEqual('missing');
    expect(selectFailure(actor.getSnapshot())).toEqual(null);
  });

  test('[S8.10] a failed answer can be asked for again', async () => {
    const { actor } = start(
      'iris-vale',
      [() => Promise.reject(unreachable), () => Promise.resolve(irisInDetail)],
      [() => Promise.resolve(extra)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual('failed');
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'unreachable', message: unreachable.message });
    actor.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ shown: 'complete' });
  });

  test('[S8.10] without the extras the mate can still be read', async () => {
    const { actor } = start(
      'iris-vale',
      [() => Promise.resolve(irisInDetail)],
      [() => Promise.reject(unreachable), () => Promise.resolve(extra)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ shown: 'partial' });
    expect(selectMate(actor.getSnapshot())).toEqual(irisInDetail);
    actor.send({ type: 'extra.retry' });
    await settled();
    expect(selectExtra(actor.getSnapshot())).toEqual(extra);
  });

  test('[S8.10] after fifteen seconds the wait is told', () => {
    const { actor, clock } = start('iris-vale', [() => new Promise(() => {})], []);
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ loading: 'slow' });
    actor.send({ type: 'load.retry' });
    expect(actor.getSnapshot().value).toEqual({ loading: 'prompt' });
  });
});
