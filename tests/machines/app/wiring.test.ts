import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nothing, Recorder } from './recorder.ts';

/** The modules that provide machines with services. */
const providers = import.meta.glob<Record<string, unknown>>('../../../src/app/**/provide-*.ts');
const screens = import.meta.glob<Record<string, unknown>>('../../../src/screens/*/*.tsx');

const recorder = new Recorder();

const globals = [
  'CSS',
  'requestAnimationFrame',
  'reportError',
  'window',
  'localStorage',
  'sessionStorage',
  'document',
  'navigator',
  'location',
];

beforeAll(() => {
  vi.setSystemTime('2026-03-12T12:00:00Z');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const page = recorder.standIn('page');
  for (const name of globals) vi.stubGlobal(name, Reflect.get(page, name));
  for (const name of ['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLFormElement', 'HTMLButtonElement'])
    vi.stubGlobal(name, Object);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each provided action calls what the approved table says', { timeout: 60_000 }, async () => {
  const lines = new Map<string, Set<string>>();
  for (const load of [...Object.values(providers), ...Object.values(screens)])
    for (const [name, provide] of Object.entries(await load())) {
      if (typeof provide !== 'function' || !/^(provide|screen$)/.test(name)) continue;
      const provided: unknown = provide(
        ...Array.from({ length: provide.length }, () => recorder.standIn('')),
      );
      for (const machine of machinesIn(provided))
        for (const [path, calls] of linesOf(machine))
          lines.set(path, (lines.get(path) ?? new Set()).add(calls));
    }
  const table = [...lines].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  await expect(
    table.map(([action, calls]) => `${action}: ${[...calls].join('\n  or: ')}\n`).join(''),
  ).toMatchFileSnapshot('wiring.txt');
});

/** Returns the machines in what a module provides, and those that they start. */
const machinesIn = (value: unknown, found = new Set<unknown>()): readonly AnyStateMachine[] => {
  if (typeof value !== 'object' || value === null || found.has(value)) return [];
  found.add(value);
  if (!isMachine(value)) return Object.values(value).flatMap((one) => machinesIn(one, found));
  return [value, ...Object.values(value.implementations.actors).flatMap((actor) => machinesIn(actor, found))];
};

const isMachine = (value: object): value is AnyStateMachine =>
  'implementations' in value && 'transition' in value;

/** Returns the named actions of a machine, with what each calls: where there is something, and where there is nothing. */
const linesOf = ({ id, implementations: { actions } }: AnyStateMachine): ReadonlyArray<[string, string]> =>
  Object.entries(actions).flatMap(([name, action]): Array<[string, string]> => {
    // Actions that XState makes, such as assignments, are part of the chart.
    if (typeof action !== 'function' || 'type' in action) return [];
    const path = `${id}.${name}`;
    if (/=> \{\s*\}$/.test(String(action))) return [[path, 'is not provided']];
    const [full = '', empty = ''] = [false, true].map((isEmpty) => callsOf(action, isEmpty));
    return [[path, full === empty ? full : `${full} | with nothing: ${empty}`]];
  });

const callsOf = (action: (...values: never[]) => unknown, isEmpty: boolean): string => {
  recorder.take();
  recorder.isEmpty = isEmpty;
  const parts = ['context', 'event', 'self', 'system'].map((name) => [name, recorder.standIn(name)]);
  const params = isEmpty ? nothing : recorder.standIn('params');
  const failures: string[] = [];
  try {
    // No type fits the stand-ins, which take the place of whatever an action takes.
    action(...([Object.fromEntries(parts), params] as never[]));
  } catch (error) {
    failures.push(`throws ${error instanceof Error ? error.name : ''}`);
  }
  recorder.isEmpty = false;
  return [...recorder.take(), ...failures].join('; ');
};
