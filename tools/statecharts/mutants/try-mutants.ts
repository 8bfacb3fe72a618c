/**
 * Tests mutants within one test run: all stories of the machine are reloaded for each mutant, with an xstate that
 * applies the fault. If no story fails, the walks run, and the table is compared with the approved one.
 */
import { existsSync, readFileSync } from 'node:fs';
import type * as XState from 'xstate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Model } from '../explorer/model.ts';
import { differences } from '../charts/approved-tables.ts';
import type { Expectations } from '../rules/rule.ts';
import { complaintsOfProperties, complaintsOfWalks } from './judges.ts';
import { givenJob, write, type Job, type Witness } from './job.ts';

interface Trial {
  readonly id: string;
  by: Witness;
  how: string;
}

declare global {
  /** The fault of all machines created from now on. */
  var __fault: { readonly machine: string; readonly id: string } | undefined;
}

vi.mock('xstate', async (importOriginal) => {
  const real = await importOriginal<typeof XState>();
  const { withFaultsFrom } = await import('./faulty-xstate.ts');
  return { ...real, setup: withFaultsFrom(real.setup, () => globalThis.__fault) };
});

const job = givenJob();
const { expectations }: { readonly expectations: Expectations | null } =
  job.expectations === null ? { expectations: null } : await import(/* @vite-ignore */ job.expectations);
let running: Trial | null = null;
// Many machines end with an unhandled rejection; outside of tests it would fail the run itself.
process.on('uncaughtException', (error) => caught('story', `failed by itself: ${error.message}`));
process.on('unhandledRejection', (error) => caught('story', `failed by itself: ${String(error)}`));

describe.each(job.mutants.map((id) => ({ id })))('fault: $id', async ({ id }) => {
  await tryMutant(job, id);
});

async function tryMutant({ stories, model }: Job, id: string): Promise<void> {
  const trial: Trial = { id, by: null, how: '' };
  beforeAll(() => {
    running = trial;
    write(job, { kind: 'began', id });
  });
  beforeEach(({ skip }) => skip(trial.by !== null));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') caught('story', task.name);
    await moment();
  });
  afterAll(async () => {
    await moment();
    if (trial.by === null && model !== null) {
      write(job, { kind: 'judged', id });
      await judgeModel(job, trial, model);
    }
    write(job, { kind: 'ended', id, by: trial.by, how: trial.how });
    running = null;
  });

  // A run without a test does not call the hooks before and after it.
  test('begins', () => expect(running).toBe(trial));
  for (const story of stories) {
    try {
      await load(job, id, story);
    } catch (error) {
      test('can be loaded', () => expect.unreachable(String(error)));
    }
  }
}

/** Judges by the walks with their properties, then by the approved table. */
async function judgeModel(of: Job, trial: Trial, file: string): Promise<void> {
  try {
    const { model } = await load(of, trial.id, file);
    const violations = await complaintsOfProperties(file);
    const problems = violations.length > 0 ? violations : complaintsOfWalks(model, expectations);
    if (problems.length > 0) caught('walk', problems[0] ?? '');
    else if (of.table !== null && existsSync(of.table)) {
      const [difference] = differences(model, readFileSync(of.table, 'utf8'));
      if (difference !== undefined) caught('table', difference);
    }
  } catch (error) {
    caught('walk', `could not be explored: ${String(error)}`);
  }
}

async function load({ machine }: Job, id: string, file: string): Promise<{ readonly model: Model }> {
  vi.resetModules();
  globalThis.__fault = id === '' ? undefined : { machine, id };
  const exported: { readonly model: Model } = await import(/* @vite-ignore */ file);
  return exported;
}

function caught(by: Witness, how: string): void {
  if (running === null || running.by !== null) return;
  running.by = by;
  running.how = how;
}

/** Long enough for an unhandled rejection to be reported. */
const { setTimeout: later } = globalThis;
function moment(): Promise<void> {
  return new Promise((resolve) => later(resolve, 0));
}
