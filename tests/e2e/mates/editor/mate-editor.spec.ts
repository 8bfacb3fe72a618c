import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { deleteOwnMate, saveOwnMate } from '../../../../contract/mates/own-mate.ts';
import { textInFile } from '../../../../src/services/mates/cards/card-file.ts';
import { draft } from '../../../support/mate-draft.ts';
import { base64, pngOf, textChunk } from '../../../services/mates/cards/support/containers.ts';
import { newMember, openRoom, type Member } from '../../support/users/api.ts';
import { ask } from '../../support/users/ask.ts';
import { findBarriers } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { fillPanel, panel } from '../../support/users/people.ts';
import { openMore } from '../../support/more.ts';
import { persistUser } from '../../support/users/storage.ts';

/** Opens the page as this member, or as a new one. */
async function visit(page: Page, path: string, member?: Member): Promise<Member> {
  const who = member ?? (await newMember());
  await persistUser(page, {
    user: who.user,
    language: who.user.language,
    registerEmail: null,
    nfsw: false,
    benefits: { chats: 0, goldCoins: 0, userId: who.user.uuid },
  });
  await page.goto(path);
  return who;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true });
const conversation = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
const made = (page: Page) => page.getByRole('heading', { name: / is ready$/ });

async function suggest(page: Page, prompt: string): Promise<void> {
  await field(page, 'Who would you like to meet?').fill(prompt);
  await page.getByRole('button', { name: 'Suggest a draft' }).click();
  await expect(page.getByRole('button', { name: 'Restore my draft' })).toBeVisible();
}

test('[S1.3] [S2.19] a user creates a mate from a suggestion, changes it, chats with it and deletes it', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Create a mate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create a mate' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await suggest(page, 'a grumpy lighthouse keeper of seventy who mends clocks');
  await expect(field(page, 'Tagline')).toHaveValue('A grumpy lighthouse keeper');
  await openMore(page);
  await expect(page.getByRole('radio', { name: /^Dry/ })).toBeChecked();
  await field(page, 'Name').fill('Ottoline Rask');
  await expect(page.getByRole('complementary').getByText('Ottoline Rask')).toBeVisible();
  await create(page).click();
  await expect(made(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Ottoline Rask' })).toBeVisible();
  await field(page, 'First message').fill('*She looks up.*\n\n“You are early. Sit.”');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Chat with Ottoline Rask' }).click();
  await expect(page).toHaveURL(/^[^?]*\/chat-detail\?roomId=/);
  await expect(conversation(page).getByText('“You are early. Sit.”')).toBeVisible();
  await page.getByRole('textbox', { name: /^Message/ }).fill('Who are you?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ottoline Rask').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
  const room = page.url();

  await page.goto('/generate');
  await page.getByRole('link', { name: 'Back to your mates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your mates' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Ottoline Rask' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Mate deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No mates of your own yet' })).toBeVisible();
  await page.goto(room);
  await expect(conversation(page).getByText('Who are you?')).toBeVisible();
});

test('[S1.3] a card from a picture becomes a mate, survives a reload, and goes out again with what nobody edited', async ({
  page,
}) => {
  await visit(page, '/generate');
  const unused = {
    system_prompt: 'Speak. {{idle_duration}}',
    alternate_greetings: ['Hello, {{user}}.', 'Again?'],
    character_book: { entries: [{ keys: ['a'], content: 'b' }] },
    creator_notes: '<p>Made for long evenings.</p>',
    x: 0.5,
  };
  const data = {
    name: 'Vex',
    description: '{{char}} waits. '.repeat(1000),
    first_mes: 'Hi',
    tags: ['Sea'],
    ...unused,
  };
  const card = JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data });
  const buffer = Buffer.from(pngOf([], [textChunk('iTXt', 'chara', base64(card))]));
  await page
    .getByLabel('Import character card')
    .setInputFiles({ name: 'Vex.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/are removed from chats: \{\{idle_duration\}\}/).last()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Made for long evenings.', { exact: true })).toBeVisible();
  await field(page, 'Tagline').fill('Keeper of the ferry');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('40');
  await field(page, 'First message').fill('Good evening.');
  await create(page).click();
  await expect(made(page)).toBeFocused();
  await page.goto('/mates');
  for (const format of ['Picture (PNG)', 'Text (JSON)', 'Archive (CHARX)']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Vex as a card' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const taken = JSON.parse(await textInFile(await readFile(await (await download).path())));
    expect(taken).toMatchObject({
      data: { ...data, first_mes: 'Good evening.', extensions: { mates: { age: 40 } } },
    });
  }
});

test('[S1.3] a picture with a card can be chosen and dropped, and a card pasted', async ({ page }) => {
  await visit(page, '/generate');
  const cardOf = (name: string) => JSON.stringify({ name, first_mes: 'Good evening.' });
  const picture = (name: string) =>
    Buffer.from(pngOf([], [textChunk('zTXt', 'chara', base64(cardOf(name)))]));
  const choice = page.getByLabel('Import character card');
  const choose = (buffer: Buffer) => choice.setInputFiles({ name: 'Vex.png', mimeType: 'image/png', buffer });
  await choose(picture('Chosen'));
  await expect(field(page, 'Name')).toHaveValue('Chosen');
  const cancelCrop = () =>
    page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('button', { name: 'Cancel' }).click();
  await cancelCrop();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'Vex.png', { type: 'image/png' }));
      return transfer;
    },
    [...picture('Dropped')],
  );
  await choice.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(field(page, 'Name')).toHaveValue('Dropped');
  await cancelCrop();
  const source = field(page, 'Who would you like to meet?');
  await source.fill(cardOf('Pasted'));
  await source.press('ControlOrMeta+a');
  await source.press('ControlOrMeta+c');
  await choice.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'Name')).toHaveValue('Pasted');
  await choose(picture('Vex').subarray(0, 90));
  await expect(page.getByText('This file is damaged or encrypted').first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Pasted');
});

test('[S2.19] a new mate needs no more than the first screen, which says what it can do without a language model', async ({
  page,
}) => {
  await visit(page, '/generate');
  const note = page.getByText(/^Without a language model .* answers with general lines\.$/);
  await field(page, 'Name').fill('Otto');
  await expect(note).toHaveText('Without a language model Otto answers with general lines.');
  await expect(field(page, 'Who they are')).toBeHidden();
  await page.getByRole('spinbutton', { name: 'Age' }).fill('81');
  await field(page, 'First message').fill('“Mind the bees.”');
  await create(page).click();
  await expect(made(page)).toBeFocused();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(field(page, 'Who they are')).toBeVisible();
});

test('[S2.19] a missing value is reported at its field, the first such field gets the focus, and nothing is sent', async ({
  page,
}) => {
  await visit(page, '/generate');
  await create(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please fill this in.');
  await expect(page.getByRole('spinbutton', { name: 'Age' })).toHaveAccessibleDescription(
    'Every mate is an adult: 18 or older. Please fill this in.',
  );
  expect(await findBarriers(page)).toEqual([]);
  await field(page, 'Name').fill('Ruth');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('17');
  await create(page).click();
  await expect(page.getByText('Every mate is an adult. Please choose 18 or more.')).toBeVisible();
});

test('[S2.19] the portrait is rendered again with each choice, by the server, from the page’s own origin', async ({
  page,
}) => {
  await visit(page, '/generate');
  const picture = page.getByRole('complementary').locator('img');
  await expect(picture).toHaveAttribute('src', /^\/media\/looks\/portrait\.svg\?hair=variant20&/);
  await openMore(page);
  const drawn = page.waitForResponse((response) => response.url().includes('hair=variant21'));
  await page.getByRole('button', { name: 'Hair: next' }).click();
  expect((await drawn).status()).toBe(200);
  await expect(page.getByText('21 of 64')).toBeVisible();
  await page.getByRole('button', { name: 'Beard: previous' }).click();
  await expect(picture).toHaveAttribute('src', /beard=variant12/);
  await page.getByRole('radio', { name: 'Teal' }).check();
  await expect(picture).toHaveJSProperty('complete', true);
});

test('[S4.2] the form survives leaving the page, a reload and an expired session', async ({ page }) => {
  const member = await visit(page, '/generate');
  await suggest(page, 'a baker, 40, by the harbour');
  await field(page, 'Name').fill('Kept Through It All');
  await openMore(page);
  await page.getByRole('button', { name: 'Hair: next' }).click();
  const look = await page.getByRole('complementary').locator('img').getAttribute('src');
  await page.goto('/mates');
  await page.getByRole('link', { name: 'New mate' }).click();
  await expect(page.getByText('Your unsaved draft was restored.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Kept Through It All');
  await expect(page.getByRole('complementary').locator('img')).toHaveAttribute('src', look ?? '');

  await page.route('**/mate/own/save', (route) =>
    route.fulfill({ json: { c: 5002, m: 'login expired', d: null } }),
  );
  await create(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Kept Through It All');
  await page.unroute('**/mate/own/save');
  await fillPanel(page, member);
  const reload = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await reload;
  await expect(field(page, 'Name')).toHaveValue('Kept Through It All');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('[S2.19] other users cannot see a private mate, and see a public one under its creator’s name', async ({
  page,
}) => {
  const maker = await newMember();
  const save = (visibility: 'private' | 'public', name: string) =>
    ask(saveOwnMate, { draft: { ...draft, name, visibility } }, maker.user.token);
  const hidden = await save('private', 'Hidden Holm');
  const shown = await save('public', 'Shown Holm');
  await visit(page, '/search?q=Holm');
  await expect(page.getByRole('link', { name: 'Shown Holm' })).toBeVisible();
  await expect(page.getByText('Hidden Holm')).toHaveCount(0);
  await page.goto(`/detail?mateId=${hidden.mateId}`);
  await expect(page.getByRole('heading', { name: 'Mate not found' })).toBeVisible();
  await page.goto(`/generate?mateId=${shown.mateId}`);
  await expect(page.getByRole('heading', { name: 'You can’t edit this mate' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('[S2.19] after a mate’s creator deletes it, the conversation stays readable, and the draft is not lost', async ({
  page,
}) => {
  const maker = await newMember();
  const mate = { ...draft, visibility: 'public' } as const;
  const { mateId } = await ask(saveOwnMate, { draft: mate }, maker.user.token);
  const reader = await newMember();
  const roomId = await openRoom(reader, mateId);
  await visit(page, `/chat-detail?roomId=${roomId}`, reader);
  const composer = page.getByRole('textbox', { name: /^Message/ });
  await composer.fill('Are you there?');
  await ask(deleteOwnMate, { mateId }, maker.user.token);
  await page.reload();
  await expect(conversation(page).getByText('“You are late. Good. So am I.”')).toBeVisible();
  await expect(page.getByText(/This mate is no longer available\./)).toBeVisible();
  await expect(composer).toBeDisabled();
  await expect(composer).toHaveValue('Are you there?');
});

test('[S2.19] with a server that does not support these calls, the page says so and offers links', async ({
  page,
}) => {
  await page.route('**/mate/own/list', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await visit(page, '/generate');
  await expect(page.getByRole('heading', { name: 'You can’t create mates here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Discover' }).click();
  await expect(page).toHaveURL('/');
});
