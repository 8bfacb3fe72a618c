import { strToU8, zipSync } from 'fflate';
import { base64, pngOf, textChunk } from '../../mates/cards/support/containers.ts';
import { spelled } from './spelled-times.ts';
import { createTalker, expectedOf, file, names, type Sample, type SaidTurn } from './talks.ts';

/** Exports as the apps write them; where each form is documented is said in src/services/imports/formats. */

const cardOf = (name: string) =>
  JSON.stringify({
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: { name, description: `${name} keeps the ferry.`, first_mes: 'Good evening.', tags: ['sea'] },
  });

const tavernLine = (name: string, mate: string, { role, versions, shown, at }: SaidTurn) => ({
  name: role === 'user' ? name : mate,
  is_user: role === 'user',
  is_system: false,
  send_date: spelled(at),
  mes: versions[shown],
  extra: {},
  ...(versions.length > 1 ? { swipes: versions, swipe_id: shown, swipe_info: versions.map(() => ({})) } : {}),
});

const tavernFile = (mate: string, turns: readonly SaidTurn[], end: string) =>
  [
    { user_name: 'Sam', character_name: mate, create_date: '2026-7-3 @20h 5m 1s 7ms', chat_metadata: {} },
    ...turns.map((turn) => tavernLine('Sam', mate, turn)),
  ]
    .map((line) => JSON.stringify(line))
    .join(end);

/** A folder of SillyTavern, or an archive of it, with a card, chats, a world and personas. */
export function tavernSample(seed: number): Sample {
  const { pick, turns } = createTalker(seed);
  const mate = pick(names);
  const talks = [turns(5 + seed), turns(9)];
  const paths: Record<string, string | Uint8Array> = {
    [`characters/${mate}.png`]: pngOf([], [textChunk('tEXt', 'chara', base64(cardOf(mate)))]),
    ...Object.fromEntries(
      talks.map((talk, index) => [
        `chats/${mate}/${mate} - 2026-07-0${String(index + 1)}.jsonl`,
        `${seed % 3 === 0 ? '\uFEFF' : ''}${tavernFile(mate, talk, seed % 2 === 0 ? '\r\n' : '\n')}`,
      ]),
    ),
    'worlds/Harbor.json': JSON.stringify({
      entries: { 0: { uid: 0, key: ['ferry'], content: 'It leaves at nine.' } },
    }),
    'settings.json': JSON.stringify({
      power_user: {
        personas: { 'a.png': 'Sam' },
        persona_descriptions: { 'a.png': { description: 'A sailor.' } },
      },
    }),
    'backgrounds/quay.jpg': new Uint8Array([0xff, 0xd8, 0xff]),
  };
  return {
    name: `SillyTavern ${String(seed)}`,
    files:
      seed % 2 === 0
        ? Object.entries(paths).map(([path, content]) => file(path, content))
        : [file('backup.zip', zipSync(asBytes(paths)))],
    chats: talks.map((talk) => expectedOf(mate, talk)),
    cards: [mate],
    personas: ['Sam'],
    books: ['Harbor'],
  };
}

const asBytes = (files: Readonly<Record<string, string | Uint8Array>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );

/** A chat and a character of Agnai, pretty-printed as its page writes them. */
export function agnaiSample(seed: number): Sample {
  const { pick, turns } = createTalker(seed);
  const mate = pick(names);
  const talk = turns(6 + seed).map((turn) => ({ ...turn, shown: turn.versions.length - 1 }));
  const chat = {
    name: 'Exported',
    greeting: '',
    sampleChat: '',
    scenario: '',
    messages: talk.map(({ role, versions, at }, index) => ({
      _id: String(index).padStart(8, '0'),
      createdAt: new Date(at).toISOString(),
      parent: index === 0 ? undefined : String(index - 1).padStart(8, '0'),
      handle: role === 'user' ? 'Sam' : mate,
      ...(role === 'user' ? { userId: 'anon' } : { characterId: 'imported', name: mate }),
      msg: versions.at(-1),
      ...(versions.length > 1 ? { retries: versions.slice(0, -1) } : {}),
    })),
  };
  const character = {
    kind: 'character',
    name: mate,
    greeting: 'Good evening.',
    scenario: 'A quay.',
    sampleChat: '',
    persona: { kind: 'attributes', attributes: { species: ['human'], personality: ['patient', 'dry'] } },
  };
  return {
    name: `Agnai ${String(seed)}`,
    files: [
      file('chat-3f2a.json', JSON.stringify(chat, null, 2)),
      file('character.json', JSON.stringify(character, null, 2)),
    ],
    chats: [expectedOf(mate, talk)],
    cards: [mate],
    personas: [],
    books: [],
  };
}

/** One chat of RisuAI or all of a character, a CHARX and a lorebook. */
export function risuSample(seed: number): Sample {
  const { pick, turns } = createTalker(seed);
  const mate = pick(names);
  const talks = [turns(4 + seed, 1), turns(7, 1)].slice(0, 1 + (seed % 2));
  const chats = talks.map((talk, index) => ({
    name: `Chat ${String(index + 1)}`,
    note: '',
    localLore: [],
    message: talk.map(({ role, versions, at }) => ({
      role: role === 'user' ? 'user' : 'char',
      data: versions[0],
      time: at,
      chatId: `id-${String(at)}`,
    })),
  }));
  const stamp = '2026-06-17T083021281Z';
  const chat =
    chats.length === 1
      ? file(
          `${mate}_${stamp}_chat.json`,
          JSON.stringify({ type: 'risuChat', ver: 1 + (seed % 2), data: chats[0] }),
        )
      : file(
          `${mate}_all_chats_${stamp}.json`,
          JSON.stringify({ type: 'risuAllChats', ver: 2, data: chats, folders: [] }, null, 2),
        );
  return {
    name: `RisuAI ${String(seed)}`,
    files: [
      chat,
      file(`${mate}.charx`, zipSync({ 'card.json': strToU8(cardOf(mate)), 'assets/a.png': pngOf([]) })),
      file(
        'lorebook_export.json',
        JSON.stringify({ type: 'risu', ver: 1, data: [{ key: 'ferry', content: 'It leaves at nine.' }] }),
      ),
    ],
    chats: talks.map((talk) => expectedOf(mate, talk)),
    cards: [mate],
    personas: [],
    books: ['lorebook_export'],
  };
}

/** Histories of Character.AI: of CharacterAI Dumper, or turns as its interface returns them, newest first. */
export function characterAiSample(seed: number): Sample {
  const { pick, turns } = createTalker(seed);
  const mate = pick(names);
  const character = { name: mate, title: 'Keeper of the ferry', description: '', greeting: 'Good evening.' };
  const isDump = seed % 2 === 0;
  const talks = [turns(5 + seed, isDump ? 1 : 4), turns(6, isDump ? 1 : 4)];
  const histories = talks.map((talk, index) => ({
    external_id: `history-${String(index)}`,
    msgs: talk.map(({ role, versions }) => ({
      src: { is_human: role === 'user', name: role === 'user' ? '[NAME_REDACTED]' : mate },
      text: versions[0],
    })),
  }));
  const chats = talks.map((talk, index) => ({
    chat_id: `chat-${String(index)}`,
    turns: talk.toReversed().map(({ role, versions, shown, at }) => ({
      turn_key: { chat_id: `chat-${String(index)}`, turn_id: String(at) },
      create_time: new Date(at).toISOString(),
      author: {
        author_id: '1',
        name: role === 'user' ? 'sam' : mate,
        ...(role === 'user' ? { is_human: true } : {}),
      },
      candidates: versions.map((raw_content, at) => ({
        candidate_id: String(at),
        raw_content,
        is_final: true,
      })),
      primary_candidate_id: String(shown),
    })),
  }));
  const content = isDump ? { info: { character }, histories: { histories } } : { character, chats };
  return {
    name: `Character.AI ${String(seed)}`,
    files: [file(`${mate}.json`, JSON.stringify(content))],
    chats: talks.map((talk) => expectedOf(mate, talk)),
    cards: [mate],
    personas: [],
    books: [],
  };
}

/** An archive of ChatGPT: conversations whose messages are trees, between nodes of instructions and tools. */
export function chatGptSample(seed: number): Sample {
  const { turns } = createTalker(seed);
  const talks = [turns(4 + seed), turns(8), turns(3)];
  const conversations = talks.map((talk, index) =>
    chatGptConversation(`Conversation ${String(index)}`, talk),
  );
  return {
    name: `ChatGPT ${String(seed)}`,
    files: [
      file(
        'export.zip',
        zipSync(
          asBytes({
            'conversations.json': JSON.stringify(conversations, null, seed % 2 === 0 ? 2 : 0),
            'chat.html': '<html></html>',
            'user.json': JSON.stringify({ id: 'user-1', email: 'sam@example.org' }),
          }),
        ),
      ),
    ],
    chats: talks.map((talk) => expectedOf('ChatGPT', talk)),
    cards: [],
    personas: [],
    books: [],
  };
}

interface ChatGptNode {
  readonly id: string;
  readonly parent: string | null;
  readonly children: string[];
  readonly message: unknown;
}

/** Every turn follows the shown version of the one before; others are branches that were left. */
export function chatGptConversation(title: string, talk: readonly SaidTurn[]) {
  const mapping: Record<string, ChatGptNode> = {};
  const add = (id: string, parent: string | null, message: unknown): string => {
    mapping[id] = { id, parent, children: [], message };
    if (parent !== null) mapping[parent]?.children.push(id);
    return id;
  };
  const said = (role: string, text: string, at: number, content_type = 'text') => ({
    author: { role },
    create_time: at / 1000,
    content: { content_type, parts: [text] },
    metadata: {},
  });
  let last = add('system', add('root', null, null), said('system', 'You are helpful.', 1));
  for (const [index, { role, versions, shown, at }] of talk.entries()) {
    const parent =
      index % 3 === 2 ? add(`tool-${String(index)}`, last, said('tool', '{"a":1}', at, 'code')) : last;
    const ids = versions.map((text, version) =>
      add(
        `${String(index)}-${String(version)}`,
        parent,
        said(role === 'user' ? 'user' : 'assistant', text, at),
      ),
    );
    last = ids[shown] ?? last;
  }
  return { title, create_time: 1_700_000_000, mapping, current_node: last, conversation_id: title };
}

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

/** Fifty exports, ten of each app. */
export const samples: readonly Sample[] = [
  tavernSample,
  agnaiSample,
  risuSample,
  characterAiSample,
  chatGptSample,
].flatMap((sampleOf, app) => seeds.map((seed) => sampleOf(100 * app + seed)));
