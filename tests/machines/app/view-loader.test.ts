import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { retryFailed } from '../../../src/app/failures/retry-failed.ts';
import { viewLoaderMachine, type LoadedView } from '../../../src/machines/app/view-loader.machine.ts';
import { provideRequest, selectIsFailed } from '../../../src/machines/shared/request.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

/** Starts the loader where the code of a view loads as this says. */
function start(load: () => Promise<void>) {
  const clock = new SimulatedClock();
  const requested: string[] = [];
  const inAdvance: string[] = [];
  const loader = createActor(
    viewLoaderMachine.provide({
      actors: {
        loadView: provideRequest<void, LoadedView>(({ input }) => {
          requested.push(input.view);
          if (input.isExpected) inAdvance.push(input.view);
          return load();
        }),
      },
    }),
    { clock },
  ).start();
  const loadOf = (view: string) => loader.getSnapshot().context.loads[view]?.getSnapshot();
  return { clock, inAdvance, loader, loadOf, requested };
}

test('loads the code of a view once, however often it is opened', async () => {
  const { loader, loadOf, requested } = start(() => Promise.resolve());
  expect(loadOf('report')).toBeUndefined();
  loader.send({ type: 'view.open', view: 'report' });
  loader.send({ type: 'view.open', view: 'report' });
  loader.send({ type: 'view.open', view: 'chatAge' });
  await settled();
  loader.send({ type: 'view.open', view: 'report' });
  expect(requested).toEqual(['report', 'chatAge']);
  expect(loadOf('report')?.status).toBe('done');
});

test('[S8.10] requests again what failed, when it is opened again and when the network returns', async () => {
  const { loader, loadOf, requested } = start(() => Promise.reject(unreachable));
  loader.send({ type: 'view.open', view: 'report' });
  await settled();
  expect(selectIsFailed(loadOf('report'))).toBe(true);
  loader.send({ type: 'view.open', view: 'report' });
  await settled();
  retryFailed(loader);
  await settled();
  expect(requested).toEqual(['report', 'report', 'report']);
});

test('loads what screens expect a moment after the last of them was shown, each once', async () => {
  const { clock, inAdvance, loader, loadOf, requested } = start(() => Promise.resolve());
  loader.send({ type: 'view.expect', views: ['report', 'chatAge'] });
  clock.increment(1499);
  loader.send({ type: 'view.open', view: 'chatAge' });
  loader.send({ type: 'view.expect', views: ['report', 'secondStep'] });
  clock.increment(1499);
  expect(requested).toEqual(['chatAge']);
  clock.increment(1);
  await settled();
  loader.send({ type: 'view.open', view: 'report' });
  expect([requested, inAdvance]).toEqual([
    ['chatAge', 'report', 'secondStep'],
    ['report', 'secondStep'],
  ]);
  expect(loadOf('report')?.status).toBe('done');
});

test('requests again what could not be loaded ahead, when it is opened', async () => {
  const { clock, loader, requested } = start(() => Promise.reject(unreachable));
  loader.send({ type: 'view.expect', views: ['report'] });
  clock.increment(1500);
  await settled();
  loader.send({ type: 'view.open', view: 'report' });
  expect(requested).toEqual(['report', 'report']);
});
