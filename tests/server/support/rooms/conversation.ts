import { expect } from 'vitest';
import type { StreamFrame } from '../../../../contract/rooms/chat.ts';
import type { ReplyReader } from '../../../../server/domain/replies/live-reply.ts';
import { createTestCompanion, type TestCompanion } from '../companions/companion.ts';
import { startSharedServer, startTestServer, type TestServer } from '../server.ts';
import { createPerson, type Person, type Reading } from '../talk.ts';

export interface Conversation {
  readonly companion: TestCompanion;
  readonly server: TestServer;
  readonly ada: Person;
  readonly roomId: string;
}

/** Starts a server with a test companion, and opens a room for a signed-in user. */
export const openConversation = async (environment: Record<string, string> = {}): Promise<Conversation> => {
  const companion = createTestCompanion();
  const server = await startTestServer({
    companion,
    environment: { GRANT_CHATS: '10', LIMIT_FACTOR: '100', ...environment },
  });
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  return { companion, server, ada, roomId };
};

/** Starts one server for all tests of the file; `open` opens a room for a user that it signs up. */
export const shareConversations = async (environment: Record<string, string> = {}) => {
  const companion = createTestCompanion();
  const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100', ...environment } });
  const open = async (): Promise<Pick<Conversation, 'ada' | 'roomId'>> => {
    const ada = await createPerson(server);
    return { ada, roomId: (await ada.openRoom()).roomId };
  };
  return { companion, server, open };
};

export const replyIdOf = async (reading: Reading): Promise<string> => {
  const accepted = await reading.next();
  return accepted?.type === 'accepted' ? accepted.replyId : 'none';
};

export const lastOf = async (person: Person, room: string) => (await person.messages(room)).at(-1);

/** Resolves with the room's last message, once it is no longer being written. */
export const finalReply = (person: Person, room: string) =>
  expect
    .poll(() => lastOf(person, room))
    .toSatisfy((reply: { status?: string } | undefined) => reply?.status !== 'streaming')
    .then(async () => {
      const reply = await lastOf(person, room);
      if (reply === undefined) {
        throw new Error('the room is empty');
      }
      return reply;
    });

export const message = (person: Person, room: string) => ({
  userId: person.userId,
  roomId: room,
  clientMessageId: crypto.randomUUID(),
  text: 'Hello',
});

/** Creates a reader whose frames the test takes one by one. */
export const listen = (): { reader: ReplyReader; next(): Promise<StreamFrame | null> } => {
  const frames: (StreamFrame | null)[] = [];
  const waiting: ((frame: StreamFrame | null) => void)[] = [];
  return {
    reader: (frame) => {
      const first = waiting.shift();
      if (first === undefined) {
        frames.push(frame);
      } else {
        first(frame);
      }
    },
    next: () =>
      new Promise((resolve) => {
        const frame = frames.shift();
        if (frame === undefined) {
          waiting.push(resolve);
        } else {
          resolve(frame);
        }
      }),
  };
};
