import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { login } from '../../../../contract/sign-in/user.ts';
import { storeOf } from '../../../machines/app/shell-samples.ts';
import { newMember } from '../../support/users/api.ts';
import { ask } from '../../support/users/ask.ts';
import { findBarriers } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { persistUser } from '../../support/users/storage.ts';

/** How a person uses the page. */
interface Hands {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
}

const card = {
  name: 'vex.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: {
        name: 'Vex',
        description: 'Vex keeps the ferry.',
        first_mes: 'Good evening.',
        tags: ['sea'],
        extensions: { mates: { age: 40 } },
      },
    }),
  ),
};

const book = {
  name: 'harbor.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      name: 'Harbor',
      entries: { 0: { uid: 0, key: ['ferry'], content: 'It leaves at nine.' } },
    }),
  ),
};

const picture = async () => ({
  name: 'vex.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a6f97' } })
    .png()
    .toBuffer(),
});

/** Opens the editor as a new member. */
async function openEditor(page: Page): Promise<void> {
  const member = await newMember();
  await persistUser(page, storeOf({ user: await ask(login, member) }));
  await page.goto('/generate');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeVisible();
}

/** Chooses the file in what the control opens. */
async function choose(
  page: Page,
  { press }: Hands,
  [name, file]: readonly [name: string, file: Awaited<ReturnType<typeof picture>>],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel(name).and(page.locator('input')));
  await (await chooser).setFiles(file);
}

/** Makes a mate of a card, with a picture and a lorebook, and talks with it. */
async function bringCharacter(page: Page, hands: Hands): Promise<void> {
  const { press, write } = hands;
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await openEditor(page);
  await choose(page, hands, ['Import character card', card]);
  await expect(main.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Vex');
  expect(await findBarriers(page)).toEqual([]);

  await choose(page, hands, ['Use your own picture', await picture()]);
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(crop).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await press(crop.getByRole('checkbox', { name: 'It shows an adult character, and I may use it.' }));
  await press(crop.getByRole('button', { name: 'Use this picture' }));
  await expect(crop).toHaveCount(0);
  await expect(main.getByLabel('Change picture')).toBeVisible();

  await write(main.getByRole('textbox', { name: 'Tagline' }), 'Keeper of the last ferry');
  await press(button('Create'));
  await expect(page.getByRole('heading', { name: 'Vex is ready' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);

  await press(main.getByRole('link', { name: 'Back to your mates' }));
  await press(main.getByRole('link', { name: 'Lorebooks', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Lorebooks' })).toBeVisible();
  await choose(page, hands, ['Import lorebook', book]);
  await expect(page.getByText('Imported Harbor with 1 entry.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await press(page.getByRole('link', { name: 'Open lorebook' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor' })).toBeVisible();
  const use = main.getByRole('group', { name: 'Mates' }).getByRole('checkbox', { name: 'Vex' });
  await press(use);
  await expect(use).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto('/mates');
  await press(main.getByRole('link', { name: 'Chat with Vex' }));
  const conversation = page.getByRole('region', { name: /^Conversation with/ });
  await expect(conversation.getByText('Good evening.')).toBeVisible();
  await write(page.getByRole('textbox', { name: /^Message/ }), 'When does the ferry leave?');
  await press(button('Send'));
  await expect(conversation.getByText('When does the ferry leave?')).toBeVisible();
  await expect(button('Stop')).toHaveCount(0);
  await expect(conversation.getByRole('listitem')).toHaveCount(3);
  expect(await findBarriers(page)).toEqual([]);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeAttached();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}

test('a person without a mouse makes a mate of a card, with a picture and a lorebook, and talks with it', async ({
  page,
}) => {
  await bringCharacter(page, {
    async press(control) {
      await tabTo(page, control);
      const isBox = (await control.getAttribute('type')) === 'checkbox';
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a person who touches makes a mate of a card, with a picture and a lorebook, and talks with it', async ({
    page,
  }) => {
    await bringCharacter(page, {
      // The input of a file is hidden: a finger touches its label.
      async press(control) {
        const isFile = (await control.getAttribute('type')) === 'file';
        await (isFile ? control.locator('..') : control).tap();
      },
      async write(field, text) {
        await field.tap();
        await field.pressSequentially(text);
      },
    });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, 'the page scrolls sideways').toBe(false);
  });
});

test('a person with a screen reader makes a mate of a card, with a picture and a lorebook, and talks with it', async ({
  page,
}) => {
  const spoken = await listen(page);
  await bringCharacter(page, {
    // A screen reader moves to a control by its role and name, and activates it there.
    async press(control) {
      await control.focus();
      await control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async write(field, text) {
      await field.focus();
      await field.fill(text);
    },
  });
  expect(spoken.join('\n')).toContain('Imported Harbor with 1 entry.');
  expect(spoken.join('\n')).toContain('Opening…');
});

declare global {
  /** Takes what a live region of the page says. */
  var __say: (text: string) => void;
}

/** Collects what the live regions of the page say. */
async function listen(page: Page): Promise<readonly string[]> {
  const spoken: string[] = [];
  await page.exposeBinding('__say', (_, text: string) => void spoken.push(text));
  await page.addInitScript(() => {
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
    const say = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const text = element?.closest(live)?.textContent;
      if (text) globalThis.__say(text);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) say(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return spoken;
}
