import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Pattern } from './read-pattern.ts';

/** Patterns that are looked for at once. */
export interface PatternSet {
  readonly key: number;
  readonly patterns: readonly Pattern[];
}

export type PatternJob =
  /** Returns the sizes of the first patterns in instructions, as many as there is time for; null for one that cannot be run. */
  | { readonly kind: 'measure'; readonly patterns: readonly Pattern[] }
  /** Returns pairs: the place of a text, and that of a pattern of the set that it has. */
  | { readonly kind: 'match'; readonly set: PatternSet; readonly texts: readonly string[] };

/** How long a job may take, and until when it is of use, in milliseconds. */
interface JobLimits {
  readonly deadline: number;
  readonly until?: number;
}

export type PatternAnswer =
  | { readonly kind: 'done'; readonly values: ReadonlyArray<number | null>; readonly spent: number }
  /** Took longer than its deadline, with the pattern at this place where it measured. */
  | { readonly kind: 'late'; readonly at: number }
  /** Was of no use any more when it was its turn. */
  | { readonly kind: 'skipped' };

/** The message to the thread. */
type Step =
  | Extract<PatternJob, { kind: 'measure' }>
  | {
      readonly kind: 'open';
      readonly key: number;
      readonly patterns: readonly Pattern[];
      readonly closed: readonly number[];
    }
  | { readonly kind: 'match'; readonly key: number; readonly texts: readonly string[] };

interface Waiting extends Required<JobLimits> {
  readonly job: PatternJob;
  readonly resolve: (answer: PatternAnswer) => void;
}

interface Running {
  readonly waiting: Waiting;
  readonly step: Step;
  readonly deadline: number;
  readonly startedAt: number;
  readonly cpuAtStart: NodeJS.CpuUsage;
  timer: NodeJS.Timeout;
}

const Ready = v.literal('ready');
const Values = v.array(v.nullable(v.number()));

/** A machine that is busy with other programs gets so many deadlines in time before a job is late. */
const maxDeadlines = 20;
/** The thread has so much memory at most, in megabytes. */
const maxMemory = 256;

/** How long a set may take to be compiled, in milliseconds. */
const openDeadline = 50;
/** So many sets are open in the thread: those used last. */
const maxOpen = 64;

/**
 * Works with patterns that others wrote, one job after another, in a thread of its own: a job that takes longer than its deadline is
 * ended with the thread, and the next job gets a new one.
 */
export class PatternThread {
  #worker: Worker | null = null;
  #isReady = false;
  #running: Running | null = null;
  readonly #queue: Waiting[] = [];
  /** The keys of the sets that are open in the thread, the one used last at the end. */
  readonly #open = new Set<number>();
  readonly #progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  run(job: PatternJob, { deadline, until = Infinity }: JobLimits): Promise<PatternAnswer> {
    return new Promise((resolve) => {
      this.#queue.push({ job, deadline, until, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running !== null) return;
    while ((this.#queue[0]?.until ?? Infinity) < performance.now()) {
      this.#queue.shift()?.resolve({ kind: 'skipped' });
    }
    if (this.#queue.length === 0) {
      // Jobs keep the process, an idle thread does not.
      this.#worker?.unref();
      return;
    }
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const waiting = this.#isReady ? this.#queue.shift() : undefined;
    if (waiting === undefined) return;
    const step = this.#stepOf(waiting.job);
    Atomics.store(this.#progress, 0, 0);
    const deadline = step.kind === 'open' ? openDeadline : waiting.deadline;
    const timer = setTimeout(() => this.#check(), deadline);
    this.#running = {
      waiting,
      step,
      deadline,
      startedAt: performance.now(),
      cpuAtStart: process.cpuUsage(),
      timer,
    };
    worker.postMessage(step);
  }

  /** A set that is not open is opened first, which has a deadline of its own. */
  #stepOf(job: PatternJob): Step {
    if (job.kind === 'measure') return { kind: 'measure', patterns: job.patterns.map(toPattern) };
    const { key, patterns } = job.set;
    const isOpen = this.#open.delete(key);
    this.#open.add(key);
    if (isOpen) return { kind: 'match', key, texts: job.texts };
    const closed = [...this.#open].slice(0, -maxOpen);
    for (const one of closed) this.#open.delete(one);
    return { kind: 'open', key, patterns: patterns.map(toPattern), closed };
  }

  #start(): Worker {
    // The build has the worker's file next to the one of the server, too.
    const worker = new Worker(new URL('./pattern-worker.mjs', import.meta.url), {
      workerData: { progress: this.#progress.buffer },
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    });
    worker.on('message', (message: unknown) => {
      if (worker === this.#worker) this.#receive(message);
    });
    // As a rule it is out of memory: the job counts as late, however long it took.
    worker.on('error', (error) => {
      if (worker !== this.#worker) return;
      process.emitWarning(error);
      this.#end();
    });
    this.#worker = worker;
    this.#isReady = false;
    this.#open.clear();
    return worker;
  }

  #receive(message: unknown): void {
    const running = this.#running;
    if (v.is(Ready, message)) {
      this.#isReady = true;
    } else if (running?.step.kind === 'open') {
      this.#stop(running);
      this.#queue.unshift(running.waiting);
    } else if (running !== null) {
      this.#settle(running, { kind: 'done', values: v.parse(Values, message), spent: spentBy(running) });
    }
    this.#next();
  }

  #check(): void {
    const running = this.#running;
    // An answer that has arrived in the meantime counts.
    setImmediate(() => {
      if (running === null || running !== this.#running) return;
      const { deadline } = running;
      const isStarved =
        spentBy(running) < deadline && performance.now() - running.startedAt < maxDeadlines * deadline;
      if (isStarved) running.timer = setTimeout(() => this.#check(), deadline);
      else this.#end();
    });
  }

  /** Ends the thread. The running job is late, or the one for which the thread was started. */
  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    const late: PatternAnswer = { kind: 'late', at: Atomics.load(this.#progress, 0) };
    if (this.#running === null) this.#queue.shift()?.resolve(late);
    else this.#settle(this.#running, late);
    this.#next();
  }

  #settle(running: Running, answer: PatternAnswer): void {
    this.#stop(running);
    running.waiting.resolve(answer);
  }

  #stop({ timer }: Running): void {
    clearTimeout(timer);
    this.#running = null;
  }
}

/** How much of its deadline a job has used: not the time in which the processor worked for other programs. */
const spentBy = ({ startedAt, cpuAtStart }: Running): number => {
  const { user, system } = process.cpuUsage(cpuAtStart);
  return Math.min(performance.now() - startedAt, (user + system) / 1000);
};

const toPattern = ({ pattern, flags }: Pattern): Pattern => ({ pattern, flags });

/** The one of this process. */
export const patternThread = new PatternThread();
