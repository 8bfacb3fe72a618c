import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { chatMachine, selectIsFull } from '../../../src/machines/chat/chat.machine.ts';
import type { ChatInput, FoundRoom, WantedRoom } from '../../../src/machines/chat/chat.reducers.ts';
import { conversationMachine } from '../../../src/machines/chat/conversation.machine.ts';
import type { OpenedRoom } from '../../../src/machines/chat/conversation.types.ts';
import type { PageRequest } from '../../../src/machines/chat/history/older-messages.machine.ts';
import { roomRefreshMachine } from '../../../src/machines/chat/history/room-refresh.machine.ts';
import type { RoomRefreshEvent } from '../../../src/machines/chat/history/room-refresh.reducers.ts';
import { outboxMachine } from '../../../src/machines/chat/outbox/outbox.machine.ts';
import { outgoingMessageMachine } from '../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import { temporaryRoomMachine } from '../../../src/machines/chat/temporary-room.machine.ts';
import { toCommand } from '../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { idNumber, mateChange, message, page, room, seed } from './chat-samples.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { crash } from '../support/crash.ts';
import { deferred, settled } from '../support/deferred.ts';
import { broken } from '../support/outcomes.ts';
import { selectPart, supervised } from '../../../src/machines/shared/supervised.ts';
import { messagesOf } from './shown-messages.ts';

const unstorable = outgoingMessageMachine.provide({
  actions: {
    persistUnsent: (_, { message }) => {
      if (message.text === 'unstorable') throw new Error('storage broke');
    },
  },
});

const start = (place: Partial<ChatInput>) => {
  const clock = new SimulatedClock();
  const asked: Array<WantedRoom & ReturnType<typeof deferred<FoundRoom>>> = [];
  const read: ReturnType<typeof deferred<RoomInfo>>[] = [];
  const moves: string[] = [];
  const checked: string[] = [];
  const toasts: string[] = [];
  const forgotten: string[] = [];
  const actor = createActor(
    chatMachine.provide({
      actors: {
        conversation: conversationMachine.provide({
          actors: {
            outbox: outboxMachine.provide({ actors: { outgoingMessage: unstorable } }),
            roomRefresh: supervised(
              roomRefreshMachine.provide({
                actors: {
                  watchPage: fromCallback<RoomRefreshEvent, undefined>(() => undefined),
                  fetchMessages: fromPromise<RoomInfo, PageRequest>(() => {
                    const answer = deferred<RoomInfo>();
                    read.push(answer);
                    return answer.promise;
                  }),
                },
              }),
            ),
          },
          actions: {
            changeMessage: () => {
              throw new Error('conversation broke');
            },
          },
        }),
        temporaryRoom: supervised(
          temporaryRoomMachine.provide({
            actors: {
              readRoom: fromPromise(() => Promise.resolve(page([message(1)]))),
              endRoom: toCommand(fromPromise(() => Promise.resolve(null))),
            },
          }),
        ),
        openRoom: fromPromise<FoundRoom, WantedRoom>(({ input }) => {
          const answer = deferred<FoundRoom>();
          asked.push({ ...input, ...answer });
          return answer.promise;
        }),
      },
      actions: {
        checkAge: () => void checked.push('the age'),
        forgetTexts: (_, { roomId }) => void forgotten.push(roomId),
        showToast: (_, { key }) => void toasts.push(key),
        showRoom: (_, { roomId }) => void moves.push(roomId),
      },
    }),
    {
      clock,
      input: {
        userId: 'user-1',
        roomId: null,
        mateId: null,
        another: null,
        messageId: null,
        seed,
        isPaneShown: false,
        search: null,
        ...place,
      },
    },
  );
  actor.start();
  return { actor, clock, asked, read, moves, checked, toasts, forgotten };
};

const openedWith = (change: Partial<OpenedRoom> = {}): FoundRoom => ({
  roomId: 'room-1',
  opened: { info: page([message(1)]), isCopy: false, draft: '', unsent: [], ...change },
});

const opened = openedWith();
const temporary = openedWith({ info: { ...page([message(1)]), room: { ...room, temporary: true } } });

describe('chat', () => {
  test('[S2.18] [S3.9] the room of the URL is opened, and the conversation starts', async () => {
    const { actor, asked } = start({ roomId: 'room-1' });
    expect(actor.getSnapshot().value).toEqual({ opening: 'pending' });
    expect(asked.map(({ roomId }) => roomId)).toEqual(['room-1']);
    asked[0]?.resolve(opened);
    await settled();
    const conversation = actor.getSnapshot().children.conversation;
    expect(conversation && conversation.getSnapshot().context.messages.map(({ text }) => text)).toEqual([
      'Text 1',
    ]);
  });

  test('a copy is shown while the room is read, and what only the server knows is shown then', async () => {
    const { actor, asked, read } = start({ roomId: 'room-1' });
    const changed = {
      ...room,
      mateChangedAt: mateChange.changedAt,
      mateChangedFields: [...mateChange.fields],
    };
    const copy = { ...page([message(1)]), room: changed, companion: 'model', blocked: true } as const;
    asked[0]?.resolve(openedWith({ info: copy, isCopy: true }));
    await settled();
    const conversation = () => actor.getSnapshot().children.conversation?.getSnapshot().context;
    const notice = () => selectPart(actor.getSnapshot().children.mateChange?.getSnapshot())?.getSnapshot();
    expect([notice()?.value, conversation()?.messages.length, read.length]).toEqual(['hidden', 1, 1]);
    read[0]?.resolve({ ...page([message(1), message(2)]), room: changed });
    await settled();
    expect([notice()?.value, notice()?.context.change]).toEqual(['shown', mateChange]);
    expect(conversation()).toMatchObject({ companion: 'scripted', isBlocked: false });
    expect(conversation()?.messages.map(({ text }) => text)).toEqual(['Text 1', 'Text 2']);
  });

  test('[S3.8] given a mate, it resolves the room and redirects to its URL', async () => {
    const { actor, asked, moves } = start({ mateId: 'mate-iris' });
    asked[0]?.resolve({ roomId: 'room-7', opened: null });
    await settled();
    expect(moves).toEqual(['room-7']);
    expect(actor.getSnapshot().value).toEqual('redirecting');
  });

  test.each([
    ['message-1', []],
    ['message-7', ['messageMissing']],
  ])('a room is opened at %s, and says so when it is gone', async (messageId, said) => {
    const { actor, asked, toasts } = start({ roomId: 'room-1', messageId });
    expect(asked.map((one) => one.messageId)).toEqual([messageId]);
    asked[0]?.resolve(opened);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ ready: 'lasting' });
    expect(actor.getSnapshot().context.messageId).toBe(messageId);
    expect(toasts).toEqual(said);
  });

  test('an account with as many rooms as it may have is told so', async () => {
    const { actor, asked } = start({ mateId: 'mate-iris' });
    asked[0]?.reject(new ApiError('rejected', 'Delete a chat first.', { code: code.limitReached }));
    await settled();
    expect(selectIsFull(actor.getSnapshot())).toBe(true);
  });

  test('a crash of the part that measures messages is a failure', async () => {
    const { actor, asked } = start({ roomId: 'room-1' });
    asked[0]?.resolve(opened);
    await settled();
    crash(actor, 'partHeights');
    expect([actor.getSnapshot().hasTag('failed'), actor.getSnapshot().context.failure]).toEqual([
      true,
      toFailure(broken),
    ]);
  });

  test.each([
    ['outbox', { type: 'message.send', text: 'unstorable', at: 9000 }, 'storage broke'],
    ['conversation', { type: 'message.changed', message: message(1) }, 'conversation broke'],
  ] as const)('after a crash of the %s the room can be opened again', async (_part, event, error) => {
    const { actor, asked } = start({ roomId: 'room-1' });
    asked[0]?.resolve(opened);
    await settled();
    actor.getSnapshot().children.conversation?.send(event);
    await settled();
    expect(actor.getSnapshot().hasTag('failed')).toEqual(true);
    expect(actor.getSnapshot().context.failure?.message).toEqual(error);
    actor.send({ type: 'load.retry' });
    expect(asked.length).toEqual(2);
  });

  test('[S2.28] the age is checked when the chat opens; what was refused for it is sent once it is confirmed', async () => {
    const { actor, asked, checked } = start({ roomId: 'room-1' });
    expect(checked).toEqual(['the age']);
    const refused = { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: true, code: 4031 };
    asked[0]?.resolve(openedWith({ unsent: [refused] }));
    await settled();
    const last = () => {
      const conversation = actor.getSnapshot().children.conversation;
      return conversation && messagesOf(conversation).at(-1)?.status;
    };
    expect(last()).toEqual('notSent');
    actor.send({ type: 'age.confirmed' });
    expect(last()).toEqual('sending');
  });

  test.each(['its own page', 'another page'])(
    'a temporary room that %s ends leaves no texts',
    async (page) => {
      const { actor, asked, forgotten } = start({
        mateId: 'mate-iris',
        another: { id: 'visit-1', isTemporary: true },
      });
      expect(asked[0]?.another?.id).toBe('visit-1');
      asked[0]?.resolve(temporary);
      await settled();
      expect(actor.getSnapshot().value).toEqual({ ready: 'temporary' });
      expect(actor.getSnapshot().children.matePane).toBeUndefined();
      expect(forgotten).toEqual([]);
      if (page === 'its own page')
        selectPart(actor.getSnapshot().children.temporaryRoom?.getSnapshot())?.send({ type: 'room.end' });
      else actor.send({ type: 'room.missing' });
      await settled();
      expect(actor.getSnapshot().hasTag('ended')).toBe(true);
      expect(actor.getSnapshot().context.opened?.info.room.mate.mateId ?? '').toBe('mate-iris');
      expect(forgotten).toEqual(['room-1']);
    },
  );

  test('a block of the mate reaches the conversation, and the composer closes', async () => {
    const { actor, asked } = start({ roomId: 'room-1' });
    asked[0]?.resolve(opened);
    await settled();
    const composer = () => {
      const conversation = actor.getSnapshot().children.conversation;
      const composer = conversation && conversation.getSnapshot().children.composer;
      return selectPart(composer?.getSnapshot())?.getSnapshot();
    };
    expect(composer()?.matches('closed')).toBe(false);
    actor.send({ type: 'mate.blocked', mateId: 'mate-iris' });
    expect(composer()?.matches('closed')).toBe(true);
  });
});
