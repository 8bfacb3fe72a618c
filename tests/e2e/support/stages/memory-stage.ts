import { expect, type Page } from '@playwright/test';
import type { LoadedMemory } from '../../../../src/machines/memory/mate-memory.reducers.ts';
import { isChapter } from '../../../../src/machines/memory/memory.ts';
import { benefits, message } from '../../../machines/chat/chat-samples.ts';
import { irisInDetail } from '../../../machines/mates/catalogue-samples.ts';
import { success, type Gate } from '../stand-ins/gate.ts';
import type { StreamPeer } from '../stand-ins/stream-peer.ts';
import { talk, write } from './talk-stage.ts';
import type { Opening } from './signed-in-stage.ts';

const factsCall = '/memory/facts';
const chaptersCall = '/memory/chapters';
const otherCalls = [
  '/memory/addFact',
  '/memory/correctFact',
  '/memory/correctChapter',
  '/memory/forgetChapter',
];

/** The calls that change what a mate remembers, by the type of the command. */
export const memoryCalls = {
  'memory.pin': '/memory/pinFact',
  'memory.end': '/memory/endFact',
  'memory.forget': '/memory/forgetFact',
  'memory.switch': '/memory/switchRoom',
} as const;

/** The names of the buttons of one fact; the switch has another role. */
export const memoryButtons = {
  'memory.pin': 'Pin to always use',
  'memory.end': 'No longer true',
  'memory.forget': 'Delete',
} as const;

/** The page of what a mate remembers in a room, or without a mate; nothing is loaded until the test answers. */
export const memoryPage = (hasMate = true): Opening => ({
  place: hasMate ? '/memory?mateId=iris-vale&roomId=room-1' : '/memory',
  answers: { '/mate/getMateDetail': success(irisInDetail) },
  held: [factsCall, chaptersCall, ...otherCalls, ...Object.values(memoryCalls)],
});

/** Answers the calls that list what a mate remembers. */
export async function loadMemories(
  gate: Gate,
  { memories, remembers }: Pick<LoadedMemory, 'memories' | 'remembers'>,
): Promise<void> {
  const facts = memories.filter((memory) => !isChapter(memory));
  await gate.settle(factsCall, success({ facts, remembers }));
  await gate.settle(chaptersCall, success({ chapters: memories.filter(isChapter) }));
}

/** Two messages each teach the mate something: the first is undone, the second is followed by another one. */
export async function teachAndForget(
  page: Page,
  { gate, peer }: { readonly gate: Gate; readonly peer: StreamPeer },
): Promise<void> {
  const line = talk(page).getByText('Remembered: Works as a nurse');
  const ids = { messageId: 'message-12', replyId: 'message-13' };
  const learned = [{ factId: 'fact-1', text: 'Works as a nurse' }];
  await write(page, 'I am a nurse.');
  await peer.send({ type: 'accepted', clientMessageId: 'any', ...ids, learned });
  await expect(line).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Remembered: Works as a nurse' })).toHaveCount(1);
  const reply = message(13, { text: 'Night shifts?', replyTo: 'message-12' });
  await peer.send({ type: 'done', replyId: 'message-13', message: reply, benefits });
  await talk(page).getByRole('button', { name: 'Undo' }).click();
  await gate.settle(memoryCalls['memory.forget'], success(null));
  await expect(line).toHaveCount(0);
  await expect(page.getByText('Memory deleted.')).toBeVisible();
  await write(page, 'A nurse, I said.');
  await peer.send({
    type: 'accepted',
    clientMessageId: 'any',
    messageId: 'message-14',
    replyId: 'message-15',
    learned,
  });
  await expect(line).toBeVisible();
  const other = message(15, { text: 'So you did.', replyTo: 'message-14' });
  await peer.send({ type: 'done', replyId: 'message-15', message: other, benefits });
  await write(page, 'Yes.');
  await expect(line).toHaveCount(0);
}
