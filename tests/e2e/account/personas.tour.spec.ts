import { model as whole } from '../../machines/account/personas/personas.model.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { loadPersonas, personasPage } from '../support/stages/personas-stage.ts';
import { attached, outputOf, sent, testTours } from '../support/tours/tour.ts';
import type { PersonasContext } from '../../../src/machines/account/personas/personas.machine.ts';
import type { PersonasData } from '../../../src/machines/account/personas/persona-list.reducers.ts';

/** The server returns a room’s persona only if the page was opened from a room. */
const model = allowing(whole, ({ context }, event) => {
  if (event.type !== 'xstate.done.actor.request') return true;
  return (context.roomId === null) === JSON.stringify(event).includes('"roomPersona":null');
});

testTours('personas', { model }, ({ gate, start, button, main }) => {
  const { roomId }: PersonasContext = start.context;
  return {
    opening: personasPage(roomId),
    causes: {
      'personas.outdated': sent,
      'xstate.done.actor.request': (event) => loadPersonas(gate, roomId, outputOf(event) as PersonasData),
    },
    assertions: [
      ['loading', attached('Loading your personas')],
      ['failed', 'Couldn’t load your personas'],
      ['ready', roomId === null ? button('New persona') : main.getByRole('radio', { name: 'Clockmaker' })],
    ],
  };
});
