import * as v from 'valibot';
import { StreamFrame } from '../../../contract/rooms/chat.ts';
import { Room, RoomInfo, type Message } from '../../../contract/rooms/room.ts';
import { UserBenefits } from '../../../contract/sign-in/user.ts';
import type { TestCompanion } from './companions/companion.ts';
import type { SignedUp, TestServer } from './server.ts';

/** An open stream of a reply, read frame by frame. */
export interface Reading {
  readonly response: Response;
  /** Resolves with the next frame; null at the end of the stream. */
  next(): Promise<StreamFrame | null>;
  /** All frames to the end of the stream. */
  rest(): Promise<StreamFrame[]>;
  /** Disconnects. */
  readonly leave: () => void;
}

/** A signed-in user in the tests: every call is sent over HTTP with the token. */
export interface Person extends SignedUp {
  get(path: string): ReturnType<TestServer['get']>;
  post(path: string, body?: unknown): ReturnType<TestServer['post']>;
  openRoom(mateId?: string, clientRoomId?: string): Promise<Room>;
  roomInfo(roomId: string, query?: string): Promise<RoomInfo>;
  messages(roomId: string): Promise<Message[]>;
  benefits(): Promise<UserBenefits>;
  /** Opens a stream; any other response is in `response`. */
  read(path: string, body: unknown): Promise<Reading>;
  send(roomId: string, text: string, clientMessageId?: string): Promise<Reading>;
  resume(replyId: string, after?: number): Promise<Reading>;
  retry(messageId: string, clientReplyId?: string): Promise<Reading>;
}

export const firstMate = 'iris-vale';

/** Signs up a user on the server. */
export const createPerson = async (
  server: Pick<TestServer, 'url' | 'get' | 'post' | 'signUp'>,
): Promise<Person> => personOn(server, await server.signUp());

/** Returns the same user on any server that shares the database. */
export const personOn = (server: Pick<TestServer, 'url' | 'get' | 'post'>, account: SignedUp): Person => {
  const headers = { token: account.token };
  const get: Person['get'] = (path) => server.get(path, headers);
  const post: Person['post'] = (path, body) => server.post(path, body, headers);
  const read: Person['read'] = (path, body) => openReading(`${server.url}${path}`, headers, body);
  const roomInfo: Person['roomInfo'] = async (roomId, query = '') =>
    v.parse(RoomInfo, (await get(`/room/roomInfo?roomId=${roomId}${query}`)).envelope.d);
  return {
    ...account,
    get,
    post,
    read,
    roomInfo,
    openRoom: async (mateId = firstMate, clientRoomId) => {
      const extra = clientRoomId === undefined ? '' : `&clientRoomId=${clientRoomId}`;
      return v.parse(Room, (await get(`/room/createRoom?mateId=${mateId}${extra}`)).envelope.d);
    },
    messages: async (roomId) => (await roomInfo(roomId, '&limit=100')).messages,
    benefits: async () => v.parse(UserBenefits, (await get('/user/benefits')).envelope.d),
    send: (roomId, text, clientMessageId = crypto.randomUUID()) =>
      read('/girl/chat/send', { roomId, clientMessageId, text }),
    resume: (replyId, after = 0) => read('/girl/chat/resume', { replyId, after }),
    retry: (messageId, clientReplyId = crypto.randomUUID()) =>
      read('/girl/chat/retry', { messageId, clientReplyId }),
  };
};

const openReading = async (url: string, headers: Record<string, string>, body: unknown): Promise<Reading> => {
  const controller = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const frames = response.headers.get('content-type')?.startsWith('text/event-stream')
    ? framesOf(response)
    : null;
  const next = async (): Promise<StreamFrame | null> => {
    if (frames === null) {
      throw new Error(`no stream: ${String(response.status)} ${await response.text()}`);
    }
    const frame = await frames.next();
    return frame.done === true ? null : frame.value;
  };
  return {
    response,
    next,
    rest: async () => {
      const all: StreamFrame[] = [];
      for (let frame = await next(); frame !== null; frame = await next()) {
        all.push(frame);
      }
      return all;
    },
    leave: () => controller.abort(),
  };
};

async function* framesOf(response: Response): AsyncGenerator<StreamFrame, void, void> {
  let rest = '';
  if (response.body === null) {
    return;
  }
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: ')) {
        yield v.parse(StreamFrame, JSON.parse(line.slice('data: '.length)));
      }
    }
  }
}

/** Writes the text as the reply to its end, and returns it as stored, with what the companion received. */
export const answered = async (
  companion: TestCompanion,
  reading: Reading,
  text: string,
  memory: string | null = null,
) => {
  const turn = await companion.next();
  turn.say(text);
  turn.finish(memory);
  const last = (await reading.rest()).at(-1);
  if (last?.type !== 'done') {
    throw new Error(`The reply ended with ${last?.type ?? 'nothing'}.`);
  }
  return { reply: last.message, request: turn.request };
};

/** Returns the text of the frames' deltas. */
export const textOf = (frames: readonly StreamFrame[]): string =>
  frames.map((frame) => (frame.type === 'delta' ? frame.text : '')).join('');

/** Returns every ledger entry about the user's chats, oldest first. */
export const ledgerOf = async (server: TestServer, userId: string) =>
  server.database
    .selectFrom('ledger')
    .select(['kind', 'chats', 'reference'])
    .where('user_id', '=', userId)
    .orderBy('entry_id')
    .execute();
