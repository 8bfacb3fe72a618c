import { model } from '../machines/shared/supervised.model.ts';
import { openProfile } from './support/passkeys-stage.ts';
import { absent, testTours } from './support/tour.ts';
import { sent } from './support/stage.ts';

const actor = 'screen.passkeys';

testTours('supervised', { model }, async ({ page, observer }) => {
  await openProfile(page);
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  const note = page.getByText('Couldn’t load this part of the page.');
  const part = page.getByRole('heading', { name: 'Passkeys' });

  return {
    actor,
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
      [
        'crashed',
        page
          .getByRole('heading', { name: 'Ada' })
          .or(page.getByRole('textbox', { name: 'Name' }))
          .first(),
      ],
    ],
  };
});
