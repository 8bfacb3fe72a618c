import type { EventObject } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { models } from '../model/all-models.ts';
import { Coverage } from '../model/coverage.ts';
import { startLive } from '../model/live.ts';
import { stepFor, testModelFrom } from '../model/test-model.ts';

describe.each([...models.values()].map((model) => ({ name: model.machine.id, model })))(
  '$name, as @xstate/test walks it',
  ({ name, model }) => {
    const coverage = new Coverage(model.machine);
    const paths = model.starts.flatMap((start) =>
      testModelFrom(model, start)
        .getShortestPaths()
        .map((path) => ({ start, path, title: path.description.slice(0, 200) })),
    );

    test.each(paths)('$title', async ({ start, path }) => {
      const { actor, perform } = startLive(model, coverage, start.input);
      const types = new Set(
        path.steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'),
      );
      const happen = ({ event }: { event: EventObject }): void =>
        perform(stepFor(model, actor.getSnapshot(), event));
      await path.test({
        events: Object.fromEntries([...types].map((type) => [type, happen])),
        states: { '*': (state) => expect(actor.getSnapshot().value).toEqual(state.value) },
      });
      actor.stop();
    });

    afterAll(() => {
      console.log(
        `${name.padEnd(14)} @xstate/test: transitions ${coverage.taken}/${coverage.total} on ${paths.length} shortest paths`,
      );
    });
  },
);
