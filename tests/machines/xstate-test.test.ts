import type { EventObject } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { models } from '../../tools/statechart-tests/all-models.ts';
import { Coverage } from '../../tools/statechart-tests/coverage.ts';
import { startLive } from '../../tools/statechart-tests/live.ts';
import { nodeOf } from '../../tools/statechart-tests/model.ts';
import { shortestPaths, stepFrom, touredPaths } from '../../tools/statechart-tests/test-model.ts';

/** The library agrees with our own walks, which take every machine (walks.long.test.ts): two machines are enough to show it. */
const compared = [...models].filter(([name]) => ['auth', 'chat-stream'].includes(name));

describe.each(compared.map(([, model]) => [model.machine.id, model] as const))(
  '%s, walked by @xstate/test',
  (name, model) => {
    const coverage = new Coverage(model.machine);
    const shortest = shortestPaths(model);
    const toured = touredPaths(model);

    test('reaches the expected state on each path of the live actor', async () => {
      for (const { start, path } of [...shortest, ...toured]) {
        const { actor, perform } = startLive(model, coverage, start.input);
        const types = new Set(
          path.steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'),
        );
        let at = start;
        const happen = ({ event }: { event: EventObject }): void => {
          const step = stepFrom(at, event);
          perform(step);
          at = nodeOf(model, step.to);
        };
        await path.test({
          events: Object.fromEntries([...types].map((type) => [type, happen])),
          states: { '*': ({ node }) => expect(actor.getSnapshot().value).toEqual(node.snapshot.value) },
        });
        actor.stop();
      }
    });

    test('takes every transition of the machine', () => {
      expect(coverage.missing).toEqual([]);
    });

    afterAll(() => {
      const counts = `${shortest.length} shortest paths and ${toured.length} tours`;
      console.log(
        `${name.padEnd(14)} @xstate/test: transitions ${coverage.taken}/${coverage.total} on ${counts}`,
      );
    });
  },
);
