import { describe, expect, test } from 'vitest';
import { describeReplay, replayText } from '../../tools/statechart-tests/replay-cli.ts';

const recordings = import.meta.glob<string>('../recordings/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Replays recorded sessions of the running page on the current machines. */
describe.each(Object.entries(recordings))('%s', (_name, text) => {
  test('replays to the recorded states', () => {
    const { recording, replay } = replayText(text);
    expect(describeReplay(recording, replay)).toMatch(/ (\d+) of \1 steps as recorded$/);
  });
});
