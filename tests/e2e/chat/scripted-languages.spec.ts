import { expect } from '@playwright/test';
import { updateLange } from '../../../contract/account/user-language.ts';
import type { Language } from '../../../contract/languages.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

interface Talk {
  readonly language: Language;
  readonly message: string;
  /** The label above the text field, where a mate replies in other languages. */
  readonly label: string;
  readonly field: RegExp;
  /** The name of the suggestions. */
  readonly suggestions: string;
}

const talks: readonly Talk[] = [
  {
    language: 'ar',
    message: 'مرحبا، كيف حالك اليوم؟',
    label: 'لغات المحادثة',
    field: /Noor/,
    suggestions: 'ردود مقترحة',
  },
  {
    language: 'ja',
    message: 'こんにちは、お元気ですか？',
    label: '話せる言語',
    field: /Noor/,
    suggestions: '返信の候補',
  },
];

/** A text has no words in the Latin script, except names. */
const latin = /\p{Script=Latin}{2,}/u;

for (const { language, message, label, field, suggestions } of talks) {
  test(`without a model, a chat with Noor is in ${language}: first message, reply, suggestions @long`, async ({
    page,
  }) => {
    const member = await newMember();
    await ask(updateLange, { language }, member.user.token);
    const roomId = await openRoom(member, 'noor-haddad');
    await persistUser(page, storeOf({ user: { ...member.user, language }, language }));
    await page.goto(`/chat-detail?roomId=${roomId}`);
    const thread = page.getByRole('main').getByRole('listitem');
    const composer = page.getByRole('textbox', { name: field });
    // Where a mate replies in the language of the page, nothing has to be said.
    await expect(composer).toBeVisible();
    await expect(page.getByText(new RegExp(`^${label}`))).toHaveCount(0);
    const greeting = await thread.first().locator('[dir]').first().innerText();
    expect([greeting, latin.test(greeting)]).toEqual([greeting, false]);

    await composer.fill(message);
    await composer.press('Enter');
    await expect(thread.last()).toHaveAttribute('data-status', 'done');
    const reply = await thread.last().locator('[dir]').first().innerText();
    expect([reply, latin.test(reply)]).toEqual([reply, false]);
    const ideas = page.getByRole('group', { name: suggestions }).getByRole('button');
    await expect(ideas.first()).toBeVisible();
    const texts = await ideas.allInnerTexts();
    expect(texts.filter((text) => latin.test(text))).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);

    const other = await openRoom(member, 'wren');
    await page.goto(`/chat-detail?roomId=${other}`);
    await expect(page.locator('form').getByText(new RegExp(`^${label}`))).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}
