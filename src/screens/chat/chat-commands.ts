import { waitFor, type ActorRefFrom } from 'xstate';
import { ownNameOf } from '../../../contract/rooms/room-name.ts';
import { sendToActor } from '../../app/actors/system-actors.ts';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectIsTemporary, selectReply } from '../../machines/chat/conversation.selectors.ts';
import { selectPart } from '../../machines/shared/supervised.ts';
import {
  selectCanRead,
  selectReadMessage,
  type ReadAloudActor,
} from '../../machines/voice/read-aloud.machine.ts';
import { selectReadAloud, type VoiceActor } from '../../machines/voice/voice.machine.ts';
import {
  aboutChatPath,
  detailPath,
  memoryPath,
  newChatPath,
  temporaryChatPath,
} from '../../views/components/paths.ts';
import type { ScreenCommand, ScreenDeps } from '../screen.ts';

/** What the command palette offers for the open conversation: what its menu has, and what is elsewhere. */
export async function chatCommands(
  chat: ActorRefFrom<typeof chatMachine>,
  { actors: { navigation }, messages }: Pick<ScreenDeps, 'actors' | 'messages'>,
): Promise<readonly ScreenCommand[]> {
  const { conversation, chatSearch, behindChat, voice } = chat.getSnapshot().children;
  if (conversation === undefined) return [];
  const t = messages('chat');
  const snapshot = conversation.getSnapshot();
  const isTemporary = selectIsTemporary(snapshot);
  const { roomId, mate } = snapshot.context.room;
  const { mateId, name, shortName } = mate;
  const search = selectPart(chatSearch?.getSnapshot());
  const behind = selectPart(behindChat?.getSnapshot());
  const olderMessages = selectPart(snapshot.children.olderMessages?.getSnapshot());
  const title = selectPart(snapshot.children.roomTitle?.getSnapshot());
  const reader = await openVoice(selectPart(voice?.getSnapshot()));
  const link = (title: string, to: string): ScreenCommand => ({
    id: to,
    name: title,
    run: () => navigation.send({ type: 'link.follow', to }),
  });
  const action = (id: string, title: string, run: (() => void) | undefined): readonly ScreenCommand[] =>
    run === undefined ? [] : [{ id, name: title, run }];
  return [
    ...action('search', t.search, search && (() => search.send({ type: 'search.open', pinned: false }))),
    ...action('pinned', t.pinned, search && (() => search.send({ type: 'search.open', pinned: true }))),
    ...(isTemporary
      ? []
      : [
          link(t.pane, aboutChatPath(roomId)),
          link(messages('components').remembers(shortName), memoryPath(mateId, roomId)),
        ]),
    ...action(
      'rename',
      t.rename,
      title && !isTemporary
        ? () => title.send({ type: 'title.edit', title: ownNameOf(snapshot.context.room) ?? '' })
        : undefined,
    ),
    ...readingCommand(conversation, reader, messages),
    link(t.another(shortName), newChatPath(mateId)),
    link(t.temporary.name, temporaryChatPath(mateId)),
    link(t.profile(name), detailPath(mateId)),
    ...action('print', t.print.open, olderMessages && (() => olderMessages.send({ type: 'print.request' }))),
    ...action(
      'behind',
      t.behind,
      behind?.getSnapshot().hasTag('recorded') === true
        ? () => behind.send({ type: 'charts.open' })
        : undefined,
    ),
    ...action('report', messages('wellbeing').report.open, () =>
      sendToActor(chat.system, 'report', {
        type: 'report.open',
        subject: { mateId, name, messageId: null },
      }),
    ),
  ];
}

/** The palette does not wait longer for a voice. In milliseconds. */
const longestWait = 400;

/** Loads what reads replies aloud; undefined where that takes long, or there is no voice. */
async function openVoice(voice: VoiceActor | undefined): Promise<ReadAloudActor | undefined> {
  if (voice === undefined) return undefined;
  voice.send({ type: 'voice.load' });
  try {
    const loaded = await waitFor(voice, (snapshot) => !snapshot.matches('loading'), { timeout: longestWait });
    const reader = selectReadAloud(loaded);
    const found =
      reader && (await waitFor(reader, ({ value }) => value !== 'finding', { timeout: longestWait }));
    return selectCanRead(found) ? reader : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the newest reply aloud, also one that is being written, or stops what is read. */
function readingCommand(
  conversation: ConversationActor,
  reader: ReadAloudActor | undefined,
  messages: ScreenDeps['messages'],
): readonly ScreenCommand[] {
  if (reader === undefined) return [];
  const t = messages('voice');
  if (selectReadMessage(reader.getSnapshot()) !== null) {
    return [{ id: 'read', name: t.stop, run: () => reader.send({ type: 'reading.stop' }) }];
  }
  const snapshot = conversation.getSnapshot();
  const messageId =
    selectReply(snapshot)?.getSnapshot().context.replyId ??
    snapshot.context.messages.findLast(({ role, text }) => role === 'mate' && text !== '')?.messageId ??
    null;
  return messageId === null
    ? []
    : [{ id: 'read', name: t.last, run: () => reader.send({ type: 'reading.start', messageId }) }];
}
