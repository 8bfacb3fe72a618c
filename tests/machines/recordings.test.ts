import { describe, expect, test } from 'vitest';
import { readRecording } from 'statechart-tools/inspector/recording/recording';
import { describeReplay, replayText } from '../../tools/product-charts/replay.ts';

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

  test('a planted deviation of its last step is reported, with the step', () => {
    const recording = readRecording(text);
    const last = recording.steps.length - 1;
    const steps = recording.steps.map((step, index) =>
      index === last ? { ...step, value: 'planted' } : step,
    );
    const { replay } = replayText(JSON.stringify({ ...recording, steps }));
    expect(replay.agreed).toBe(last);
    expect(replay.divergences).toMatchObject([
      {
        step: last,
        recorded: expect.stringMatching(/^planted \(/),
        found: expect.not.stringContaining('planted'),
      },
    ]);
  });
});
