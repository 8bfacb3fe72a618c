import { describe, expect, it } from 'vitest';
import { stripDescriptions, stripServerSide } from '../../scripts/lib/build/strip-from-client.mjs';

describe('stripping the client bundle', () => {
  it('removes only the descriptions of a machine', () => {
    const machine = `setup({}).createMachine({ id: 'a', description: 'Said, to readers.', states: { b: { description: "Why, then" } } });`;
    expect(stripDescriptions(machine, 'a.machine.ts')).toBe(
      `setup({}).createMachine({ id: 'a',  states: { b: {  } } });`,
    );
  });

  it('keeps a description that belongs to the machine’s data', () => {
    const machine = `assign({ description: ({ event }) => event.description })`;
    expect(stripDescriptions(machine, 'a.machine.ts')).toBe(machine);
  });

  it('removes the server-only properties of calls, and no properties of other objects', () => {
    const contract = `const Sent = v.object({ input: v.string() });
export const say = defineCall({ method: 'POST', path: '/say', access: 'token', effect: 'write', input: Sent, output: v.object({ access: v.string() }), extension: true });`;
    expect(stripServerSide(contract, 'say.ts').replaceAll(/ {2,}/g, ' '))
      .toBe(`const Sent = v.object({ input: v.string() });
export const say = defineCall({ method: 'POST', path: '/say', output: v.object({ access: v.string() }), });`);
  });
});
