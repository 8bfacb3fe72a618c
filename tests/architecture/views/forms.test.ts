import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from '../source.ts';

const forms = filesBelow('src/views').filter((file) => /<form\b/u.test(textOfFile(file)));

/** Forms whose call refuses nothing that the user typed, or that show it in another place, and where. */
const others: Readonly<Record<string, string>> = {
  'chat/composer/chat-composer': 'A refusal is shown at the message.',
  'chat/header/title-field': 'A refusal is shown below the header.',
  'chat/search/chat-search-bar': 'A search refuses no text.',
  'components/messages/menu/reply-hints': 'A hint starts a reply, which shows why it failed.',
  'lore/entries/bulk-tools': 'The list shows why a change failed.',
  'lore/entries/lore-trial': 'A trial refuses no text, and shows why it failed.',
  'layout/header/header-search': 'A search refuses no text.',
  'mates/editor/mate-form': 'Its parts show what was refused.',
  'mates/browse/search': 'A search refuses no text.',
  'rooms/recent-chats-dialogs': 'A refusal is shown in the row of the chat.',
  'rooms/search/message-search': 'A search refuses no text.',
  'trial/trial-composer': 'A refusal is shown above the field.',
};

const nameOf = (file: string): string => file.replace('src/views/', '').replace('.tsx', '');

test('every form shows a refusal at the field that it concerns', () => {
  expect(forms.length).toBeGreaterThan(15);
  const without = forms.filter(
    (file) => !/<FormRefusal\b|useIsShownAtField|\bproblem=|describedBy=/u.test(textOfFile(file)),
  );
  expect(without.map(nameOf).filter((name) => !(name in others))).toEqual([]);
});

test('each exception is a form', () => {
  expect(Object.keys(others).filter((name) => !forms.map(nameOf).includes(name))).toEqual([]);
});
