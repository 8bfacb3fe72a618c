import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { PersonasContext } from '../../src/machines/account/personas/personas.types.ts';
import { model as whole } from '../machines/account/personas/personas.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing, nodeOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { test } from './support/fixtures.ts';
import { openPersonas } from './support/personas-stage.ts';
import { CoverageLog, tour, type StateAssertion } from './support/tour.ts';

const model = allowing(whole, isPossible);
const coverageLog = new CoverageLog(model);

for (const [index, walk] of coveringTours(model).entries()) {
  test(`personas, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const { roomId }: PersonasContext = walk.start.snapshot.context;
    const { load } = await openPersonas(page, roomId);
    const retry = page.getByRole('button', { name: 'Try again', exact: true });
    const add = page.getByRole('button', { name: 'New persona', exact: true });

    async function happen({ cause, to }: Edge): Promise<void> {
      const { data }: PersonasContext = nodeOf(model, to).snapshot.context;
      if (cause.kind === 'error') await observer.kill(cause.child);
      else if (cause.kind === 'done' && data !== null) await load(data);
      else await retry.press('Enter');
    }
    const assertions: StateAssertion[] = [
      { in: 'loading', see: () => expect(page.getByText('Loading your personas')).toBeAttached() },
      { in: 'failed', see: () => expect(page.getByText('Couldn’t load your personas')).toBeVisible() },
      { in: 'ready', see: () => expect(add).toBeVisible() },
    ];
    await tour({ page, observer, coverageLog }, { model, happen, assertions }, walk);
  });
}

test('personas: every transition was taken in the browser', () => coverageLog.expectAll());

/** The server returns a room’s persona only if the page was opened from a room. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type !== 'xstate.done.actor.request' || !('output' in event)) return true;
  const { roomId }: PersonasContext = context;
  return (roomId === null) === JSON.stringify(event.output).includes('"roomPersona":null');
}
