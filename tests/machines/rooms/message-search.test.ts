import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  messageSearchMachine,
  type FoundMessages,
  type MessageQuery,
} from '../../../src/machines/rooms/message-search.machine.ts';
import { selectIsActive, selectIsListOfPins } from '../../../src/machines/rooms/message-search.selectors.ts';
import { selectIsEnd, toPager, type LoadedPage } from '../../../src/machines/shared/pager.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { refuse } from '../mates/catalogue-samples.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';
import { firstPage, lastPage, nothing } from './message-search-samples.ts';

type Answer = () => Promise<FoundMessages>;

const start = (answers: readonly Answer[], pinned = false) => {
  const left = [...answers];
  const asked: MessageQuery[] = [];
  const clock = new SimulatedClock();
  const ask = (query: MessageQuery): Promise<FoundMessages> => {
    asked.push(query);
    return (left.shift() ?? refuse)();
  };
  const actor = createActor(
    messageSearchMachine.provide({
      actors: {
        findMessages: provideRequest<FoundMessages, MessageQuery>(({ input }) => ask(input)),
        findMore: toPager(
          fromPromise<LoadedPage<FoundMessages, MessageQuery>, MessageQuery>(async ({ input }) => {
            const page = await ask(input);
            return { page, next: page.next && { ...input, before: page.next } };
          }),
        ),
      },
    }),
    { clock, input: { roomId: null, pinned } },
  ).start();
  const type = (text: string) => actor.send({ type: 'query.type', text });
  const look = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const ids = () => look(({ context }) => context.found).map(({ messageId }) => messageId);
  return { actor, clock, asked, type, look, ids };
};

const some: Answer = () => Promise.resolve(firstPage);

describe('message search', () => {
  test('searches once the user pauses, with what is in the field then', async () => {
    const { clock, asked, type, ids, look } = start([some]);
    expect(look(selectIsActive)).toBe(false);
    type('com');
    clock.increment(299);
    type(' comet ');
    clock.increment(299);
    expect(asked).toEqual([]);
    clock.increment(1);
    await settled();
    expect(asked).toEqual([{ text: 'comet', roomId: null, pinned: false, before: null }]);
    expect(ids()).toEqual(['message-2']);
    expect(look(({ context }) => context.text)).toBe(' comet ');
    expect(look(selectIsActive)).toBe(true);
  });

  test('appends further pages', async () => {
    const { actor, asked, type, look, ids } = start([some, () => Promise.resolve(lastPage)]);
    type('comet');
    await sendAndSettle(actor, { type: 'query.submit' });
    look(({ children }) => children.pager)?.send({ type: 'page.next' });
    await settled();
    expect(asked.at(-1)).toEqual({ text: 'comet', roomId: null, pinned: false, before: firstPage.next });
    expect(ids()).toEqual(['message-2', 'message-1']);
  });

  test('requests no page after the last one', async () => {
    const { actor, type, look } = start([() => Promise.resolve(lastPage)]);
    type('comet');
    await sendAndSettle(actor, { type: 'query.submit' });
    const pager = look(({ children }) => children.pager);
    expect(pager && selectIsEnd(pager.getSnapshot())).toBe(true);
  });

  test('the results stay while the next ones load, and an empty result replaces them', async () => {
    const slow = deferred<FoundMessages>();
    const { actor, type, look, ids } = start([some, () => slow.promise]);
    type('comet');
    await sendAndSettle(actor, { type: 'query.submit' });
    type('comets');
    actor.send({ type: 'query.submit' });
    expect(ids()).toEqual(['message-2']);
    slow.resolve(nothing);
    await settled();
    expect(look((snapshot) => snapshot.hasTag('empty'))).toBe(true);
    expect(ids()).toEqual([]);
  });

  test('the results of an earlier text never replace those of a later one', async () => {
    const slow = deferred<FoundMessages>();
    const { actor, type, ids } = start([() => slow.promise, () => Promise.resolve(lastPage)]);
    type('a');
    actor.send({ type: 'query.submit' });
    type('b');
    await sendAndSettle(actor, { type: 'query.submit' });
    slow.resolve(firstPage);
    await settled();
    expect(ids()).toEqual(['message-1']);
  });
});

describe('pinned messages', () => {
  test('are listed without a text, and searched with one', async () => {
    const { actor, asked, type, clock, look } = start([some, some, some]);
    expect(look(selectIsListOfPins)).toBe(false);
    await sendAndSettle(actor, { type: 'pins.toggle' });
    expect([look(selectIsActive), look(selectIsListOfPins)]).toEqual([true, true]);
    type('comet');
    clock.increment(300);
    await settled();
    expect(look(selectIsListOfPins)).toBe(false);
    expect(asked.map(({ text, pinned }) => [text, pinned])).toEqual([
      ['', true],
      ['comet', true],
    ]);
    await sendAndSettle(actor, { type: 'pins.toggle' });
    expect(asked.at(-1)).toMatchObject({ text: 'comet', pinned: false });
  });

  test('are listed at once where the address contains them', async () => {
    const { asked, ids } = start([some], true);
    await settled();
    expect([asked.length, ids()]).toEqual([1, ['message-2']]);
  });
});
