import { objectOf } from '../../../../contract/parse-json.ts';
import { listOf, objectsIn, textOf, timeOf, type Fields } from '../fields.ts';
import type { FoundChat, FoundPersona } from '../found.ts';
import { createTalk, type Version } from '../talk.ts';

/**
 * Chats of SillyTavern: one object a line, the first one about the chat (`public/script.js`, `saveChat`; `src/endpoints/chats.js` of
 * SillyTavern 1.13). CAI Tools and RisuAI write and read the same lines.
 */
export const isTavernLine = (value: Fields): boolean =>
  typeof value['mes'] === 'string' ||
  'chat_metadata' in value ||
  ('user_name' in value && 'character_name' in value);

/** Returns the chat of the lines in a file. A folder has the name of its character. */
export function readTavernChat(lines: readonly Fields[], path: string, broken: number): FoundChat {
  const header = objectOf(lines.find((line) => !('mes' in line)));
  const said = lines.filter((line) => 'mes' in line);
  const named = textOf(header['character_name']);
  const others = said.filter((line) => line['is_user'] !== true && line['is_system'] !== true);
  const isGroup = isUnnamed(named) && new Set(others.map(({ name }) => textOf(name))).size > 1;
  const mate = isUnnamed(named) ? mostFrequent(others.map(({ name }) => textOf(name))) : named;
  const isAllHidden = said.every(isHidden);
  const talk = createTalk();
  for (const line of said) {
    const isUser = line['is_user'] === true;
    const name = textOf(line['name']);
    const prefix = isGroup && !isUser && name !== mate && name !== '' ? `${name}: ` : '';
    const { versions, shown } = versionsOf(line);
    const texts = versions.map(({ text, createdAt }) => ({
      text: text === '' ? '' : prefix + text,
      createdAt,
    }));
    (isHidden(line) && !isAllHidden ? talk.addAside : talk.addTurn)(isUser ? 'user' : 'mate', texts, shown);
  }
  const title = titleIn(path);
  return { path, title, mate, messages: talk.messages, broken };
}

/** Hidden lines are in no prompt of SillyTavern; where all are, the chat was put away as a whole. */
const isHidden = (line: Fields): boolean => line['is_system'] === true;

const isUnnamed = (name: string): boolean => name === '' || name === 'unused';

/** The last text is in `mes`: an edit does not always reach `swipes`. */
function versionsOf(line: Fields): { versions: Version[]; shown: number } {
  const current = { text: textOf(line['mes']), createdAt: timeOf(line['send_date']) };
  const swipes = listOf(line['swipes']).map(textOf);
  const id = line['swipe_id'];
  if (swipes.length === 0) return { versions: [current], shown: 0 };
  const infos = objectsIn(line['swipe_info']);
  const shown = typeof id === 'number' && id in swipes ? id : swipes.lastIndexOf(current.text);
  const versions = swipes.map((text, index) =>
    index === shown ? current : { text, createdAt: timeOf(infos[index]?.['send_date']) ?? current.createdAt },
  );
  return shown === -1 ? { versions: [...versions, current], shown: versions.length } : { versions, shown };
}

const mostFrequent = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};

const titleIn = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');

/** The personas in `settings.json`, or in a backup of them: names and descriptions by the name of the picture. */
export function readTavernPersonas(value: Fields): FoundPersona[] | null {
  const place = 'personas' in value ? value : objectOf(value['power_user']);
  if (!('personas' in place) || !('persona_descriptions' in place)) return null;
  const descriptions = objectOf(place['persona_descriptions']);
  return Object.entries(objectOf(place['personas'])).map(([picture, name]) => ({
    name: textOf(name),
    about: textOf(objectOf(descriptions[picture])['description']),
  }));
}
