import { expect, type Page } from '@playwright/test';
import { code } from '../../../../contract/envelope.ts';
import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import { isFailure, type Failure } from '../../../../src/machines/shared/failure.ts';
import { ann } from '../../../machines/app/shell-samples.ts';
import { idNumber, page as pageOf } from '../../../machines/chat/chat-samples.ts';
import { Gate, refusal, success } from '../stand-ins/gate.ts';
import { openPage, type Host, type Opening } from './signed-in-stage.ts';
import { openChatMenu } from '../menus.ts';

interface ChatOptions extends Host {
  /** Further parameters of the address. */
  readonly search?: string;
  /** Further fields of the room. */
  readonly room?: Partial<RoomInfo>;
}

/** The chat of a signed-in user. Without other responses, no replies are suggested. */
export const chatPage = (
  messages: readonly Message[],
  { search = '', room = {}, answers = {}, ...host }: ChatOptions = {},
): Opening => ({
  ...host,
  place: `/chat-detail?roomId=room-1${search}`,
  answers: {
    [ideasCall]: refusal(code.notAvailable, 'No ideas here.'),
    [roomCall]: success({ ...pageOf(messages), ...room }),
    ...answers,
  },
});

/** Opens the chat of a signed-in user with the server's responses from the test. */
export const openChat = (page: Page, messages: readonly Message[], options?: ChatOptions): Promise<Gate> =>
  openPage(new Gate(page), chatPage(messages, options));

/**
 * Stores a message, "First", that was not sent in an earlier visit: the user stopped it, or the server refused it with
 * the code.
 */
export const storeUnsent = (page: Page, refusedWith?: number, id = idNumber(500)): Promise<unknown> =>
  page.addInitScript(
    ([key = '', message = '']) => localStorage.setItem(key, message),
    [
      `mates.unsent/${ann.uuid}/room-1/${id}`,
      JSON.stringify({
        clientMessageId: id,
        text: 'First',
        at: 3000,
        held: true,
        code: refusedWith,
      }),
    ],
  );

/** Blocks the mate from within the conversation; the test must answer `/safety/block`. */
export async function blockMate(page: Page): Promise<void> {
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Report or block' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Block Iris Vale' }).click();
  await expect(sheet.getByText('You blocked Iris Vale.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
}

/** Opens a room, loads its older messages, and reloads its newest ones when the page resumes. */
export const roomCall = '/room/roomInfo';
export const ideasCall = '/girl/chat/getInspiration';

/**
 * Settles the call as the sample of an error describes: rejects it if the error has a code, else breaks the connection.
 */
export async function failAs(gate: Gate, path: string, reason: unknown): Promise<void> {
  const refused = isFailure(reason) && ['rejected', 'expired'].includes(reason.kind) ? reason : null;
  if (refused?.code === undefined) await gate.fail(path);
  else {
    const { sentence } = refused;
    const envelope = refusal(refused.code, refused.message, sentence === undefined ? null : { sentence });
    await gate.settle(path, envelope, retryAfterOf(refused));
  }
}

const retryAfterOf = ({ retryAfter }: Failure): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
