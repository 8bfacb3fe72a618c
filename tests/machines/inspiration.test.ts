import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { inspirationMachine } from '../../src/machines/inspiration.machine.ts';
import {
  selectIdeas,
  selectIsAsking,
  selectIsFailed,
  selectIsOff,
} from '../../src/machines/inspiration.selectors.ts';
import { ApiError } from '../../src/services/api-error.ts';
import { askable } from './askable.ts';
import { failed } from './chat-samples.ts';
import { settled } from './deferred.ts';

const ideas = ['Yes.', 'Why?', '*nods*'];

function start() {
  const clock = new SimulatedClock();
  const chosen: string[] = [];
  const { asked, logic } = askable<readonly string[], { roomId: string }>();
  const actor = createActor(
    inspirationMachine.provide({
      actors: { askIdeas: logic },
      actions: { tellChosen: (_, { text }) => void chosen.push(text) },
    }),
    { clock, input: { roomId: 'room-1' } },
  );
  actor.start();
  return { actor, clock, chosen, asked, now: () => actor.getSnapshot() };
}

/** Ideas were asked for and did not come. */
async function startFailed() {
  const started = start();
  started.actor.send({ type: 'talk.rested' });
  started.asked[0]?.fail(failed);
  await settled();
  return started;
}

describe('inspiration', () => {
  test('[S7.30] asks at the person’s turn and offers what came; only that can be chosen', async () => {
    const { actor, chosen, asked, now } = start();
    expect(asked).toEqual([]);
    actor.send({ type: 'talk.rested' });
    expect(selectIsAsking(now())).toEqual(true);
    expect(asked.map(({ input }) => input)).toEqual([{ roomId: 'room-1' }]);
    asked[0]?.give(ideas);
    await settled();
    expect(selectIdeas(now())).toEqual(ideas);
    actor.send({ type: 'idea.choose', text: 'Never offered' });
    actor.send({ type: 'idea.choose', text: 'Why?' });
    expect(chosen).toEqual(['Why?']);
    expect(selectIdeas(now())).toEqual(ideas);
  });

  test('[S7.30] other ideas are asked for on wish', async () => {
    const { actor, asked, now } = start();
    actor.send({ type: 'talk.rested' });
    asked[0]?.give(ideas);
    await settled();
    actor.send({ type: 'ideas.ask' });
    asked[1]?.give(['No.']);
    await settled();
    expect(selectIdeas(now())).toEqual(['No.']);
  });

  test('[S7.30] is given up as soon as the person says something of their own', async () => {
    const { actor, asked, now } = start();
    actor.send({ type: 'talk.rested' });
    actor.send({ type: 'talk.moved' });
    asked[0]?.give(ideas);
    await settled();
    expect([now().value, selectIdeas(now())]).toEqual(['idle', []]);
  });

  test('[S8.10] a host that takes more than 12 seconds is not waited for', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'talk.rested' });
    clock.increment(11_999);
    expect(selectIsAsking(now())).toEqual(true);
    clock.increment(1);
    expect(selectIsFailed(now())).toEqual(true);
  });

  test('a failure is kept until ideas come', async () => {
    const { actor, asked, now } = await startFailed();
    expect(selectIsFailed(now())).toEqual(true);
    expect(now().context.failure).toEqual({
      kind: 'rejected',
      code: 5020,
      message: 'The companion could not answer.',
    });
    actor.send({ type: 'ideas.ask' });
    asked[1]?.give(ideas);
    await settled();
    expect([now().value, now().context.failure]).toEqual(['offered', null]);
  });

  test.each(['ideas.ask', 'talk.rested'] as const)('after a failure %s asks anew', async (type) => {
    const { actor, asked, now } = await startFailed();
    actor.send({ type });
    expect([now().value, asked.length]).toEqual(['asking', 2]);
  });

  test('after a failure a talk that moves on lets it rest', async () => {
    const { actor, asked, now } = await startFailed();
    actor.send({ type: 'talk.moved' });
    expect([now().value, now().context.failure, asked.length]).toEqual(['idle', null, 1]);
  });

  test.each([5010, 404])(
    'code %d says that the host has no such call: it is not asked again',
    async (code) => {
      const { actor, asked, now } = start();
      actor.send({ type: 'talk.rested' });
      asked[0]?.fail(new ApiError('rejected', 'This host does not offer the call yet.', { code }));
      await settled();
      actor.send({ type: 'talk.rested' });
      expect([selectIsOff(now()), asked.length]).toEqual([true, 1]);
    },
  );
});
