import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { retryFailed } from '../../../src/app/retry-failed.ts';
import { viewLoaderMachine } from '../../../src/machines/app/view-loader.machine.ts';
import { selectLoad } from '../../../src/machines/app/view-loader.selectors.ts';
import { provideRequest, selectIsFailed } from '../../../src/machines/shared/request.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

/** Starts the loader where the code of a view loads as this says. */
function start(load: () => Promise<void>) {
  const requested: string[] = [];
  const loader = createActor(
    viewLoaderMachine.provide({
      actors: {
        loadView: provideRequest<void, { view: string }>(({ input }) => {
          requested.push(input.view);
          return load();
        }),
      },
    }),
  ).start();
  const loadOf = (view: string) => selectLoad(view)(loader.getSnapshot())?.getSnapshot();
  return { loader, loadOf, requested };
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
