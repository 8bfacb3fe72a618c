import { assign, createActor, setup, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { candidatesOf } from './samples.ts';
import { activeIn, chartOf, machineFrom, typesHeardIn } from './chart.ts';
import { eventIn } from './draft.ts';
import { createHistory, isLive, treeOf } from './history.ts';
import { lifelinesOf } from './lifelines.ts';
import type { InspectionMessage } from './protocol.ts';
import { createInspectionSource } from './inspection-source.ts';

const bulbMachine = setup({}).createMachine({ id: 'bulb', initial: 'cold', states: { cold: {} } });

const lampMachine = setup({
  types: {
    events: {} as { type: 'press'; by: string } | { type: 'word.say'; word: string } | { type: 'end' },
  },
  actors: { bulb: bulbMachine },
  guards: { isLong: ({ event }) => event.type === 'word.say' && event.word.trim().length > 3 },
  actions: { keep: assign({ word: ({ event }) => ('word' in event ? event.word : null) }) },
}).createMachine({
  id: 'lamp',
  context: { word: null as string | null },
  initial: 'off',
  states: {
    off: { on: { press: 'on', 'word.say': { guard: 'isLong', actions: 'keep' } } },
    on: { invoke: { id: 'bulb', src: 'bulb' }, on: { press: 'off', end: 'gone' } },
    gone: { type: 'final' },
  },
});

/** Returns a lamp, and the messages sent about it. */
function lamp() {
  const messages: InspectionMessage[] = [];
  const source = createInspectionSource((each) => void messages.push(each));
  const actor = createActor(lampMachine, { inspect: source.inspect }).start();
  return { messages, source, actor };
}

/** Returns the history after each of these events. */
function historyAfter(...events: Parameters<ReturnType<typeof lamp>['actor']['send']>[0][]) {
  const { messages, actor } = lamp();
  for (const event of events) actor.send(event);
  const history = createHistory();
  for (const each of messages) history.add(structuredClone(each));
  return history;
}

describe('what the page sends to the inspector', () => {
  test('is completely redacted, and names the transitions that were taken', () => {
    const { messages, actor } = lamp();
    actor.send({ type: 'word.say', word: 'planted' });
    actor.send({ type: 'press', by: 'hand' });
    expect(JSON.stringify(messages)).not.toContain('planted');
    const last = messages.findLast(
      ({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === actor.sessionId,
    );
    expect(last).toMatchObject({
      event: { type: 'press' },
      snapshot: { status: 'active', value: 'on', context: { word: '******1' } },
      taken: ['lamp.off —press→ lamp.on'],
    });
  });

  test('the live actor’s guards decide whether it takes an event; one that throws rejects it', () => {
    const { source, actor } = lamp();
    const events: EventObject[] = [
      { type: 'press' },
      { type: 'end' },
      { type: 'word.say', word: 'long enough' } as EventObject,
      { type: 'word.say', word: 'no' } as EventObject,
      { type: 'word.say' },
    ];
    expect(source.accepts(actor.sessionId, events)).toEqual([true, false, true, false, false]);
    expect(source.accepts('nobody', events)).toEqual([false, false, false, false, false]);
  });

  test('only events that the actor would take are sent to it', () => {
    const { messages, source, actor } = lamp();
    const before = messages.length;
    source.send(actor.sessionId, { type: 'end' });
    expect(messages.length).toBe(before);
    source.send(actor.sessionId, { type: 'press' });
    expect(actor.getSnapshot().value).toBe('on');
  });
});

describe('what the inspector stores', () => {
  test('the tree of actors, each with its machine and whether it is still running', () => {
    const history = historyAfter({ type: 'press', by: 'hand' }, { type: 'press', by: 'hand' });
    const tree = treeOf(history.actors());
    expect(tree.map(({ actor, depth }) => [actor.name, actor.machine, depth, isLive(actor)])).toEqual([
      ['lamp', 'lamp', 0, true],
      ['bulb', 'bulb', 1, false],
    ]);
  });

  test('a supervised part is named by its machine, and what restarts it is folded away', () => {
    const messages: InspectionMessage[] = [];
    const { inspect } = createInspectionSource((message) => messages.push(message), { slots: ['part'] });
    const supervised = setup({
      actors: { part: setup({}).createMachine({ id: 'composer' }) },
    }).createMachine({ id: 'supervised', invoke: { id: 'part', src: 'part' } });
    createActor(supervised, { inspect }).start();
    const history = createHistory();
    for (const message of messages) history.add(message);
    expect(treeOf(history.actors()).map(({ actor, depth }) => [actor.name, depth])).toEqual([
      ['composer', 0],
    ]);
  });

  test('the moments of an actor, each with the log entry that caused it', () => {
    const history = historyAfter({ type: 'press', by: 'hand' }, { type: 'end' });
    const moments = treeOf(history.actors())[0]?.actor.moments ?? [];
    expect(moments.map(({ event, snapshot }) => [event.type, snapshot.value, snapshot.status])).toEqual([
      ['xstate.init', 'off', 'active'],
      ['press', 'on', 'active'],
      ['end', 'gone', 'done'],
    ]);
    const leading = moments.map(({ line }) => history.lines().find(({ number }) => number === line));
    expect(leading.map((line) => line?.event.type)).toEqual(['xstate.init', 'press', 'end']);
  });

  test('no more log entries than the limit, and actors whose start it did not receive', () => {
    const { messages, actor } = lamp();
    for (const by of ['one hand', 'another', 'a third']) actor.send({ type: 'press', by });
    const history = createHistory(2);
    for (const each of messages.filter(({ type }) => type !== '@xstate.actor')) history.add(each);
    expect(history.lines().length).toBe(2);
    expect(history.actor(actor.sessionId)).toMatchObject({ name: actor.sessionId, definition: null });
    expect(history.actor(actor.sessionId)?.moments.length).toBe(2);
  });

  test('the message sequence: a column for each actor, an arrow for each of the last log entries', () => {
    const line = (number: number, from: string | null, to: string) => ({
      number,
      from,
      to,
      event: { type: 'a' },
    });
    const lines = [line(1, 'x', 'y'), line(2, null, 'app'), line(3, 'app', 'auth'), line(4, 'auth', 'auth')];
    const { columns, arrows } = lifelinesOf(lines, 3);
    expect(columns).toEqual([null, 'app', 'auth']);
    expect(arrows.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('what the inspector shows', () => {
  const definition = () => treeOf(historyAfter().actors())[0]?.actor.definition ?? '';

  test('a chart of the received definition, its active states highlighted and the last transition marked', async () => {
    const machine = machineFrom(definition());
    if (machine === null) throw new Error('The lamp has a chart.');
    expect([...activeIn(machine, 'on')]).toEqual(['lamp.on']);
    const svg = await chartOf({
      machine,
      value: 'on',
      taken: ['lamp.off —press→ lamp.on'],
      folded: new Set(),
    });
    expect(svg.match(/<rect[^>]*class="[^"]*\bactive\b/g)).toHaveLength(1);
    expect(svg).toMatch(/<g class="taken"><title>the last transition<\/title><polyline/);
    expect(machineFrom(definition())).toBe(machine);
    expect(machineFrom('{"id":"fetchUser"}')).toBe(null);
  });

  test('the events of a state, with their known samples', () => {
    const machine = machineFrom(definition());
    if (machine === null) throw new Error('The lamp has a chart.');
    expect(typesHeardIn(machine, 'off')).toEqual(['press', 'word.say']);
    expect(typesHeardIn(machine, 'on')).toEqual(['end', 'press']);
    const said = [
      { type: 'word.say', word: 'a' },
      { type: 'word.say', word: 'b' },
    ];
    expect(candidatesOf(['press', 'word.say'], { 'word.say': said })).toEqual([{ type: 'press' }, ...said]);
  });

  test('an event that the user enters, as soon as it is valid', () => {
    expect(eventIn('{"type": "press", "by": "hand"}')).toEqual({ type: 'press', by: 'hand' });
    for (const text of ['', '{"type":', '{}', '[]', '{"type": ""}', '{"type": 3}'])
      expect(eventIn(text)).toBe(null);
  });
});
