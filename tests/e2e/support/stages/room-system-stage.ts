/** Performs what happens to the messages of a room, and checks what the page shows of them. */
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { SystemSnapshot } from 'statechart-tools/properties/live-system';
import { textOfPart } from 'statechart-tools/properties/temporal';
import type { WalkedStep } from 'statechart-tools/properties/system-walks';
import { idFrom } from '../../../../src/machines/chat/conversation.reducers.ts';
import { message, own, seed } from '../../../machines/chat/chat-samples.ts';
import { entriesOf, stateOf } from '../../../machines/chat/message-life/room-facts.ts';
import { failAs, openChat, roomCall } from './chat-stage.ts';
import { advanceUntil, tick } from '../clock.ts';
import { success, type Gate } from '../stand-ins/gate.ts';
import { pickFor } from '../menus.ts';
import type { Observer } from '../observer.ts';
import { on } from './parts.ts';
import { StreamPeer } from '../stand-ins/stream-peer.ts';
import { breakStream, isStreamEvent, sendFrames } from '../stand-ins/stream-frames.ts';
import type { SystemStage } from '../tours/system-tour.ts';
import { likeCall, press, removeCall, stopCall, streamed, talk, write } from './talk-stage.ts';
import { networkReturns } from '../page-events.ts';

interface Host {
  readonly gate: Gate;
  readonly peer: StreamPeer;
  readonly observer: Observer;
  /** Returns the value with the page's ids of messages in place of the model's. */
  readonly told: <Value>(value: Value) => Value;
}

/** Opens a room with two messages. */
export async function openRoomSystem(page: Page, observer: Observer): Promise<SystemStage> {
  const peer = await StreamPeer.start(page, streamed);
  const gate = await openChat(page, [own(11), message(12)], { held: [likeCall, removeCall, stopCall] });
  await expect(talk(page).getByRole('listitem').first()).toBeVisible();
  await gate.hold([roomCall]);
  const told = toldWith(await page.evaluate(readSeed));
  return {
    happen: ({ event, cause }, before) =>
      happen(page, { gate, peer, observer, told }, { event, cause }, before),
    look: (snapshot) => look(page, snapshot),
  };
}

/** Runs in the page. Returns the seed of the ids that the conversation gives to messages. */
const readSeed = (): string => {
  const { context } = globalThis.__actors.get('conversation')?.getSnapshot() ?? {};
  return context?.idSeed ?? '';
};

/** The ids of the messages that the user writes on a walk: the model counts from its seed, the page from another. */
const toldWith =
  (pageSeed: string) =>
  <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value).replaceAll(
        new RegExp(`${seed.slice(0, -12)}(0{9}[0-9a-f]{3})`, 'g'),
        (id, count) => (id.endsWith('3e8') ? id : idFrom(pageSeed, Number.parseInt(count, 16))),
      ),
    );

type Step = Pick<WalkedStep['step'], 'event' | 'cause'>;

async function happen(page: Page, host: Host, { event, cause }: Step, before: SystemSnapshot): Promise<void> {
  const { peer, told } = host;
  const line = () => lineOf(page, before, textOfPart(event, 'clientMessageId') ?? '');
  if (cause.kind === 'timer') return;
  if (cause.kind !== 'event') await end(host, cause);
  else if (isStreamEvent(event)) await sendFrames(peer, told(event));
  else if (event.type === 'message.send') await write(page, textOfPart(event, 'text') ?? '');
  else if (event.type === 'reply.stop') await press(page, 'Stop');
  else if (event.type === 'reply.request') await press(page, 'Retry');
  else if (event.type === 'connection.restored') await networkReturns(page);
  else if (event.type in changes) await changeLast(page, host, event);
  else if (event.type in buttons)
    await on(line())
      .button(buttons[event.type] ?? '')
      .click();
  // Another part of the page, or another device, causes it.
  else await host.observer.send('conversation', event);
  await tick(page);
}

/** The changes of the last message, and the call for each. */
const changes: Readonly<Record<string, readonly [item: string, call: string]>> = {
  'message.changed': ['Like this message', likeCall],
  'branch.shown': ['Delete from here on', removeCall],
};

async function changeLast(page: Page, { gate, told }: Host, event: EventObject): Promise<void> {
  const [item, call] = changes[event.type] ?? ['', ''];
  const stored = talk(page)
    .getByRole('listitem')
    .filter({ has: on(page).button('More for this message') });
  const count = await stored.count();
  await pickFor(stored.last(), item);
  const { message, info } = v.parse(Changed, event);
  await gate.settle(call, success(told(message ?? info)));
  // The model is that of the same machine, so a fault in it shows only here.
  const isDone =
    info === undefined
      ? expect(on(stored.last()).button('Remove like')).toBeVisible()
      : expect(stored).toHaveCount(count - 1);
  await advanceUntil(page, isDone);
}
const Changed = v.object({ message: v.optional(v.unknown()), info: v.optional(v.unknown()) });

const buttons: Readonly<Record<string, string>> = {
  'message.resend': 'Send again',
  'message.recall': 'Edit message',
  'message.move': 'Send sooner',
};

/** A call of the page, and how it ends. */
async function end(
  { gate, peer, told }: Host,
  { kind, child, result }: Extract<Step['cause'], { kind: 'done' | 'error' }>,
): Promise<void> {
  if (child === 'streamReply') await (kind === 'done' ? peer.end() : breakStream(peer, result));
  else {
    const call = child === 'stopReply' ? stopCall : roomCall;
    await (kind === 'done' ? gate.settle(call, success(told(result))) : failAs(gate, call, result));
  }
}

const lineOf = (page: Page, snapshot: SystemSnapshot, id: string) => {
  const text = entriesOf(snapshot).find(({ clientMessageId }) => clientMessageId === id)?.text ?? id;
  return talk(page).getByRole('listitem').filter({ hasText: text });
};

/** The text about a reply, by the tag of its stream. */
const statuses = {
  slow: 'This is taking longer than usual…',
  thinking: 'Thinking…',
  reconnecting: 'Connection lost. Reconnecting…',
  stopping: 'Stopping…',
} as const;

/** Expects the visible parts of each message that the server does not have and of the reply under way, in their order. */
async function look(page: Page, snapshot: SystemSnapshot): Promise<void> {
  const { snapshot: room } = snapshot;
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toHaveCount(room.hasTag('replying') ? 1 : 0);
  await expect(page.locator('li[data-message]')).toContainText(textsOf(snapshot));
  const stream = stateOf(snapshot, 'chatStream');
  for (const [tag, text] of Object.entries(statuses))
    await expect(talk(page).getByText(text, { exact: true })).toHaveCount(
      stream?.hasTag(tag) === true ? 1 : 0,
    );
  for (const { clientMessageId, phase } of entriesOf(snapshot)) {
    const line = lineOf(page, snapshot, clientMessageId);
    const isUnsent = phase === 'blocking' || phase === 'setAside';
    await expect(line.getByRole('button', { name: 'Send again' })).toHaveCount(isUnsent ? 1 : 0);
    await expect(line.getByText('Waiting to send')).toHaveCount(phase === 'queued' ? 1 : 0);
  }
}

/** The stored messages, what is being sent, the reply, and what waits behind it. */
function textsOf(snapshot: SystemSnapshot): string[] {
  const { context } = snapshot.snapshot;
  const stream = stateOf(snapshot, 'chatStream')?.context;
  const stored: { text: string; status: string; messageId: string | null }[] = context.messages;
  const entries = entriesOf(snapshot);
  const sent = entries.findLastIndex(({ phase }) => phase === 'sending') + 1;
  const texts = entries.map(({ text }) => text);
  return [
    ...stored
      .filter(({ status, messageId }) => status !== 'streaming' && messageId !== (stream?.replyId ?? ''))
      .map(({ text }) => text),
    ...texts.slice(0, sent),
    // The renderer holds back the last character until it knows that no Markdown delimiter starts there.
    ...(stream === undefined ? [] : [String(stream.text).trim().slice(0, -1)]),
    ...texts.slice(sent),
  ];
}
