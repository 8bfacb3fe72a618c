import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { base64, pngOf, textChunk } from '../mates/cards/support/containers.ts';
import { file } from './support/talks.ts';

const read = (...files: readonly File[]) =>
  readExport(files, { signal: new AbortController().signal, onRead: () => {} });

const line = (name: string, mes: string, more = {}) =>
  JSON.stringify({ name, is_user: name === 'Ada', is_system: false, mes, ...more });
const head = JSON.stringify({ user_name: 'Ada', character_name: 'Vex', chat_metadata: {} });
const chatOf = (...lines: readonly string[]) => file('Vex.jsonl', [head, ...lines].join('\n'));
const hidden = { is_system: true };

describe('hidden lines of SillyTavern', () => {
  test('are stored beside the branch that is shown, of both sides and of a narrator', async () => {
    const { chats } = await read(
      chatOf(
        line('Vex', 'One.'),
        line('Ada', 'Hidden?', hidden),
        line('Vex', 'Hidden.', hidden),
        line('Narrator', 'Night falls.', { ...hidden, extra: { type: 'narrator' } }),
        line('Ada', 'Two?'),
        line('Vex', 'Last.', hidden),
      ),
    );
    expect(
      chats[0]?.messages.map(({ role, text, parent, isShown }) => [role, text, parent, isShown]),
    ).toEqual([
      ['mate', 'One.', null, true],
      ['user', 'Hidden?', 0, false],
      ['mate', 'Hidden.', 1, false],
      ['mate', 'Night falls.', 2, false],
      ['user', 'Two?', 0, true],
      ['mate', 'Last.', 4, false],
    ]);
  });

  test('are shown where nothing else is in the chat', async () => {
    const { chats } = await read(chatOf(line('Vex', 'One.', hidden), line('Ada', 'Two?', hidden)));
    expect(chats[0]?.messages.map(({ isShown }) => isShown)).toEqual([true, true]);
  });

  test('in versions are all there', async () => {
    const swipes = { ...hidden, swipes: ['A', 'B'], swipe_id: 1 };
    const { chats } = await read(chatOf(line('Vex', 'B', swipes), line('Ada', 'Next')));
    expect(chats[0]?.messages.map(({ text, parent }) => [text, parent])).toEqual([
      ['A', null],
      ['B', null],
      ['Next', null],
    ]);
  });
});

test('an error that no reader foresaw names its file, is reported, and takes no other along', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const bad = Object.assign(file('bad.jsonl', line('Vex', 'One.')), {
    arrayBuffer: () => Promise.reject(new TypeError('e.padStart is not a function')),
  });
  const found = await read(bad, chatOf(line('Vex', 'Two.')));
  expect(found.unread).toEqual([{ path: 'bad.jsonl', reason: 'damaged' }]);
  expect(found.chats.map(({ path }) => path)).toEqual(['Vex.jsonl']);
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a file that cannot be opened names itself, and takes no other along', async () => {
  const gone = Object.assign(file('gone.json', '{}'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotFoundError')) }),
  });
  const found = await read(gone, chatOf(line('Vex', 'Two.')));
  expect(found.unread).toEqual([{ path: 'gone.json', reason: 'damaged' }]);
  expect(found.chats).toHaveLength(1);
});

describe('a conversation of ChatGPT', () => {
  const conversation = (messages: readonly object[]) =>
    file(
      'conversations.json',
      JSON.stringify([
        {
          title: 'Boats',
          current_node: String(messages.length - 1),
          mapping: Object.fromEntries(
            messages.map((message, index) => [
              String(index),
              { id: String(index), parent: index === 0 ? null : String(index - 1), message },
            ]),
          ),
        },
      ]),
    );
  const said = (role: string, text: string, more = {}) => ({
    author: { role },
    content: { content_type: 'text', parts: [text] },
    recipient: 'all',
    ...more,
  });
  const textsIn = async (...messages: readonly object[]) =>
    (await read(conversation(messages))).chats[0]?.messages.map(({ text }) => text);

  test('has no calls of tools, whatever their content, and goes on over them', async () => {
    const code = (recipient: string) =>
      said('assistant', '', { recipient, content: { content_type: 'code', text: 'print(1)' } });
    expect(
      await textsIn(
        said('user', 'What floats?'),
        code('python'),
        said('tool', '1'),
        said('assistant', '{"query":"wood"}', { recipient: 'browser' }),
        said('assistant', '{"name":"doc","content":"Wood"}', { recipient: 'canmore.create_textdoc' }),
        said('assistant', 'User likes boats.', { recipient: 'bio' }),
        said('assistant', 'Let me think.', { channel: 'analysis' }),
        said('assistant', 'Wood does.', { channel: 'final' }),
        said('assistant', 'As said.', { recipient: undefined }),
      ),
    ).toEqual(['What floats?', 'Wood does.', 'As said.']);
  });

  test.each([
    ['Wood floats \uE200cite\uE202turn0search1\uE202turn0search3\uE201.', 'Wood floats.'],
    ['Wood floats.\uE200filecite\uE202turn1file0\uE201\n\nIron sinks.', 'Wood floats.\n\nIron sinks.'],
    ['\uE200image_group\uE202{"query":["boat"]}\uE201Wood floats.', 'Wood floats.'],
    ['In \uE200entity\uE202["city","Paris","capital"]\uE201 it rains.', 'In Paris it rains.'],
    ['See \uE200url\uE202the docs\uE202turn0search1\uE201.', 'See the docs.'],
    ['Wood floats citeturn0search1turn2view0.', 'Wood floats.'],
    ['Wood floats【4:0†source】. Iron 【12†harbor.pdf】sinks【oaicite:1】.', 'Wood floats. Iron sinks.'],
    ['Wood floats :contentReference[oaicite:2]{index=2}.', 'Wood floats.'],
    ['We cite sources, 【note】 and recite\u00A0poems.', 'We cite sources, 【note】 and recite\u00A0poems.'],
  ])('%j has no marks of sources', async (written, text) => {
    expect(await textsIn(said('user', 'Hi'), said('assistant', written))).toEqual(['Hi', text]);
  });

  test('leaves what a person wrote as it is', async () => {
    expect(await textsIn(said('user', 'What is 【4:0†source】?'))).toEqual(['What is 【4:0†source】?']);
  });
});

describe('the same character in several files', () => {
  const card = (name: string) =>
    JSON.stringify({
      spec: 'chara_card_v2',
      data: { name, description: 'Keeps the ferry.', first_mes: 'Hi.' },
    });

  test('is imported once, and the copy is named', async () => {
    const picture = pngOf([], [textChunk('tEXt', 'chara', base64(card('Vex')))]);
    const found = await read(
      file('Vex.json', card('Vex')),
      file('Vex copy.json', JSON.stringify(JSON.parse(card('Vex')), null, 2)),
      file('Vex.png', picture),
      file('Other.json', card('Ada')),
    );
    expect(found.cards.map(({ path }) => path)).toEqual(['Vex.json', 'Other.json']);
    expect(found.unread.map(({ path, reason }) => [path, reason])).toEqual([
      ['Vex copy.json', 'copy'],
      ['Vex.png', 'copy'],
    ]);
  });
});

test('a card behind a JPEG is found by what is in the file; a photo that was not chosen is passed over', async () => {
  const jpeg = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    ...Buffer.from('JFIF'),
    ...Buffer.alloc(11),
    0xff,
    0xd9,
  ]);
  const card = JSON.stringify({ spec: 'chara_card_v3', data: { name: 'Vex', scenario: 'A quay.' } });
  const archive = zipSync({ 'card.json': strToU8(card) });
  const found = await read(
    file('Vex.jpeg', Buffer.concat([jpeg, archive])),
    file('export.zip', zipSync({ 'photo.jpg': jpeg })),
  );
  expect([found.cards.map(({ name }) => name), found.unread]).toEqual([['Vex'], []]);
});

test('a chosen file without anything to import is named, whatever its name; one in an archive is passed over', async () => {
  const note = strToU8('Buy onions.');
  const found = await read(
    file('note.txt', note),
    file('song.mp3', note),
    file('Vex.txt', [head, line('Vex', 'Hello.')].join('\n')),
    file('export.zip', zipSync({ 'note.txt': note })),
  );
  expect(found.unread).toEqual([
    { path: 'note.txt', reason: 'unknown' },
    { path: 'song.mp3', reason: 'unknown' },
  ]);
  expect(found.chats.map(({ mate }) => mate)).toEqual(['Vex']);
});
