import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { PersonasContext } from '../../src/machines/account/personas/personas.types.ts';
import { model as whole } from '../machines/account/personas/personas.model.ts';
import { allowing, nodeOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { openPersonas } from './support/personas-stage.ts';
import { attached, testTours, type StateAssertion } from './support/tour.ts';

const model = allowing(whole, isPossible);

testTours('personas', { model }, async ({ page, observer, walk }) => {
  const { roomId }: PersonasContext = walk.start.snapshot.context;
  const { load } = await openPersonas(page, roomId);
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  const add = page.getByRole('button', { name: 'New persona', exact: true });

  async function happen({ event, cause, to }: Edge): Promise<void> {
    const { data }: PersonasContext = nodeOf(model, to).snapshot.context;
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'personas.outdated') await observer.send('personas', event);
    else if (cause.kind === 'done' && data !== null) await load(data);
    else await retry.press('Enter');
  }
  const assertions: StateAssertion[] = [
    ['loading', attached(page.getByText('Loading your personas'))],
    ['failed', page.getByText('Couldn’t load your personas')],
    ['ready', add],
  ];
  return { happen, assertions };
});

/** The server returns a room’s persona only if the page was opened from a room. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type !== 'xstate.done.actor.request' || !('output' in event)) return true;
  const { roomId }: PersonasContext = context;
  return (roomId === null) === JSON.stringify(event.output).includes('"roomPersona":null');
}
