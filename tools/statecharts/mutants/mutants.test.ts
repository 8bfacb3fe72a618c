import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lampMachine } from './planted/lamp.machine.ts';
import { placedCodeMutants, placedMutants } from './plan.ts';

const planted = (name: string): string => join(import.meta.dirname, 'planted', name);

/** The mutants that a suite without tests for them cannot catch. */
const survivors = [
  'lamp.off on lamp.press: guard isWhole always holds',
  'lamp.off on lamp.press: without click',
  'lamp.off on lamp.break: dropped',
  'lamp.off on lamp.break: goes to off',
  'lamp.on on lamp.press: dropped',
  'lamp.on on lamp.press: goes to broken',
  'lamp delay glow: 0',
  'lamp delay glow: half',
  'lamp in lamp.machine.ts isWhole: < becomes <=',
  'lamp in lamp.machine.ts isWhole: 3 becomes 4',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statecharts-planted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runLamp(stories: string, options: readonly string[]) {
  const suite = [`--machine=${planted('lamp.machine.ts')}`, `--stories=${stories}`];
  return spawnSync(process.execPath, [planted('run.mjs'), ...suite, ...options], { encoding: 'utf8' });
}

function tryLamp(
  explanations: readonly string[],
  { stories = planted('lamp.stories.ts'), minutes = 10 } = {},
) {
  const explained = join(folder, 'explained.md');
  writeFileSync(explained, explanations.map((id) => `| \`${id}\` | it is only a lamp |\n`).join(''));
  const { stdout, stderr, status } = runLamp(stories, [`--explained=${explained}`, `--minutes=${minutes}`]);
  const survived = [...stdout.matchAll(/^ {2}survived .*?:\d+ \w+ (.*)$/gm)].map(([, id = '']) => id);
  return { survived, stdout, stderr, status };
}

test('a machine has a mutant for each part of its chart and each expression of its code, with its line', () => {
  expect(
    placedMutants(lampMachine, planted('lamp.machine.ts')).map(
      ({ id, kind, line }) => `${line} ${kind} ${id}`,
    ),
  ).toEqual([
    '20 transition lamp.off on lamp.press: dropped',
    '20 transition lamp.off on lamp.press: goes to broken',
    '20 guard lamp.off on lamp.press: guard isWhole always holds',
    '20 guard lamp.off on lamp.press: guard isWhole never holds',
    '20 action lamp.off on lamp.press: without count',
    '20 action lamp.off on lamp.press: without click',
    '21 transition lamp.off on lamp.break: dropped',
    '21 transition lamp.off on lamp.break: goes to off',
    '24 transition lamp.on on lamp.press: dropped',
    '24 transition lamp.on on lamp.press: goes to broken',
    '24 transition lamp.on after glow: dropped',
    '24 transition lamp.on after glow: goes to on',
    '11 delay lamp delay glow: 0',
    '11 delay lamp delay glow: half',
    '11 delay lamp delay glow: tenfold',
    '16 initial lamp initial: on',
  ]);
  expect(
    placedCodeMutants('lamp', planted('lamp.machine.ts')).map(({ id, line }) => `${line} ${id}`),
  ).toEqual([
    '9 lamp in lamp.machine.ts count: without presses',
    '9 lamp in lamp.machine.ts presses: + becomes -',
    '9 lamp in lamp.machine.ts presses: 1 becomes 2',
    '10 lamp in lamp.machine.ts isWhole: condition negated',
    '10 lamp in lamp.machine.ts isWhole: < becomes <=',
    '10 lamp in lamp.machine.ts isWhole: 3 becomes 4',
  ]);
});

describe('a weak suite', () => {
  test('lets mutants survive, and the run fails', () => {
    const { survived, stdout, status } = tryLamp([]);
    expect(survived).toEqual(survivors);
    expect(stdout).toContain('lamp: 12 of 22 mutants caught (12 by stories, 0 by walks), 10 survived');
    expect(status).toBe(1);
  });

  test('passes where every survivor is explained', () => {
    const { survived, stderr, status } = tryLamp(survivors);
    expect(survived).toEqual(survivors);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test('fails for an explanation of a mutant that is caught or does not exist', () => {
    const caught = 'lamp delay glow: tenfold';
    const { stderr, status } = tryLamp([...survivors, caught, 'lamp delay shine: 0']);
    expect(stderr).toBe(
      `  explained, but a test catches it: ${caught}\n  explained, but there is no such mutant: lamp delay shine: 0\n`,
    );
    expect(status).toBe(1);
  });

  test('leaves mutants untried when the time is over', () => {
    const { survived, stdout, status } = tryLamp([], { minutes: 0 });
    expect(survived).toEqual([]);
    expect(stdout).toContain('lamp: 0 of 0 mutants caught');
    expect(stdout).toContain('22 not tried');
    expect(status).toBe(0);
  });

  test('that fails without any fault reports that failure instead', () => {
    const failing = planted('failing.stories.ts');
    const { stderr, status } = tryLamp([], { stories: failing });
    expect(stderr).toContain('the stories of lamp fail without any fault: a lamp is never on');
    expect(status).toBe(1);
  });
});

describe('a sample', () => {
  function trySample(names: readonly string[], stories = planted('lamp.stories.ts')) {
    const [sample, verdicts] = [join(folder, 'sample.txt'), join(folder, 'verdicts.txt')];
    writeFileSync(sample, names.map((name) => `${name}\n`).join(''));
    const run = runLamp(stories, [`--sample=${sample}`, `--verdicts=${verdicts}`]);
    return { ...run, verdicts: readFileSync(verdicts, 'utf8') };
  }

  test('has one verdict for each of its names, in its order, and only these mutants are tested', () => {
    const { stdout, stderr, status, verdicts } = trySample([
      'lamp delay glow: tenfold',
      'lamp delay glow: 0',
      'lamp delay shine: 0',
      'torch.off on torch.press: dropped',
    ]);
    expect(verdicts.split('\n')).toEqual([
      'lamp delay glow: tenfold\tcaught-by-story',
      'lamp delay glow: 0\tsurvived',
      'lamp delay shine: 0\tmissing',
      'torch.off on torch.press: dropped\tmissing',
      '',
    ]);
    const table = [
      '| kind | caught | only the approved table differs | nothing differs |',
      '| --- | ---: | ---: | ---: |',
      '| delay | 1 of 2 | 0 | 1 |',
      '| **chart** | 1 of 2 (50 %) | 0 | 1 |',
      '| code | 0 of 0 | 0 | 0 |',
    ];
    expect(stdout.split('\n')).toEqual([...verdicts.split('\n'), ...table, '', '']);
    expect(stderr).toBe(
      '2 mutants of the sample no longer exist:\n  lamp delay shine: 0\n  torch.off on torch.press: dropped\n',
    );
    expect(status).toBe(0);
  });

  test('has no verdicts for a machine whose stories fail without any fault', () => {
    const { stderr, status, verdicts } = trySample(['lamp delay glow: 0'], planted('failing.stories.ts'));
    expect(verdicts).toBe('');
    expect(stderr).toContain('the stories of lamp fail without any fault: a lamp is never on');
    expect(status).toBe(1);
  });

  test('without stories is judged by the walks alone', () => {
    const { stdout } = runLamp(planted('failing.stories.ts'), ['--walks', `--explained=${folder}`]);
    expect(stdout).toContain('lamp: 0 of 22 mutants caught (0 by stories, 0 by walks), 22 survived');
  });
});
