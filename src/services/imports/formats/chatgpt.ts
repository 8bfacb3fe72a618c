import { objectOf } from '../../../../contract/parse-json.ts';
import { listOf, textOf, timeOf, type Fields } from '../fields.ts';
import { UnreadError, type FoundChat, type FoundMessage } from '../found.ts';
import { createTalk } from '../talk.ts';
import { withoutMarks } from './chatgpt-marks.ts';

/** A conversation of ChatGPT's `conversations.json`: its messages are a tree, `mapping`, with one shown leaf, `current_node`. */
export const isChatGptChat = (value: Fields): boolean =>
  typeof value['mapping'] === 'object' && value['mapping'] !== null;

/** More nodes than this are not followed; most of the nodes of a conversation are no messages. */
const maxNodes = 500_000;

/** Returns the conversation with all its branches. Nodes that are no messages, or in a cycle, are passed over. */
export function readChatGptChat(value: Fields, path: string): FoundChat {
  const mapping = objectOf(value['mapping']);
  const ids = Object.keys(mapping);
  if (ids.length > maxNodes) throw new UnreadError('long');
  const parents = new Map(ids.map((id) => [id, textOf(objectOf(mapping[id])['parent'])]));
  const shown = pathTo(textOf(value['current_node']), parents);
  const talk = createTalk();
  const places = new Map<string, number | null>();
  for (const id of inOrder(ids, parents)) {
    const parent = places.get(parents.get(id) ?? '') ?? null;
    const message = messageOf(objectOf(objectOf(mapping[id])['message']));
    const isShown = shown.has(id);
    places.set(id, message === null ? parent : talk.add({ ...message, parent, isShown }));
  }
  return {
    path,
    title: textOf(value['title']),
    mate: 'ChatGPT',
    messages: withShownBranch(talk.messages),
    broken: 0,
  };
}

/** The ids from the leaf to its root; each once, whatever the export says. */
function pathTo(leaf: string, parents: ReadonlyMap<string, string>): Set<string> {
  const path = new Set<string>();
  for (let id = leaf; parents.has(id) && !path.has(id); id = parents.get(id) ?? '') path.add(id);
  return path;
}

/** The ids that a root leads to, parents before children, siblings in the order of the file. */
function inOrder(ids: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  const children = new Map<string, string[]>();
  for (const id of ids) {
    const parent = parents.get(id) ?? '';
    const key = parents.has(parent) ? parent : '';
    const siblings = children.get(key);
    if (siblings === undefined) children.set(key, [id]);
    else siblings.push(id);
  }
  const order: string[] = [];
  const open = (children.get('') ?? []).toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    order.push(id);
    for (const child of (children.get(id) ?? []).toReversed()) open.push(child);
  }
  return order;
}

type Said = Pick<FoundMessage, 'role' | 'text' | 'createdAt'>;

/** Null for what is not shown as a message: instructions, calls of tools, notes of a model to itself. */
function messageOf(message: Fields): Said | null {
  const role = objectOf(message['author'])['role'];
  if (role !== 'user' && role !== 'assistant') return null;
  const metadata = objectOf(message['metadata']);
  if (metadata['is_visually_hidden_from_conversation'] === true) return null;
  if (!isToAll(message['recipient']) || message['channel'] === 'analysis') return null;
  const written = textIn(objectOf(message['content']));
  const text = role === 'user' ? written : withoutMarks(written);
  return { role: role === 'user' ? 'user' : 'mate', text, createdAt: timeOf(message['create_time']) };
}

/** A message to a tool names it: `python`, `browser`, `canmore.create_textdoc`. Old exports name nobody. */
const isToAll = (recipient: unknown): boolean => textOf(recipient) === '' || recipient === 'all';

/** Parts that are no text, such as pictures, have no place in a message here. */
function textIn(content: Fields): string {
  switch (content['content_type']) {
    case 'text':
    case 'multimodal_text':
      return listOf(content['parts']).map(partOf).filter(Boolean).join('\n\n');
    case 'code':
      return textOf(content['text']) === '' ? '' : `\`\`\`\n${textOf(content['text'])}\n\`\`\``;
    default:
      return '';
  }
}

/** Spoken parts have what was understood as text. */
const partOf = (part: unknown): string =>
  typeof part === 'string'
    ? part
    : objectOf(part)['content_type'] === 'audio_transcription'
      ? textOf(objectOf(part)['text'])
      : '';

/** Without a shown leaf, the last message of the file is one. */
function withShownBranch(messages: readonly FoundMessage[]): readonly FoundMessage[] {
  if (messages.some(({ isShown }) => isShown)) return messages;
  const shown = new Set<number>();
  for (
    let at: number | null = messages.length - 1;
    at !== null && at >= 0;
    at = messages[at]?.parent ?? null
  ) {
    shown.add(at);
  }
  return messages.map((message, index) => ({ ...message, isShown: shown.has(index) }));
}
