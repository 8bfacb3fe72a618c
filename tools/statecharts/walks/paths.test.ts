import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from './paths-cli.ts';

// The examples are in the folder where npm seems to have been called.
beforeEach(() => vi.stubEnv('INIT_CWD', `${import.meta.dirname}/planted`));
afterEach(() => vi.unstubAllEnvs());

async function paths(...args: string[]) {
  const { text, isWell } = await answer({}, args);
  return isWell
    ? { status: 0, stdout: `${text}\n`, stderr: '' }
    : { status: 1, stdout: '', stderr: `${text}\n` };
}

describe('the paths of a machine', () => {
  test('are counted, printed and measured', async () => {
    expect(await paths('turnstile.ts')).toEqual({
      status: 0,
      stderr: '',
      stdout: `turnstile: 5 transitions; explored to 3 states and 6 edges

shortest: 1 walks, 2 steps, 2 of 5 transitions (40 %)
  1. COIN(10) › done count(1)
  not taken: turnstile.counting —xstate.error.actor.count→ turnstile.locked
  not taken: turnstile.open —PUSH→ turnstile.locked
  not taken: turnstile.open —xstate.after.5000.turnstile.open→ turnstile.locked

simple: 1 walks, 2 steps, 2 of 5 transitions (40 %)
  1. COIN(10) › done count(1)
  not taken: turnstile.counting —xstate.error.actor.count→ turnstile.locked
  not taken: turnstile.open —PUSH→ turnstile.locked
  not taken: turnstile.open —xstate.after.5000.turnstile.open→ turnstile.locked

edge: 4 walks, 9 steps, 5 of 5 transitions (100 %)
  1. COIN(10) › done count(1) › PUSH
  2. COIN(10) › done count(1) › after (5000 ms)
  3. COIN(10) › error count(Error: jammed)
  4. COIN(5)

tour: 1 walks, 8 steps, 5 of 5 transitions (100 %)
  1. COIN(10) › done count(1) › PUSH › COIN(10) › error count(Error: jammed) › COIN(10) › done count(1) › after (5000 ms)
`,
    });
  });

  test('lead to one state, one step per line', async () => {
    expect((await paths('turnstile.ts', '--to', 'open')).stdout).toBe(
      'begins in locked\n1. COIN(10) → counting\n2. done count(1) → open  / click\n',
    );
  });

  test('are available as data', async () => {
    const { stdout } = await paths('turnstile.ts', '--kind', 'tour', '--json');
    const data: unknown = JSON.parse(stdout);
    expect(data).toMatchObject({
      machine: 'turnstile',
      transitions: 5,
      states: 3,
      edges: 6,
      paths: { tour: { count: 1, steps: 8, taken: 5, total: 5, missing: [], strays: 0 } },
    });
    expect((await paths('turnstile.ts', '--to', 'counting', '--json')).stdout).toBe(
      `${JSON.stringify(
        {
          begin: 'locked',
          steps: [{ event: { type: 'COIN', worth: 10 }, cause: 'event', to: 'counting', effects: [] }],
        },
        null,
        2,
      )}\n`,
    );
  });

  test.each([
    [
      ['turnstile.ts', '--to', 'broken'],
      'turnstile has no state broken; it has:\nlocked\ncounting\nopen\nforgotten\n',
    ],
    [
      ['turnstile.ts', '--to', 'forgotten'],
      'no walk of the model rests in forgotten of turnstile: it is passed through at once, cannot be reached, or the samples do not lead there\n',
    ],
    [['nothing.ts'], 'nothing.ts exports 0 machines: it needs one, or a model\n'],
    [
      ['turnstile.ts', '--kind', 'longest'],
      'no kind of paths is called longest: shortest, simple, edge, tour\n',
    ],
  ])('%j prints the error', async (args, stderr) => {
    expect(await paths(...args)).toEqual({ status: 1, stdout: '', stderr });
  });
});
