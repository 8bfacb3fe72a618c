import { expect, type Page } from '@playwright/test';
import { setNfsw } from '../../../contract/account/age.ts';
import { saveOwnMate } from '../../../contract/mates/own-mate.ts';
import { roomInfo } from '../../../contract/rooms/room.ts';
import { aDraft } from '../../server/support/mates/own-mates.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newcomer, newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { success } from '../support/stand-ins/gate.ts';
import { persistUser } from '../support/users/storage.ts';
import { pickForChat } from '../support/menus.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });
const step = (page: Page) => page.getByRole('region', { name: 'Before you chat' });
/** Asks about a sentence of the user's. */
const doubt = (page: Page) => page.getByRole('region', { name: 'One question' });

async function tell(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Year').fill(year);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function open(page: Page, { user }: Member, path: string): Promise<void> {
  await persistUser(page, storeOf({ user }));
  await page.goto(path);
}

test('[S2.28] the page asks for the birth date before the first chat; after that the user can write at once', async ({
  page,
}) => {
  await open(page, await newcomer(), '/chat-detail?mateId=iris-vale');
  await expect(step(page)).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expect(page.getByText('You came. I was about to name the next one without you.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await tell(page, '30', 'February', '2001');
  await expect(page.getByRole('alert')).toHaveText('Please check the day, month, and year.');
  await expect(page.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Year')).toHaveValue('2001');
  expect(await findBarriers(page)).toEqual([]);

  await tell(page, '7', 'February', '1990');
  await expect(page.getByRole('group', { name: 'Suggested replies' }).getByRole('button')).toHaveCount(3);
  await composer(page).fill('Good evening');
  await composer(page).press('Enter');
  await expect(page.getByText('Good evening', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();

  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expect(step(page)).toHaveCount(0);
});

test('[S2.28] the age step can be completed with the keyboard alone', async ({ page }) => {
  await open(page, await newcomer(), '/chat-detail?mateId=iris-vale');
  await page.getByLabel('Day').focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Feb');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1990');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeVisible();
});

test('[S2.28] an underage user gets a friendly explanation, can browse, and is not asked again on this device', async ({
  page,
}) => {
  await open(page, await newcomer(), '/chat-detail?mateId=iris-vale');
  await tell(page, '7', 'February', String(new Date().getFullYear() - 12));
  const refusal = page.getByRole('region', { name: 'Not yet' });
  await expect(refusal).toContainText('You can still browse');
  await expect(composer(page)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.reload();
  await expect(refusal).toBeVisible();
  await refusal.getByRole('link', { name: 'Browse mates' }).click();
  await expect(page).toHaveURL('/');

  const sibling = await newcomer();
  await page.evaluate((text) => localStorage.setItem('user-store', text), storeText(sibling));
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(refusal).toBeVisible();
});

test('[S2.28] a message that was pending when the server asked for the age is sent once, after the birth date', async ({
  page,
}) => {
  const member = await newcomer();
  const roomId = await openRoom(member, 'iris-vale');
  // The page uses the answer that the server gave before it lost the birth date.
  await page.route(
    (url) => url.pathname === '/user/age',
    (route) =>
      route.fulfill({ json: success({ status: 'confirmed', minimumAge: 18, adult: true, nfsw: false }) }),
    { times: 1 },
  );
  await open(page, member, `/chat-detail?roomId=${roomId}`);
  await composer(page).fill('Good evening');
  await composer(page).press('Enter');
  await expect(page.getByText('Enter your date of birth to send this.')).toBeVisible();
  await expect(step(page)).toBeVisible();

  await tell(page, '7', 'February', '1990');
  await expect(composer(page)).toBeVisible();
  const said = async () => {
    const { messages } = await ask(roomInfo, { roomId }, member.user.token);
    return messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  };
  await expect.poll(said).toEqual(['Good evening']);
  await expect(page.getByText('Enter your date of birth to send this.')).toHaveCount(0);
});

test('[S2.28] the page asks whether a sentence was misunderstood, quotes it, and one press sends what was written since', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await open(page, member, `/chat-detail?roomId=${roomId}`);
  await composer(page).fill('I am 13 years old');
  await composer(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await composer(page).fill('Good evening');
  await composer(page).press('Enter');
  await expect(doubt(page)).toContainText('reads as if you’re under 18:I am 13 years old');
  expect(await findBarriers(page)).toEqual([]);

  await page.reload();
  await expect(doubt(page).locator('blockquote')).toHaveText('I am 13 years old');
  await page.getByRole('button', { name: 'That was a misunderstanding' }).click();
  await expect(composer(page)).toBeVisible();
  const said = async () => {
    const { messages } = await ask(roomInfo, { roomId }, member.user.token);
    return messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  };
  await expect.poll(said).toEqual(['I am 13 years old', 'Good evening']);
});

test('[S2.28] a user who says that the sentence is true submits their birth date, which is refused', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'I am 13 years old');
  await open(page, member, `/chat-detail?roomId=${roomId}`);
  await page.getByRole('button', { name: 'I’m under 18' }).click();
  await expect(step(page)).toBeVisible();
  await tell(page, '7', 'February', '2014');
  await expect(page.getByRole('region', { name: 'Not yet' })).toBeVisible();
});

test('[S3.3] an adult turns mature mates on and off in the profile; the lists of the server change accordingly', async ({
  page,
}) => {
  const maker = await newMember();
  await ask(setNfsw, { wanted: true }, maker.user.token);
  const name = `Zephyr${String(Date.now())}`;
  await ask(
    saveOwnMate,
    { draft: { ...aDraft, name, rating: 'mature', visibility: 'public' } },
    maker.user.token,
  );
  const card = page.getByRole('link', { name: new RegExp(name) });

  await open(page, await newMember(), `/search?q=${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto('/profile');
  const mature = page.getByRole('switch', { name: 'Show mature mates' });
  await expect(mature).not.toBeChecked();
  await mature.click();
  await expect(mature).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`/search?q=${name}`);
  await expect(card.first()).toBeVisible();

  await page.goto('/profile');
  await mature.click();
  await expect(mature).not.toBeChecked();
  await page.goto(`/search?q=${name}`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('[S3.3] a chat whose mate became mature explains this, links to the setting, and opens once the setting is on', async ({
  page,
}) => {
  const maker = await newMember();
  await ask(setNfsw, { wanted: true }, maker.user.token);
  const draft = { ...aDraft, name: 'Zephyr Quill', visibility: 'public' } as const;
  const { mateId } = await ask(saveOwnMate, { draft }, maker.user.token);
  const member = await newMember();
  const roomId = await openRoom(member, mateId);
  await ask(saveOwnMate, { mateId, draft: { ...draft, rating: 'mature' } }, maker.user.token);

  await open(page, member, '/recent-chats');
  await expect(page.getByText('Hidden while mature content is off')).toBeVisible();
  await expect(page.getByText('Zephyr')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: '18+', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This mate is for adults' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`/chat-profile?roomId=${roomId}`);
  await expect(page.getByRole('heading', { name: 'This mate is for adults' })).toBeVisible();

  await page.getByRole('link', { name: 'Open your settings' }).click();
  await page.getByRole('switch', { name: 'Show mature mates' }).click();
  await expect(page.getByRole('switch', { name: 'Show mature mates' })).toBeChecked();
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zephyr Quill' })).toBeVisible();
});

test('[S3.3] a chat whose mate became mature can be deleted and restored', async ({ page }) => {
  const maker = await newMember();
  await ask(setNfsw, { wanted: true }, maker.user.token);
  const draft = { ...aDraft, visibility: 'public' } as const;
  const { mateId } = await ask(saveOwnMate, { draft }, maker.user.token);
  const member = await newMember();
  await openRoom(member, mateId);
  await ask(saveOwnMate, { mateId, draft: { ...draft, rating: 'mature' } }, maker.user.token);

  await open(page, member, '/recent-chats');
  await pickForChat(page, '18+', 'Delete the chat with 18+');
  await expect(page.getByText('Hidden while mature content is off')).toHaveCount(0);
  await page.getByRole('button', { name: /18\+/ }).click();
  await expect(page.getByText('Hidden while mature content is off')).toBeVisible();
});

const storeText = ({ user }: Member): string =>
  JSON.stringify({
    userInfo: user,
    registerEmail: null,
    nfsw: false,
    userBenefits: { chats: 0, goldCoins: 0, userId: '' },
  });
