import { describe, expect, it } from 'vitest';
import { seedMates } from '../../../../server/content/seed.ts';
import type { MateScript } from '../../../../server/content/mate-script.ts';
import { mateScripts } from '../../../../server/content/scripts/all.ts';
import { isIntent, sharedLines } from '../../../../server/content/shared-lines/lines.ts';
import { sharedTriggers } from '../../../../server/content/shared-lines/triggers.ts';
import { spoken } from '../../../../server/companions/scripted/understanding/format-speech.ts';
import { unbalanced } from './talk.ts';

const triggers = sharedTriggers.split('\n').filter((line) => line.startsWith('+ '));

describe('the shared triggers', () => {
  it('map to intents that have lines', () => {
    const named = sharedTriggers.split('\n').filter((line) => line.startsWith('- '));
    const intents = named.map((line) => line.slice(2).split(':')[0] ?? '');
    expect(
      intents.filter((intent) => !isIntent(intent) && intent !== 'maybeName' && intent !== 'userAge'),
    ).toEqual([]);
    expect(named.length).toBe(triggers.length);
  });

  it('contain no duplicate pattern', () => {
    expect(triggers.filter((trigger, index) => triggers.indexOf(trigger) !== index)).toEqual([]);
  });
});

describe.each(seedMates)('the script of $name', ({ mateId }) => {
  const script = mateScripts.get(mateId);

  it('has triggers, fallbacks, and stories in several pieces', () => {
    expect(triggers.length + (script?.threads.length ?? 0)).toBeGreaterThanOrEqual(60);
    expect(script?.fallbacks.length).toBeGreaterThanOrEqual(10);
    expect(script?.gestures.length).toBeGreaterThanOrEqual(10);
    expect(script?.threads.length).toBeGreaterThanOrEqual(4);
    expect(script?.threads.filter((thread) => thread.beats.length < 3)).toEqual([]);
  });

  it('contains no duplicate lines and no unbalanced marks', () => {
    const lines = script === undefined ? [] : everyLine(script);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    expect(lines.filter((line) => unbalanced(spoken(withoutBlanks(line))).length > 0)).toEqual([]);
  });
});

it('the shared lines contain no unbalanced marks', () => {
  const lines = Object.values(sharedLines).flat();
  expect(lines.filter((line) => unbalanced(spoken(withoutBlanks(line))).length > 0)).toEqual([]);
});

function everyLine(script: MateScript): string[] {
  const { gestures, near, acks, fallbacks, unknown, questions, opening, threads, lines } = script;
  const beats = threads.flatMap((thread) => thread.beats);
  return [
    gestures,
    near,
    acks,
    fallbacks,
    unknown,
    questions,
    opening,
    beats,
    ...Object.values(lines),
  ].flat();
}

function withoutBlanks(line: string): string {
  return line.replace('{, name}', '').replace(/\{\w+\}/gu, 'something');
}
