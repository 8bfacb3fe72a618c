import { objectOf } from '../../../../contract/parse-json.ts';
import { listOf, objectsIn, textOf, timeOf, type Fields } from '../fields.ts';
import type { FoundChat } from '../found.ts';
import { createTalk } from '../talk.ts';

/** One chat of RisuAI, or all of a character (`src/ts/characters.ts`, `exportChat`, versions 1 and 2). */
export const isRisuChats = (value: Fields): boolean =>
  (value['type'] === 'risuChat' || value['type'] === 'risuAllChats') && typeof value['data'] === 'object';

/** Returns the chats. The name of the character is only in that of the file. */
export const readRisuChats = (value: Fields, path: string): FoundChat[] =>
  (Array.isArray(value['data']) ? objectsIn(value['data']) : [objectOf(value['data'])]).map((chat) =>
    readRisuChat(chat, path),
  );

function readRisuChat(chat: Fields, path: string): FoundChat {
  const talk = createTalk();
  for (const message of objectsIn(chat['message'])) {
    const createdAt = timeOf(message['time']);
    const current = { text: textOf(message['data']), createdAt };
    const others = listOf(message['swipes'])
      .map(textOf)
      .filter((text) => text !== current.text)
      .map((text) => ({ text, createdAt }));
    talk.addTurn(message['role'] === 'user' ? 'user' : 'mate', [...others, current], others.length);
  }
  return { path, title: textOf(chat['name']), mate: nameIn(path), messages: talk.messages, broken: 0 };
}

/** `Vex_2026-06-17T083021281Z_chat.json` and `Vex_all_chats_2026-06-17….json`. */
const nameIn = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(
    /(?:_all_chats)?_\d{4}-\d\d-\d\dT.*$|_(?:all_)?chats?\.json$|\.json$/i,
    '',
  );

/** A lorebook of RisuAI (`exportLoreBook`): its entries are a list in `data`. */
export const isRisuBook = (value: Fields): boolean =>
  value['type'] === 'risu' && Array.isArray(value['data']);

/** Returns the lorebook as one of version 3, which has a field for each of its own. */
export const readRisuBook = (value: Fields): Fields => ({
  spec: 'lorebook_v3',
  data: {
    extensions: {},
    entries: objectsIn(value['data'])
      .filter(({ mode }) => mode !== 'folder')
      .map((entry) => ({
        keys: keysIn(entry['key']),
        secondary_keys: keysIn(entry['secondkey']),
        selective: entry['selective'] === true,
        use_regex: entry['useRegex'] === true,
        constant: entry['alwaysActive'] === true || entry['mode'] === 'constant',
        insertion_order: typeof entry['insertorder'] === 'number' ? entry['insertorder'] : 100,
        name: textOf(entry['comment']),
        content: textOf(entry['content']),
        enabled: true,
        extensions: {},
      })),
  },
});

const keysIn = (value: unknown): string[] =>
  textOf(value)
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
