import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { MateDetail, MateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { mateDetailMachine } from '../../../src/machines/mates/mate-detail.machine.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { extraOfIris, irisInDetail, unreachable, refuse } from './catalogue-samples.ts';
import { crash } from '../support/crash.ts';
import { settled } from '../support/deferred.ts';

const extra: MateExtraInfo = { ...extraOfIris, roomId: 'room-1' };

const start = (
  mateId: string | null,
  mates: ReadonlyArray<() => Promise<MateDetail | null>>,
  extras: ReadonlyArray<() => Promise<MateExtraInfo>>,
) => {
  const requests: string[] = [];
  const [left, extrasLeft] = [[...mates], [...extras]];
  const actor = createActor(
    mateDetailMachine.provide({
      actors: {
        fetchMate: provideRequest<MateDetail | null, { mateId: string }>(({ input }) => {
          requests.push(`mate ${input.mateId}`);
          return (left.shift() ?? refuse)();
        }),
        fetchExtra: provideRequest<MateExtraInfo, { mateId: string }>(({ input }) => {
          requests.push(`extra ${input.mateId}`);
          return (extrasLeft.shift() ?? refuse)();
        }),
      },
    }),
    { input: { mateId } },
  );
  actor.start();
  return { actor, requests };
};

describe('mate detail', () => {
  test('[S2.6] [S3.8] loads the mate in the URL, then its extra info', async () => {
    const { actor, requests } = start(
      'iris-vale',
      [() => Promise.resolve(irisInDetail)],
      [() => Promise.resolve(extra)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ ready: 'complete' });
    expect(actor.getSnapshot().context.mate).toEqual(irisInDetail);
    expect(actor.getSnapshot().context.extra).toEqual(extra);
    expect(requests).toEqual(['mate iris-vale', 'extra iris-vale']);
    const { favorite, following } = extra;
    const { children } = actor.getSnapshot();
    expect([children.favorite, children.follow].map((toggle) => toggle?.getSnapshot().context)).toMatchObject(
      [{ isOn: favorite }, { isOn: following }],
    );
  });

  test('[S8.10] what crashes can be loaded again, and the mate remains where it is an extra', async () => {
    const { actor } = start('iris-vale', [], []);
    crash(actor, 'request');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    const other = start('iris-vale', [() => Promise.resolve(irisInDetail)], [() => Promise.resolve(extra)]);
    await settled();
    crash(other.actor, 'favorite');
    expect([other.actor.getSnapshot().hasTag('failed'), other.actor.getSnapshot().context.mate]).toEqual([
      true,
      irisInDetail,
    ]);
  });

  test('a URL without an id sends no request', () => {
    const { actor, requests } = start(null, [], []);
    expect(actor.getSnapshot().hasTag('notFound')).toEqual(true);
    expect(requests).toEqual([]);
  });

  test('an unknown mate is not found, which is not a failure', async () => {
    const { actor } = start('nobody', [() => Promise.resolve(null)], []);
    await settled();
    expect(actor.getSnapshot().value).toEqual('notFound');
  });

  test('[S8.10] shows the mate when its extra info fails to load', async () => {
    const { actor } = start(
      'iris-vale',
      [() => Promise.resolve(irisInDetail)],
      [() => Promise.reject(unreachable), () => Promise.resolve(extra)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ ready: 'loadingExtra' });
    expect(actor.getSnapshot().context.mate).toEqual(irisInDetail);
    actor.getSnapshot().children.fetchExtra?.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().context.extra).toEqual(extra);
  });
});
