/** Tests all mutants of a machine, in separate processes. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const worker = join(import.meta.dirname, 'worker.mjs');
/** The number of mutants per process; each process holds its own copies of the stories in memory. */
const portionSize = 60;

/**
 * Tests the mutants of a suite and resolves with what caught each: a map from its id to `{ by, how }`. A mutant whose
 * stories do not end within `timeout` milliseconds counts as caught; a walk gets ten times as long, a test a sixth. Mutants that
 * were not tried before the time `deadline` have no result. Those that `rejected` returns do not compile, and need no test.
 */
export async function tryMutants(suite, { timeout, deadline = Infinity, rejected = () => new Set() }) {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-mutants-'));
  const results = new Map();
  const run = (mutants, name, job, onResult) =>
    runAll({ ...suite, ...job, mutants }, join(folder, name), { timeout, deadline }, onResult);
  try {
    const ids = suite.mutants.map(({ id }) => id);
    const uncompiled = rejected({ root: suite.root, machine: suite.machine, files: suite.code });
    for (const id of ids.filter((id) => uncompiled.has(id)))
      results.set(id, { by: 'types', how: 'does not compile' });
    // Without stories a process takes longer to start than to try some mutants.
    const [together = []] =
      suite.stories.length === 0 ? portionsOf(ids.filter((id) => !results.has(id))) : [];
    const judges = await judgesOf(suite, run, together, results);
    if (judges === null) return results;
    const left = ids.filter((id) => !results.has(id));
    for (const [id, result] of await tryGroups(groupsOf(suite, judges), left, run)) results.set(id, result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

/**
 * Runs everything without a fault, and then these mutants in the same process. Returns what passes, and can therefore judge; null
 * if there was no time. If something does not pass, the results of the mutants are not those of the judges, and are dropped.
 */
async function judgesOf({ machine, model, table }, run, together, results) {
  const found = new Map();
  await run(['', ...together], 'unchanged', { model, table }, (id, result) => found.set(id, result));
  const unchanged = found.get('');
  if (!unchanged) return null;
  const { by, how } = unchanged;
  if (by === 'story') throw new Error(`the stories of ${machine} fail without any fault: ${how}`);
  if (by !== null) console.error(`${machine}: its ${by} fails without any fault and is not asked: ${how}`);
  else for (const id of together.filter((id) => found.has(id))) results.set(id, found.get(id));
  return { model: by === 'walk' ? null : model, table: by === 'table' ? null : table };
}

/** Tries the mutants with one group of judges after another, until one catches it. Returns no result of those that were not tried by each. */
async function tryGroups(groups, ids, run) {
  const results = new Map();
  const survivors = new Map(ids.map((id) => [id, { by: null, how: '' }]));
  for (const [index, job] of groups.entries()) {
    const tried = new Map();
    await inTurns(portionsOf([...survivors.keys()]), (portion, part) =>
      run(portion, `group-${index}-${part}`, job, (id, result) => tried.set(id, result)),
    );
    for (const id of survivors.keys()) {
      const result = tried.get(id);
      if (result?.by === 'table') survivors.set(id, result);
      else if (result?.by !== null) survivors.delete(id);
      if (result && !survivors.has(id)) results.set(id, result);
    }
  }
  return new Map([...results, ...survivors]);
}

/**
 * Returns the judges in groups, of which each is loaded only for the mutants that none before has caught: the machine's own file of
 * stories, then twice as many of its stories each time, with the walks at their end, and last the stories of other machines.
 */
function groupsOf({ file, stories }, judges) {
  const isOwn = (story) => distanceOf(file, story) < farthest;
  const sorted = stories.toSorted((one, other) => distanceOf(file, one) - distanceOf(file, other));
  const own = doubled(sorted.filter(isOwn));
  const groups = [...own, ...doubled(sorted.filter((story) => !isOwn(story)))];
  const walks = Math.max(0, own.length - 1);
  if (own.length === 0) groups.unshift([]);
  return groups.map((group, index) => ({
    ...(index === walks ? judges : { model: null, table: null }),
    stories: group,
  }));
}

/** Divides stories into one, two, four … */
function doubled(stories) {
  const groups = [];
  for (let start = 0, size = 1; start < stories.length; start += size, size *= 2)
    groups.push(stories.slice(start, start + size));
  return groups;
}

/** The distance of the stories of other machines. */
const farthest = 3;

/** How far a story is from a machine: it has its name, begins with its name, names its folder, or is that of another machine. */
function distanceOf(file, story) {
  const name = basename(file, '.machine.ts');
  const storyName = basename(story, '.test.ts');
  if (storyName === name) return 0;
  if (storyName.startsWith(name)) return 1;
  return storyName.includes(basename(dirname(file))) ? 2 : farthest;
}

/** Processes each portion once, as many concurrently as there are spare processors. */
async function inTurns(portions, work) {
  const waiting = [...portions.entries()];
  const turns = Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  });
  const failed = (await Promise.allSettled(turns)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function portionsOf(ids) {
  const size = Math.min(portionSize, Math.max(10, Math.ceil(ids.length / 2)));
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

/** Starts a new process for the remaining mutants whenever a mutant has crashed one. */
async function runAll(job, path, limits, onResult) {
  let left = job.mutants;
  for (let round = 0; left.length > 0 && Date.now() < limits.deadline; round++) {
    const notes = `${path}-${round}.notes`;
    const reason = await runOnce({ ...job, mutants: left, notes }, `${path}-${round}.json`, limits);
    const records = read(notes);
    const ended = records.filter(({ kind }) => kind === 'ended');
    for (const { id, by, how } of ended) onResult(id, { by, how });
    const current = records.at(-1);
    const done = new Set(ended.map(({ id }) => id));
    if (reason.isLate) return;
    if (current && current.kind !== 'ended') {
      done.add(current.id);
      onResult(current.id, { by: current.kind === 'began' ? 'story' : 'walk', how: reason.how });
    }
    if (done.size === 0)
      throw new Error(`the mutants of ${job.machine} could not be tried: ${reason.output}`);
    left = left.filter((id) => !done.has(id));
  }
}

function runOnce(job, file, { timeout, deadline }) {
  writeFileSync(file, JSON.stringify({ ...job, timeout, mutants: [...job.mutants] }));
  writeFileSync(job.notes, '');
  return new Promise((resolve, reject) => {
    const env = { ...process.env, MUTANTS_JOB: file, NODE_ENV: 'test' };
    const child = spawn(process.execPath, [worker], {
      cwd: job.root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    let how = 'ended the whole process';
    let isLate = false;
    let last = { length: -1, at: Date.now() };
    const watch = setInterval(() => {
      const { length } = readFileSync(job.notes);
      isLate = Date.now() > deadline;
      if (isLate) child.kill('SIGKILL');
      else if (length !== last.length) last = { length, at: Date.now() };
      else if (Date.now() - last.at > (isAtWork(job.notes) ? 10 * timeout : timeout)) {
        how = 'ran for ever';
        child.kill('SIGKILL');
      }
    }, 250);
    // A worker in an endless loop does not notice that this process has ended.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.on('error', reject);
    child.on('close', () => {
      process.off('exit', kill);
      clearInterval(watch);
      resolve({ how, output, isLate });
    });
  });
}

/** Returns whether a slow step is running: loading the stories for all mutants, or a walk. */
function isAtWork(notes) {
  const last = read(notes).at(-1);
  return last === undefined || last.kind === 'judged';
}

function read(notes) {
  if (!existsSync(notes)) return [];
  const lines = readFileSync(notes, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
