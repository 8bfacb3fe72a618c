import { block, report } from '../../../contract/safety/safety.ts';
import { selectIsSent } from '../../../src/machines/safety/report.machine.ts';
import { message } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/safety/report.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { pickFor } from '../support/menus.ts';
import { last } from '../support/stages/talk-stage.ts';
import { absent, disabled, expect, fillIn, on, testTours } from '../support/tours/tour.ts';

testTours('report', { model }, ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Report a reply by Iris Vale' });
  const { button } = on(sheet);
  return {
    opening: chatPage([message(1), message(2)]),
    answers: {
      sendReport: report,
      blockMate: { call: block, response: () => ({ blocked: true }) },
    },
    causes: {
      'report.open': () => pickFor(last(page), 'Report this reply'),
      'report.close': () => page.keyboard.press('Escape'),
      'report.submit': () => fillIn(sheet, { 'Something else': true }, 'Submit report'),
      'block.request': 'Block Iris Vale',
    },
    within: sheet,
    assertions: [
      ['closed', absent(sheet)],
      [{ open: { form: 'writing' } }, button('Submit report')],
      [{ open: 'sending' }, button('Sending…')],
      [{ open: { form: 'sent' } }, 'Your report was sent'],
      [{ open: 'blocking' }, disabled(button('Block Iris Vale'))],
      [
        { open: 'blocking' },
        (snapshot) => {
          const submit = expect(button('Submit report'));
          return selectIsSent(snapshot) ? submit.toHaveCount(0) : submit.toBeDisabled();
        },
      ],
      [{ open: 'blocked' }, 'You blocked Iris Vale.'],
    ],
  };
});
