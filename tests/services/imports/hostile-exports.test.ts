import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Found } from '../../../src/services/imports/found.ts';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { pngOf } from '../mates/cards/support/containers.ts';
import { chatGptConversation, tavernSample } from './support/samples.ts';
import { createTalker, file } from './support/talks.ts';

const read = (...files: readonly File[]) =>
  readExport(files, { signal: new AbortController().signal, onRead: () => {} });

const line = (mes: unknown, more = {}) => JSON.stringify({ name: 'Vex', is_user: false, mes, ...more });
const head = JSON.stringify({ user_name: 'Sam', character_name: 'Vex', chat_metadata: {} });
const chat = [head, line('One'), line('Two', { is_user: true })].join('\n');
const textsIn = ({ chats }: Found) => chats.map(({ messages }) => messages.map(({ text }) => text));
const reasonsIn = ({ unread }: Found) => unread.map(({ reason }) => reason);

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a file in another encoding', () => {
  test.each([
    ['UTF-16, little endian', utf16(chat, false)],
    ['UTF-16, big endian', utf16(chat, true)],
    ['UTF-8 with a mark', strToU8(`\uFEFF${chat}`)],
    ['UTF-8 with line ends of Windows', strToU8(chat.replaceAll('\n', '\r\n'))],
  ])('%s is read', async (_, bytes) => {
    expect(textsIn(await read(file('a.jsonl', bytes)))).toEqual([['One', 'Two']]);
  });

  test('a list in UTF-16 is read too', async () => {
    const talk = createTalker(1).turns(3);
    const bytes = utf16(JSON.stringify([chatGptConversation('A', talk)]), false);
    expect((await read(file('conversations.json', bytes))).chats).toHaveLength(1);
  });

  test('that can only be guessed is refused', async () => {
    const bytes = Buffer.from([...strToU8('{"mes":"'), 0xce, 0xac, 0xbf, 0xcb, ...strToU8('"}')]);
    expect(reasonsIn(await read(file('a.jsonl', bytes)))).toEqual(['encoding']);
  });
});

describe('a damaged file', () => {
  test('loses the lines that cannot be read, and says how many', async () => {
    const found = await read(file('a.jsonl', `${chat}\n{"mes":"cut o\n${line('Three')}\n\0\0\0\0`));
    expect([textsIn(found), found.chats[0]?.broken]).toEqual([[['One', 'Two', 'Three']], 2]);
  });

  test('takes no other along', async () => {
    const found = await read(
      file('cut.json', '{"type":"risuChat","data":{'),
      file('zeros.jsonl', new Uint8Array(4096)),
      file('a.jsonl', chat),
      file('half.zip', zipSync({ 'a.jsonl': strToU8(chat) }).subarray(0, 60)),
    );
    expect(textsIn(found)).toEqual([['One', 'Two']]);
    expect(reasonsIn(found)).toEqual(['damaged', 'damaged', 'damaged']);
  });

  test('with a list that was cut gives the conversations before the cut', async () => {
    const talk = createTalker(2).turns(4);
    const text = JSON.stringify([chatGptConversation('A', talk), chatGptConversation('B', talk)]);
    const found = await read(file('conversations.json', text.slice(0, -40)));
    expect([found.chats.map(({ title }) => title), reasonsIn(found)]).toEqual([['A'], ['damaged']]);
  });

  test.each([
    ['a list nested without end', '['.repeat(3_000_000), 'damaged'],
    ['objects nested without end', '{"a":'.repeat(1_000_000), 'damaged'],
    ['a text without an end', `["${'a'.repeat(3_000_000)}`, 'damaged'],
    ['a list of numbers', `[${'1,'.repeat(100_000)}1]`, 'unknown'],
    ['settings of another program', '{"theme":"dark"}', 'unknown'],
    ['a chat without a text', [head, line(''), line(null)].join('\n'), 'empty'],
  ])('%s is refused in one word', async (_, text, reason) => {
    const found = await read(file('a.json', text));
    expect([found.chats, reasonsIn(found)]).toEqual([[], [reason]]);
  });
});

describe('texts', () => {
  test('lose what no database stores, and nothing else', async () => {
    const found = await read(file('a.jsonl', [head, line('a\0b\ud800c🌊'), line('\0')].join('\n')));
    expect(textsIn(found)).toEqual([['abc🌊']]);
  });

  test('that are longer than a message may be become several', async () => {
    const long = `${'🌊'.repeat(20_000)}end`;
    const found = await read(file('a.jsonl', [head, line(long), line('Next')].join('\n')));
    const [messages = []] = found.chats.map((one) => one.messages);
    expect(messages.map(({ parent }) => parent)).toEqual([null, 0, 1]);
    expect(messages.map(({ text }) => text).join('')).toBe(`${long}Next`);
    expect(Math.max(...messages.map(({ text }) => text.length))).toBeLessThanOrEqual(32_000);
  });

  test('of an edited swipe are all there', async () => {
    const turn = line('Edited', { swipes: ['First', 'Second'], swipe_id: 1 });
    const other = line('Nowhere', { swipes: ['First', 'Second'], swipe_id: 9 });
    const found = await read(file('a.jsonl', [head, turn, other].join('\n')));
    expect(textsIn(found)).toEqual([['First', 'Edited', 'First', 'Second', 'Nowhere']]);
  });

  test('of a group keep the names of those who said them', async () => {
    const lines = [
      '{"chat_metadata":{}}',
      line('One'),
      line('Two', { name: 'Ada' }),
      line('Three', { name: 'Sam', is_user: true }),
      line('Four'),
    ];
    const found = await read(file('group chats/x.jsonl', lines.join('\n')));
    expect([textsIn(found), found.chats[0]?.mate]).toEqual([[['One', 'Ada: Two', 'Three', 'Four']], 'Vex']);
  });
});

/** A conversation with these nodes: id, parent. */
const graph = (nodes: readonly (readonly [string, string | null])[], current: string) => ({
  title: 'A',
  current_node: current,
  mapping: Object.fromEntries(
    nodes.map(([id, parent]) => [
      id,
      { id, parent, message: { author: { role: 'user' }, content: { content_type: 'text', parts: [id] } } },
    ]),
  ),
});
const readGraph = (...input: Parameters<typeof graph>) =>
  read(file('conversations.json', JSON.stringify([graph(...input)])));

describe('a conversation of ChatGPT', () => {
  test('with cycles, and parents that are missing, is read where it is a tree', async () => {
    const found = await readGraph(
      [
        ['b', 'a'],
        ['a', null],
        ['c', 'd'],
        ['d', 'c'],
        ['e', 'e'],
        ['f', 'nowhere'],
        ['__proto__', 'a'],
      ],
      'b',
    );
    expect(textsIn(found)[0]?.toSorted()).toEqual(['__proto__', 'a', 'b', 'f']);
  });

  test('whose shown leaf is in a cycle shows the last message', async () => {
    const found = await readGraph(
      [
        ['a', null],
        ['b', 'a'],
        ['c', 'd'],
        ['d', 'c'],
      ],
      'c',
    );
    expect(found.chats[0]?.messages.map(({ isShown }) => isShown)).toEqual([true, true]);
  });

  test('of a single branch of 100,000 is read, and one with more is refused', async () => {
    const nodes = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => [`n${String(at)}`, at === 0 ? null : `n${String(at - 1)}`] as const,
      );
    expect((await readGraph(nodes(100_000), 'n99999')).chats[0]?.messages).toHaveLength(100_000);
    expect(reasonsIn(await readGraph(nodes(100_001), 'n9'))).toEqual(['long']);
  });

  test('with parts that are no text has the texts of the others', async () => {
    const content = {
      content_type: 'multimodal_text',
      parts: [
        'See:',
        { content_type: 'image_asset_pointer' },
        null,
        7,
        { content_type: 'audio_transcription', text: 'Hm' },
      ],
    };
    const mapping = { a: { message: { author: { role: 'user' }, content }, parent: null } };
    expect(textsIn(await read(file('c.json', JSON.stringify({ mapping, title: 3 }))))).toEqual([
      ['See:\n\nHm'],
    ]);
  });
});

describe('an archive', () => {
  test('with paths that lead out of it is read as any other', async () => {
    const found = await read(
      file('x.zip', zipSync({ '../../etc/passwd.jsonl': strToU8(chat), 'C:\\a.jsonl': strToU8(chat) })),
    );
    expect(textsIn(found)).toEqual([
      ['One', 'Two'],
      ['One', 'Two'],
    ]);
  });

  test('with pictures that are no cards gives none', async () => {
    const found = await read(
      file('x.zip', zipSync({ 'a.png': pngOf([]), '__MACOSX/._a.jsonl': strToU8(chat) })),
    );
    expect(found).toEqual({ chats: [], cards: [], personas: [], books: [], unread: [] });
  });

  test('keeps files of the same name apart', async () => {
    const { files } = tavernSample(102);
    const found = await read(...files, ...files);
    expect([found.chats.length, found.cards.length]).toEqual([4, 1]);
    expect(reasonsIn(found)).toEqual(['copy']);
  });
});

test('what the export says in the wrong types is passed over', async () => {
  const found = await read(
    file(
      'a.json',
      JSON.stringify({ messages: [{ msg: 'Hi', userId: 7, createdAt: {} }, null, 'x', { msg: [] }] }),
    ),
    file(
      'b.json',
      JSON.stringify({ type: 'risuAllChats', data: [null, { message: 'x' }, { message: [{ data: 'Yo' }] }] }),
    ),
    file('c.json', JSON.stringify({ histories: { histories: [{ msgs: [{ text: 'Ho', src: null }] }, 7] } })),
    file('d.json', JSON.stringify({ personas: null, persona_descriptions: [] })),
    file(
      'e.jsonl',
      [line('Hey', { swipes: 'x', swipe_id: '0', send_date: Number.MAX_VALUE }), '[]', '7', '""'].join('\n'),
    ),
  );
  expect(textsIn(found)).toEqual([['Hi'], ['Yo'], ['Ho'], ['Hey']]);
});
