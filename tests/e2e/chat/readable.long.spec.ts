import { expect, type Locator, type Page } from '@playwright/test';
import { message } from '../../machines/chat/chat-samples.ts';
import { ideasCall, openChat } from '../support/stages/chat-stage.ts';
import { test } from '../support/fixtures.ts';
import { success } from '../support/stand-ins/gate.ts';

const suggestions = [
  'Yes.',
  '*leans in to look*',
  'I would like to hear more about the comet your grandmother saw from the roof as a girl, long ago.',
];

const open = (page: Page) =>
  openChat(page, [message(1), message(2, { role: 'user', text: 'Good evening' })], {
    answers: { [ideasCall]: success({ ideas: suggestions }) },
  });

for (const width of [320, 390, 768, 900, 1024, 1280, 1920]) {
  test(`suggested replies can be read whole, without marks, in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const ideas = page.getByRole('group', { name: 'Suggested replies' }).getByRole('button');
    await expect(ideas).toHaveText(suggestions.map((text) => text.replaceAll('*', '')));
    for (const idea of await ideas.all()) {
      await idea.scrollIntoViewIfNeeded();
      await expect(idea).toBeInViewport({ ratio: 0.99 });
      expect(await cutHeight(idea)).toBe(0);
    }
  });
}

/** The height of the text that is cut off, in pixels. */
const cutHeight = (idea: Locator): Promise<number> =>
  idea.locator('bdi').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

test('bubbles have an outline where the system chooses the colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const texts = page.getByRole('listitem');
  for (const text of await texts.all()) {
    const bubble = text.locator('[class*=bubble]');
    await expect(bubble).toHaveCSS('border-top-style', 'solid');
    const { border, ground } = await bubble.evaluate((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return { border: borderTopColor, ground: backgroundColor };
    });
    expect(border).not.toBe(ground);
  }
});
