import { expect } from '@playwright/test';
import { code } from '../../../contract/envelope.ts';
import { captain, irisAsDefault } from '../../machines/account/account-samples.ts';
import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { ideasCall } from '../support/stages/chat-stage.ts';
import { test } from '../support/fixtures.ts';
import { refusal, success } from '../support/stand-ins/gate.ts';
import { openSignedIn } from '../support/stages/signed-in-stage.ts';

const replies = { model: 'large', length: 'medium', temper: 'balanced', models: ['small', 'tiny'] };
const info = pageOf([message(1)]);
const hosts = {
  [ideasCall]: refusal(code.notAvailable, 'No ideas here.'),
  '/user/personas': success({ personas: [captain] }),
  '/room/persona': success(irisAsDefault),
  '/room/notes': success({ notes: '', undo: true, replies }),
  '/room/roomInfo': success({ ...info, room: { ...info.room, missingModel: 'large' } }),
};

test('a chat names its missing model, and links to the settings without loading the page again', async ({
  page,
}) => {
  await openSignedIn(page, '/chat-detail?roomId=room-1', { answers: hosts });
  const notice = page.getByRole('complementary', { name: 'Model not available' });
  await expect(notice).toContainText('The model large is no longer available.');
  const reloads: unknown[] = [];
  page.on('domcontentloaded', (reloaded) => void reloads.push(reloaded));
  await notice.getByRole('link').click();
  await expect(page).toHaveURL('/chat-profile?roomId=room-1');
  await expect(page.getByLabel('Model', { exact: true })).toBeVisible();
  expect(reloads).toEqual([]);
});

test('another model is chosen, which is saved at once', async ({ page }) => {
  const gate = await openSignedIn(page, '/chat-profile?roomId=room-1', {
    answers: hosts,
    held: ['/room/replySettings'],
  });
  const model = page.getByLabel('Model', { exact: true });
  await expect(model.getByRole('option', { selected: true })).toHaveText('large (no longer available)');
  const asked = page.waitForRequest('**/room/replySettings');
  await model.selectOption('tiny');
  expect((await asked).postDataJSON()).toEqual({
    roomId: 'room-1',
    model: 'tiny',
    length: 'medium',
    temper: 'balanced',
  });
  await gate.settle('/room/replySettings', success({ ...replies, model: 'tiny' }));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(model.getByRole('option')).toHaveText(['Default (small)', 'tiny']);
});

test('a model is not chosen where there is one, and nothing is where the replies are scripted', async ({
  page,
}) => {
  const gate = await openSignedIn(page, '/chat-profile?roomId=room-1', {
    answers: {
      ...hosts,
      '/room/notes': success({ notes: '', replies: { ...replies, model: null, models: ['small'] } }),
    },
  });
  await expect(page.getByRole('group', { name: 'Length' })).toBeVisible();
  await expect(page.getByLabel('Model', { exact: true })).toHaveCount(0);
  await gate.answer('/room/notes', success({ notes: '' }));
  await page.reload();
  await expect(page.getByLabel('Always keep in mind')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Length' })).toHaveCount(0);
});

test('the header names the model and a style of its own, changes with them, and leads to them', async ({
  page,
}) => {
  const writer = { model: 'large', temper: 'inventive' };
  const gate = await openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: { ...hosts, '/room/roomInfo': success({ ...info, room: { ...info.room, writer } }) },
    held: ['/room/replySettings'],
  });
  const named = (name: string) => page.getByRole('link', { name });
  await expect(named('large · Inventive')).toBeVisible();
  await page.getByRole('button', { name: 'About this chat' }).click();
  const model = page.getByRole('complementary').getByLabel('Model', { exact: true });
  await model.selectOption('tiny');
  await gate.settle('/room/replySettings', success({ ...replies, model: 'tiny' }));
  await expect(named('tiny')).toBeVisible();
  await expect(named('large · Inventive')).toHaveCount(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByTitle('Choose a model').click();
    await expect(page).toHaveURL('/chat-profile?roomId=room-1&replies');
    await expect(page.getByLabel('Model', { exact: true })).toBeInViewport();
    await page.goBack();
  }
});
