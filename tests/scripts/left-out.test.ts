import { describe, expect, it } from 'vitest';
import {
  stripAssertions,
  stripDescriptions,
  stripServerSide,
  withoutUnreached,
} from '../../scripts/lib/left-out.mjs';

describe('what is left out of the page', () => {
  it('the descriptions of a machine, and nothing else of it', () => {
    const machine = `setup({}).createMachine({ id: 'a', description: 'Said, to readers.', states: { b: { description: "Why, then" } } });`;
    expect(stripDescriptions(machine, 'a.machine.ts')).toBe(
      `setup({}).createMachine({ id: 'a',  states: { b: {  } } });`,
    );
  });

  it('keeps a description that is data of the machine', () => {
    const machine = `assign({ description: ({ event }) => event.description })`;
    expect(stripDescriptions(machine, 'a.machine.ts')).toBe(machine);
  });

  it('what is made sure of, and no other message', () => {
    const code = `if (fast) console.assert(open > 0, 'None is open'); console.warn('Late', console.assert);`;
    expect(stripAssertions(code, 'parser.js')).toBe(`if (fast) ; console.warn('Late', console.assert);`);
  });

  it('what only the server asks about a call, and nothing of other objects', () => {
    const contract = `const Sent = v.object({ input: v.string() });
export const say = defineCall({ method: 'POST', path: '/say', access: 'token', effect: 'write', input: Sent, output: v.object({ access: v.string() }), extension: true });`;
    expect(stripServerSide(contract, 'say.ts').replaceAll(/ {2,}/g, ' '))
      .toBe(`const Sent = v.object({ input: v.string() });
export const say = defineCall({ method: 'POST', path: '/say', output: v.object({ access: v.string() }), });`);
  });

  it('what a package brings and the page never reaches, where that package asks for it', () => {
    const { resolveId, load } = withoutUnreached();
    const id = resolveId('ufo', '/project/node_modules/ofetch/dist/index.mjs');
    expect(load(String(id))).toContain('export { unreached as withBase, unreached as withQuery };');
    expect(resolveId('ufo', '/project/src/services/http.ts')).toBeNull();
    expect(resolveId('react', '/project/node_modules/wouter/src/index.js')).toBeNull();
    expect(load('/project/src/services/http.ts')).toBeNull();
  });
});
