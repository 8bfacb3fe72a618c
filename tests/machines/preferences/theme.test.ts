import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { themeMachine, selectTheme, type Theme } from '../../../src/machines/preferences/theme.machine.ts';

test.each(['system', 'light', 'dark'] as const)('applies the stored theme %s at the start', (theme) => {
  const { actor, log } = start(theme);
  expect(selectTheme(actor.getSnapshot())).toBe(theme);
  expect(log).toEqual([`on: ${theme}`]);
});

test('stores and applies each chosen theme', () => {
  const { actor, log } = start('system');
  for (const theme of ['dark', 'light', 'light', 'system'] as const) {
    actor.send({ type: 'theme.choose', theme });
    expect(selectTheme(actor.getSnapshot())).toBe(theme);
  }
  expect(log.slice(1).filter((line) => line.startsWith('saved'))).toEqual([
    'saved: dark',
    'saved: light',
    'saved: light',
    'saved: system',
  ]);
  expect(log.at(-1)).toBe('on: system');
});

function start(theme: Theme) {
  const log: string[] = [];
  const actor = createActor(
    themeMachine.provide({
      actions: {
        applyTheme: (_, { theme: applied }) => void log.push(`on: ${applied}`),
        persistTheme: (_, { theme: saved }) => void log.push(`saved: ${saved}`),
      },
    }),
    { input: { theme } },
  );
  actor.start();
  return { actor, log };
}
