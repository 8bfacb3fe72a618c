import { expect } from '@playwright/test';
import { block, report } from '../../contract/safety.ts';
import { selectIsSent } from '../../src/machines/safety/report.selectors.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/safety/report.model.ts';
import { openChat } from './support/chat-stage.ts';
import { pickFor } from './support/menus.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { last } from './support/talk-stage.ts';
import { absent, testTours } from './support/tour.ts';

const answers: Answers = {
  sendReport: { call: report, isFailing: true },
  blockMate: { call: block, response: () => ({ blocked: true }), isFailing: true },
};

testTours('report', { model }, async ({ page }) => {
  const gate = await openChat(page, [message(1), message(2)], { held: callsOf(answers) });
  const sheet = page.getByRole('dialog', { name: 'Report a reply by Iris Vale' });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });

  return {
    gate,
    answers,
    causes: {
      'report.open': () => pickFor(last(page), 'Report this reply'),
      'report.close': () => page.keyboard.press('Escape'),
      'report.submit': async () => {
        await sheet.getByRole('radio', { name: 'Something else' }).check();
        await button('Submit report').press('Enter');
      },
      'block.request': 'Block Iris Vale',
    },
    within: sheet,
    assertions: [
      ['closed', absent(sheet)],
      [{ open: { form: 'writing' } }, button('Submit report')],
      [{ open: 'sending' }, button('Sending…')],
      [{ open: { form: 'sent' } }, sheet.getByText('Your report was sent')],
      [{ open: 'blocking' }, () => expect(button('Block Iris Vale')).toBeDisabled()],
      [
        { open: 'blocking' },
        async (snapshot) => {
          const submit = button('Submit report');
          if (selectIsSent(snapshot)) await expect(submit).toHaveCount(0);
          else await expect(submit).toBeDisabled();
        },
      ],
      [{ open: 'blocked' }, sheet.getByText('You blocked Iris Vale.')],
    ],
  };
});
