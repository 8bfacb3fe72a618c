import { expect, type Page } from '@playwright/test';
import { selectIsSent } from '../../src/machines/safety/report.selectors.ts';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/safety/report.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { testTours, type Stage } from './support/tour.ts';
import { pickFor } from './support/menus.ts';

const calls: Readonly<Record<string, string>> = {
  sendReport: '/safety/report',
  blockMate: '/safety/block',
};

testTours('report', { model }, async ({ page }) => {
  const gate = await openChat(page, [message(1), message(2)], { held: Object.values(calls) });
  return stageOn(page, gate);
});

function stageOn(page: Page, gate: Gate): Stage {
  const sheet = page.getByRole('dialog', { name: 'Report a reply by Iris Vale' });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const last = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', success(outputs[calls[cause.child] ?? '']));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'report.open') {
      await pickFor(last, 'Report this reply');
    } else if (event.type === 'report.close') await page.keyboard.press('Escape');
    else if (event.type === 'report.submit') {
      await sheet.getByRole('radio', { name: 'Something else' }).check();
      await button('Submit report').click();
    } else await button('Block Iris Vale').click();
  }

  return {
    happen,
    assertions: [
      ['closed', () => expect(sheet).toHaveCount(0)],
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
}

/** The responses of the calls whose outputs the machine does not store. */
const outputs: Readonly<Record<string, unknown>> = {
  '/safety/report': null,
  '/safety/block': { blocked: true },
};
