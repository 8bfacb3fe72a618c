import { strToU8, zipSync } from 'fflate';
import { expect, type Page } from '@playwright/test';
import { hostileTexts } from '../../../services/rich-text/payloads.ts';
import { saveLorebook } from '../../../../contract/lore/lorebook.ts';
import { ownMates, saveOwnMate, type OwnMate } from '../../../../contract/mates/own-mate.ts';
import { newMember, openRoom, type Member } from '../../support/users/api.ts';
import { ask } from '../../support/users/ask.ts';
import { test } from '../../support/fixtures.ts';
import { leftoversIn, watchEffects, type Effects } from '../../support/leftovers.ts';
import { persistUser } from '../../support/users/storage.ts';

const main = (page: Page) => page.getByRole('main');
const nothing: Effects = { ran: [], foreign: [], dialogs: [] };
/** As a text that has one line shows it. */
const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Begins a visit of a new member, whose page is watched. */
async function begin(page: Page): Promise<{ readonly member: Member; readonly effects: Effects }> {
  const member = await newMember();
  await persistUser(page, {
    user: member.user,
    language: member.user.language,
    registerEmail: null,
    nfsw: false,
    benefits: { chats: 0, goldCoins: 0, userId: member.user.uuid },
  });
  return { member, effects: await watchEffects(page, process.env['E2E_URL'] ?? '') };
}

/** How many texts a card has in each of its long fields. */
const perCard = 80;

/** A card in whose every field are hostile texts. */
function cardOf(texts: readonly string[], number: number): string {
  const [first = ''] = texts;
  const short = texts.filter((text) => text.length <= 40);
  const together = texts.join('\n\n');
  const data = {
    name: `${String(number)} ${first}`,
    nickname: texts[1],
    description: together,
    personality: together,
    scenario: together,
    first_mes: `{{char}} ${together}`,
    mes_example: together,
    creator: first,
    creator_notes: together,
    character_version: first,
    system_prompt: together,
    alternate_greetings: texts.slice(0, 3),
    tags: texts.filter((text) => text.length <= 24).slice(0, 8),
    assets: texts.map((uri) => ({ type: 'icon', uri, name: uri, ext: uri })),
    extensions: {
      mates: { tagline: texts[2], pronouns: short[0], place: texts[3], likes: short.slice(1, 8), age: 40 },
    },
  };
  return JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data });
}

const cards = Array.from({ length: hostileTexts.length / perCard }, (_, number) =>
  cardOf(hostileTexts.slice(number * perCard, (number + 1) * perCard), number),
);

const expectHarmless = async (page: Page): Promise<void> => {
  expect(await leftoversIn(page), page.url()).toEqual([]);
};

/** Opens a page and waits until it shows what it loads. */
async function visit(page: Page, path: string, shown: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByText(shown).first()).toBeVisible();
  await expectHarmless(page);
}

test(`${String(hostileTexts.length)} hostile texts in cards are only text for every page that shows them`, async ({
  page,
}) => {
  const { member, effects } = await begin(page);
  await page.goto('/mates');
  const batch = page.getByRole('region', { name: 'Import cards' });
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, text } of all) data.items.add(new File([text], name));
      return data;
    },
    cards.map((text, number) => ({ name: `${hostileTexts[number] ?? ''}.json`, text })),
  );
  await batch.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText(`Files: ${String(cards.length)}`)).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('textbox', { name: 'Age where a card states none' }).fill('34');
  await page.keyboard.press('Enter');
  await expect(batch.getByText(`Imported: ${String(cards.length)}`)).toBeVisible();
  await expectHarmless(page);

  const { mates } = await ask(ownMates, {}, member.user.token);
  expect(mates).toHaveLength(cards.length);
  for (const mate of mates) await visitPagesOf(page, { member, mate });
  await page.goto('/search?q=evil');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expectHarmless(page);
  expect(effects).toEqual(nothing);
});

/** Shows a mate in its page, the editor with its preview, and the chat that its first message begins. */
async function visitPagesOf(
  page: Page,
  { member, mate }: { readonly member: Member; readonly mate: OwnMate },
): Promise<void> {
  const { mateId } = mate;
  await ask(saveOwnMate, { mateId, draft: { ...mate, visibility: 'public' } }, member.user.token);
  await visit(page, `/detail?mateId=${mateId}`, mate.name);
  await visit(page, `/generate?mateId=${mateId}`, mate.name);
  const roomId = await openRoom(member, mateId);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const conversation = page.getByRole('region', { name: /^Conversation with/ });
  await expect(conversation.getByRole('listitem').first()).toBeVisible();
  await expectHarmless(page);
}

test(`${String(hostileTexts.length)} hostile texts in a form are only text in its preview`, async ({
  page,
}) => {
  const { effects } = await begin(page);
  await page.goto('/generate');
  const preview = page.getByRole('complementary');
  await expect(preview).toBeVisible();
  const unlike = await page.evaluate(async (texts) => {
    const wrong: string[] = [];
    const type = (name: string, text: string): void => {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field === null) throw new Error(`no field ${name}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const preview = document.querySelector('aside section');
    for (const text of texts) {
      for (const name of ['name', 'tagline', 'tags', 'who', 'greeting', 'scene']) type(name, text);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (!preview?.textContent?.includes(text.trim())) wrong.push(text);
      const elements = preview?.querySelectorAll(':not(section, h2, div, p, span, img, svg, picture)') ?? [];
      for (const { outerHTML } of elements) wrong.push(outerHTML);
    }
    return wrong;
  }, hostileTexts.map(lineOf));
  expect(unlike).toEqual([]);
  await expectHarmless(page);
  expect(effects).toEqual(nothing);
});

test(`${String(hostileTexts.length)} hostile texts in a lorebook are only text, and its entries are all there`, async ({
  page,
}) => {
  const { member, effects } = await begin(page);
  const { token } = member.user;
  const entries = hostileTexts.map((text, uid) => ({
    uid,
    key: [text],
    comment: text,
    content: text,
    order: 1,
  }));
  const unread = hostileTexts.slice(0, 200).map((comment) => ({ comment, key: [comment], content: 7 }));
  const [name = ''] = hostileTexts;
  await page.goto('/lorebooks');
  await page
    .getByLabel('Import lorebook')
    .and(page.locator('input'))
    .setInputFiles({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ name, entries: [...unread, ...entries] })),
    });
  await expect(page.getByText(/entries weren’t imported:/)).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('link', { name: 'Open lorebook' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(hostileTexts.length);
  const shown = await page
    .locator('[data-row] button > span:first-child')
    .evaluateAll((names) => names.map((one) => one.textContent ?? ''));
  expect(shown.map(lineOf)).toEqual(hostileTexts.map(lineOf));
  await expectHarmless(page);

  for (let at = 0; at < hostileTexts.length; at += 100) {
    const tried = page.waitForResponse('**/lorebook/test');
    await page.getByRole('textbox', { name: 'Messages' }).fill(hostileTexts[at] ?? '');
    await tried;
    await expect(page.getByRole('meter')).toBeVisible();
    await expectHarmless(page);
  }
  for (let at = 0; at < hostileTexts.length; at += 100) {
    await page.locator('[data-row] button').nth(at).click();
    await expect(page.getByRole('dialog', { name: 'Edit entry' })).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press('Escape');
  }
  for (const text of hostileTexts.slice(1, 40)) {
    const settings = { name: lineOf(text).slice(0, 100), description: text };
    await ask(saveLorebook, { settings }, token).catch(() => undefined);
  }
  await visit(page, '/lorebooks', lineOf(hostileTexts[1] ?? ''));
  expect(effects).toEqual(nothing);
});

test(`${String(hostileTexts.length)} hostile texts in the files of an import are only text in its preview`, async ({
  page,
}) => {
  const { effects } = await begin(page);
  const files = hostileTexts.flatMap((text, index): [string, Uint8Array][] => [
    [
      `characters/${String(index)}.json`,
      strToU8(JSON.stringify({ name: text, description: text, first_mes: text })),
    ],
    ...(index < 200 ? ([[`other/${text}.json`, strToU8('{"a":')]] as [string, Uint8Array][]) : []),
  ]);
  await page.goto('/import');
  await main(page)
    .getByLabel('Choose files')
    .setInputFiles({
      name: `${hostileTexts[0] ?? ''}.zip`,
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(Object.fromEntries(files), { level: 1 })),
    });
  await expect(main(page).getByRole('group', { name: /^Mates \(/ })).toBeVisible();
  const names = await main(page)
    .getByRole('group', { name: /^Mates \(/ })
    .innerText();
  expect(hostileTexts.filter((text) => !names.includes(lineOf(text)))).toEqual([]);
  await expectHarmless(page);
  expect(effects).toEqual(nothing);
});

test('the check finds what a page without protection would have', async ({ page }) => {
  await page.evaluate(
    (texts) => {
      const place = document.body.appendChild(document.createElement('div'));
      for (const text of texts) place.insertAdjacentHTML('beforeend', text);
    },
    hostileTexts.slice(40, 160),
  );
  expect((await leftoversIn(page)).length).toBeGreaterThan(50);
});
