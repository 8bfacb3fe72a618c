import { expect, type Page } from '@playwright/test';
import { code } from '../../../../contract/envelope.ts';
import { confirmed } from '../../../machines/safety/age-samples.ts';
import { benefits, message, own, page as pageOf } from '../../../machines/chat/chat-samples.ts';
import { ideasCall, roomCall } from './chat-stage.ts';
import { refusal, success, type Gate } from '../stand-ins/gate.ts';
import { openSignedIn } from './signed-in-stage.ts';
import { StreamPeer } from '../stand-ins/stream-peer.ts';
import { pickFor } from '../menus.ts';
import { submitBirthDate } from '../users/people.ts';

const feedCall = '/user/changes';
export const forgetCall = '/memory/forgetFact';
export const likeCall = '/room/likeMessage';
export const removeCall = '/room/deleteMessage';
export const stopCall = '/girl/chat/stop';
export const streamed = ['send', 'resume', 'retry', 'anotherReply', 'continueReply'].map(
  (name) => `/girl/chat/${name}`,
);

interface Host {
  readonly gate: Gate;
  readonly peer: StreamPeer;
}

interface TalkOptions {
  /** The known status of the user's age. */
  readonly status: object;
  readonly isLong: boolean;
  /** Further calls that a stream of the test answers. */
  readonly streamed?: readonly string[];
}

/** Opens a room with older messages to load, with a server that returns a suggestion for every request. */
export async function openTalk(
  page: Page,
  { status, isLong, streamed: others = [] }: TalkOptions,
): Promise<Host> {
  const peer = await StreamPeer.start(page, streamed);
  const text = isLong ? longText : 'Hm.';
  const gate = await openSignedIn(page, '/chat-detail?roomId=room-1', {
    answers: {
      '/user/age': success(status),
      '/user/confirmAge': success(confirmed),
      [ideasCall]: success({ ideas: ['Yes.'] }),
      [roomCall]: success(pageOf([own(11), message(12, { text })], isLong)),
    },
    held: [forgetCall, likeCall, removeCall, stopCall],
    streamed: others,
  });
  await expect(talk(page).getByRole('listitem').first()).toBeVisible();
  await gate.hold([roomCall]);
  return { gate, peer };
}

/** The same for a short room, with a feed of changes that the test writes. */
export async function openTalkWithFeed(page: Page): Promise<Host & { readonly feed: StreamPeer }> {
  const feed = await StreamPeer.start(page, [feedCall]);
  const host = await openTalk(page, { status: confirmed, isLong: false, streamed: [feedCall] });
  return { ...host, feed };
}

export const longText = 'And then it went on.\n\n'.repeat(60);

export const talk = (page: Page) => page.getByRole('region', { name: 'Conversation with Iris Vale' });
export const last = (page: Page) => talk(page).getByRole('listitem').last();
export const box = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sends a message. */
export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await press(page, 'Send');
}

/** Answers the message that the page sends; `meanwhile` happens while the reply is written. */
export async function answerNext(
  peer: StreamPeer,
  seq: number,
  text: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const ids = { messageId: `message-${seq - 1}`, replyId: `message-${seq}` };
  await peer.send({ type: 'accepted', clientMessageId: 'any', ...ids });
  await meanwhile?.();
  const reply = message(seq, { text, replyTo: ids.messageId });
  await peer.send({ type: 'done', replyId: ids.replyId, message: reply, benefits });
}

/** Another device buys chats, and then deletes the room. */
export async function deleteElsewhere(
  page: Page,
  { gate, feed }: Host & { readonly feed: StreamPeer },
): Promise<void> {
  await feed.send({ type: 'opened', seq: 1 });
  await feed.send({ type: 'account', seq: 2 });
  await feed.send({ type: 'room', seq: 3, roomId: 'room-1' });
  await gate.settle(roomCall, refusal(code.notFound, 'This conversation no longer exists.'));
  await expect(page.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
}

/** Deletes the last message. */
export const removeLast = (page: Page) => pickFor(last(page), 'Delete from here on');

/** Confirms the age of a user who is old enough. */
export async function confirmAge(page: Page): Promise<void> {
  await submitBirthDate(page);
  await expect(box(page)).toBeVisible();
}
