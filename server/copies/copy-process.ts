import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CopyMessage, type CopyJobMessage } from './copy-messages.ts';

/** A copy that is being made. */
export interface CopyProcess {
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  /** Kills it. One that waits for a disk of the network may end only when that answers. */
  readonly stop: () => void;
}

/** Starts a process that makes a copy; the last message is `done` or `failed`. */
export type StartCopy = (job: CopyJobMessage, onMessage: (message: CopyMessage) => void) => CopyProcess;

export const startCopy: StartCopy = (job, onMessage) => {
  const child = fork(findProgram(), [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let isTold = false;
  const tell = (message: CopyMessage): void => {
    isTold ||= message.type === 'done' || message.type === 'failed';
    onMessage(message);
  };
  child.on('message', (value) => {
    const { success, output } = v.safeParse(CopyMessage, value);
    if (success) tell(output);
  });
  // Drained, and not logged: the stack of an error may quote what somebody wrote.
  child.stderr?.resume();
  child.send(job);
  const ended = new Promise<void>((resolve) => {
    const end = (error: string): void => {
      if (!isTold) tell({ type: 'failed', reason: 'failed', count: 0, error });
      resolve();
    };
    child.once('error', ({ name }) => end(name));
    child.once('exit', (code, signal) => end(`exit ${String(signal ?? code)}`));
  });
  const stop = (): void => {
    // What was stopped has not failed.
    isTold = true;
    child.kill('SIGKILL');
  };
  return { ended, stop };
};

/** The program is beside the server where that is built, and a script where it runs from its source. */
const findProgram = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = join(here, 'home-copy.js');
  return existsSync(built) ? built : join(here, '..', '..', 'scripts', 'home-copy.mjs');
};
