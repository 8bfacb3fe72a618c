import { expect, type Page } from '@playwright/test';
import { createRoom } from '../../../contract/rooms/room.ts';
import { startModelHost, type ModelHost } from '../../server/support/model-hosts/model-host.ts';
import { randomOf } from '../../support/random.ts';
import { waitLimit } from '../../support/time-limits.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { join, signIn, tokenOn } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';
import { messagesIn, messagesOn } from '../support/room-pages.ts';
import { answers, steps, take } from '../support/room-walk.ts';

const stepCount = 30;

let host: ModelHost;
let product: Product;
test.beforeAll(async () => {
  host = await startModelHost();
  product = await startProduct(process.env['E2E_DIST'] ?? '', {
    LLM_BASE_URL: host.url,
    LLM_MODEL: 'breaking',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    GRANT_CHATS: '900',
  });
});
test.afterAll(async () => {
  await product.stop();
  await host.stop();
});

for (const seed of [1, 2, 3]) {
  test(`[S8.10] two tabs and a second browser show what is stored, while the model breaks: walk ${seed}`, async ({
    page,
    browser,
  }) => {
    const random = randomOf(seed);
    await page.goto(product.url);
    const person = await join(page, undefined, product.outbox);
    const token = await tokenOn(page);
    const { roomId } = await ask(createRoom, { mateId: 'iris-vale' }, token, product.url);
    const other = await browser.newContext({ viewport: { width: 800, height: 800 } });
    const phone = await other.newPage();
    await phone.goto(product.url);
    await signIn(phone, person);
    const pages = [page, await page.context().newPage(), phone];
    for (const each of pages) {
      await each.goto(`${product.url}/chat-detail?roomId=${roomId}`);
      await expect(each.locator('textarea[name=message]')).toBeVisible();
      // Only actions: what a step wants to press may be gone.
      each.setDefaultTimeout(2500);
      each.setDefaultNavigationTimeout(waitLimit);
    }
    const expectEqual = () =>
      expect(async () => {
        const stored = await messagesIn(roomId, token, product.url);
        expect(stored.map(({ status }) => status)).not.toContain('streaming');
        expect(await Promise.all(pages.map(messagesOn))).toEqual(pages.map(() => stored));
      }).toPass({ timeout: waitLimit });

    let taken = 0;
    for (let step = 1; step <= stepCount; step += 1) {
      host.answer(answers[random(answers.length)] ?? fail);
      const [name, chosen] = steps[random(steps.length)] ?? fail();
      await test.step(`${step}: ${name}`, async () => {
        const isTaken = await take(chosen, { pages, random, step: nameOf(step) });
        taken += isTaken ? 1 : 0;
      });
      if (random(10) < 6) await expectEqual();
    }
    expect(taken).toBeGreaterThan(stepCount / 3);
    await sentFrom(pages);
    await expectEqual();
    await Promise.all(pages.map((each) => each.reload()));
    await expectEqual();
    await other.close();
  });
}

/** Resolves when no page has a message that waits to be sent. Those that the user stopped wait for the user. */
async function sentFrom(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.locator('[data-status="queued"], [data-status="sending"]')).toHaveCount(0);
  }
}

/** Without digits, which could be an age. */
const nameOf = (step: number): string =>
  String(step).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));

const fail = (): never => {
  throw new Error('The list is empty.');
};
