import { createActor, fromEventObservable, fromPromise, SimulatedClock, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { paletteMachine } from '../../../src/machines/palette/palette.machine.ts';
import {
  empty,
  matching,
  movedTo,
  optionsOf,
  pointedOf,
  type KeyTyped,
  type PaletteMove,
  type PaletteOption,
  type ShortcutPressed,
} from '../../../src/machines/palette/palette.reducers.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';
import { chats, mates, pages } from './palette-samples.ts';

test('lists recent chats and pages first, then the mates that the server finds', async () => {
  const { actor, clock, asked } = await open();
  expect(optionsOf(actor.getSnapshot().context)).toEqual([...chats, ...pages]);
  actor.send({ type: 'query.type', text: 'ir' });
  actor.send({ type: 'query.type', text: ' Iris ' });
  expect(optionsOf(actor.getSnapshot().context)).toEqual([chats[0]]);
  clock.increment(200);
  await expect.poll(() => optionsOf(actor.getSnapshot().context)).toEqual([chats[0], ...mates]);
  expect(asked).toEqual(['Iris']);
  actor.send({ type: 'query.type', text: '' });
  expect(optionsOf(actor.getSnapshot().context)).toEqual([...chats, ...pages]);
});

test('lists what can be done on the open screen before all else', () => {
  const command = option('command', 'print');
  expect(optionsOf({ ...empty, chats, pages: [...pages, command] })).toEqual([command, ...chats, ...pages]);
});

test('finds names without case and accents', async () => {
  const { actor } = await open();
  actor.send({ type: 'query.type', text: 'FÁVO' });
  expect(matching(actor.getSnapshot().context).pages).toEqual([pages[2]]);
});

test('lists five recent chats, and eight of those that fit what is typed', () => {
  const many = Array.from({ length: 9 }, (_, index) => option('chat', `room-${index}`));
  const counts = ['', 'iris'].map((query) => matching({ ...empty, chats: many, query }).chats.length);
  expect(counts).toEqual([5, 8]);
});

test('a chat and a mate with the same id are two options, and an empty list has none', () => {
  const [chat, mate] = [option('chat', 'iris'), option('mate', 'iris')];
  const context = { ...empty, chats: [chat], mates: [mate] };
  expect(movedTo(context, 'next')).toEqual(mate);
  expect(pointedOf({ ...context, pointed: mate })).toEqual(mate);
  expect([movedTo(empty, 'next'), pointedOf(empty)]).toEqual([null, null]);
});

test('arrow keys go around the list, and typing points to the first option again', async () => {
  const { actor } = await open();
  const after = (to: PaletteMove) => {
    actor.send({ type: 'option.move', to });
    return pointedOf(actor.getSnapshot().context);
  };
  expect(after('next')).toEqual(chats[1]);
  expect(after('first')).toEqual(chats[0]);
  expect(after('previous')).toEqual(pages[2]);
  expect(after('next')).toEqual(chats[0]);
  expect(after('last')).toEqual(pages[2]);
  actor.send({ type: 'query.type', text: 's' });
  expect(pointedOf(actor.getSnapshot().context)).toEqual(optionsOf(actor.getSnapshot().context)[0]);
});

test('mates that were found for other words are not listed once the next search has failed', async () => {
  let isOnline = true;
  const { actor, clock } = await open({
    fetchMates: () => (isOnline ? Promise.resolve(mates) : Promise.reject(new Error('offline'))),
  });
  actor.send({ type: 'query.type', text: 'iris' });
  clock.increment(200);
  await expect.poll(() => actor.getSnapshot().context.mates).toEqual(mates);
  actor.send({ type: 'query.type', text: 'wren' });
  expect(actor.getSnapshot().context.mates).toEqual(mates);
  isOnline = false;
  clock.increment(200);
  await expect.poll(() => actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context.mates).toEqual([]);
});

test('what is typed before the palette is open is searched', async () => {
  const { actor, clock, asked } = await open({ typed: 'iris' });
  expect(actor.getSnapshot().context.query).toBe('iris');
  clock.increment(200);
  await expect.poll(() => optionsOf(actor.getSnapshot().context)).toEqual([chats[0], ...mates]);
  expect(asked).toEqual(['iris']);
});

const option = (kind: PaletteOption['kind'], id: string): PaletteOption => ({
  kind,
  id,
  name: 'Iris',
  detail: '',
});

/** A keyboard that nobody uses. */
const silent = <Event extends EventObject, Input extends string | undefined>() =>
  fromEventObservable<Event, Input>(() => observe<Event>(() => new Promise(() => {})));

interface Given {
  readonly fetchChats?: () => Promise<readonly PaletteOption[]>;
  readonly fetchMates?: () => Promise<readonly PaletteOption[]>;
  readonly typed?: string;
}

async function open({
  fetchChats = () => Promise.resolve(chats),
  fetchMates = () => Promise.resolve(mates),
  typed = '',
}: Given = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const opened: PaletteOption[] = [];
  const actor = createActor(
    paletteMachine.provide({
      actors: {
        loadPages: fromPromise<readonly PaletteOption[], undefined>(() => Promise.resolve(pages)),
        watchShortcuts: silent<ShortcutPressed, undefined>(),
        watchTyping: silent<KeyTyped, string>(),
        fetchChats: fromPromise<readonly PaletteOption[], undefined>(fetchChats),
        fetchMates: fromPromise<readonly PaletteOption[], string>(({ input }) => {
          asked.push(input);
          return fetchMates();
        }),
      },
      actions: { openOption: (_, { option }) => void opened.push(option) },
    }),
    { clock },
  ).start();
  actor.send({ type: 'palette.request' });
  if (typed !== '') actor.send({ type: 'query.type', text: typed });
  await expect.poll(() => actor.getSnapshot().hasTag('palette')).toBe(true);
  await expect.poll(() => actor.getSnapshot().matches({ open: { chats: 'loading' } })).toBe(false);
  return { actor, clock, asked, opened };
}
