import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a process of the benchmark, with additional environment variables. It sends one message when it is ready, and answers each request with one message.
 */
export async function startChild(file, args = [], environment = {}) {
  const child = fork(file, args.map(String), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`${file} exited with code ${code}`);
  });
  const [ready] = await once(child, 'message');
  const ask = async (question) => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0];
  };
  return {
    ready,
    ask,
    /** Returns the CPU time that the process has used so far, in microseconds. */
    cpu: async () => {
      const { user, system } = await ask({ ask: 'cpu' });
      return user + system;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** Reports that this process is ready, and answers the parent's requests until it exits. */
export function serveParent(ready, answers = {}) {
  const reply = async (question) =>
    process.send(
      (question.ask === 'cpu' ? process.cpuUsage() : await answers[question.ask](question)) ?? null,
    );
  process.on('message', (question) => {
    reply(question).catch((error) => {
      console.error(error);
      process.exit(1);
    });
  });
  process.on('disconnect', () => process.exit(0));
  process.send(ready);
}
