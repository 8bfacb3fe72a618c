import { expect } from '@playwright/test';
import { message } from '../../machines/chat/chat-samples.ts';
import { openChat } from '../support/stages/chat-stage.ts';
import { test } from '../support/fixtures.ts';
import { StreamPeer } from '../support/stand-ins/stream-peer.ts';

const sendCall = '/girl/chat/send';

for (const answer of ['nothing', 'headers without a byte'] as const) {
  test(`[S8.10] a message that the server answers with ${answer} is sent again after 25 seconds @long`, async ({
    page,
  }) => {
    const peer = await StreamPeer.start(page, [sendCall]);
    await openChat(page, [message(1, { text: 'You came.' })]);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(sendCall)) sent.push(request.postDataJSON());
    });
    await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await peer.arrive();
    if (answer !== 'nothing') await peer.open();
    await page.clock.runFor(15_000);
    await expect(page.getByText('This is taking longer than usual…')).toBeVisible();
    await page.clock.runFor(9000);
    await expect(page.getByText('This is taking longer than usual…')).toBeVisible();
    expect(sent.length).toBe(1);
    await page.clock.runFor(1000);
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await page.clock.runFor(500);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
  });
}
