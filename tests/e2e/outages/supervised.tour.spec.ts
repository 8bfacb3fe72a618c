import { model } from '../../machines/shared/supervised.model.ts';
import { securityPage } from '../support/stages/passkeys-stage.ts';
import { absent, sent, testTours } from '../support/tours/tour.ts';

const actor = 'screen.passkeys';

testTours('supervised', { model }, ({ page, observer, button, heading }) => {
  const retry = button('Try again');
  const note = page.getByText('Couldn’t load this part of the page.');
  const part = heading('Passkeys');
  return {
    actor,
    opening: securityPage(),
    causes: {
      'xstate.error.actor.part': () => observer.kill('passkeys.part'),
      // The part may be asked to load again where no button is shown, too.
      'load.retry': async (event) =>
        (await retry.isVisible()) ? retry.press('Enter') : observer.send(actor, event),
      '*': sent,
    },
    assertions: [
      ['running', part, absent(note)],
      ['crashed', note, absent(part)],
      ['crashed', heading('Email')],
    ],
  };
});
