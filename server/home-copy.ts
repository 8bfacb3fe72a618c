import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { toCopyError } from './copies/copy-error.ts';
import { CopyJobMessage, type CopyMessage } from './copies/copy-messages.ts';
import { runCopy } from './copies/run-copy.ts';

/**
 * Makes and proves one copy of the owner's account, in a process of its own, which the server starts and tells what to do: reading all
 * that somebody wrote takes longer than a server may be busy.
 */
const send = (message: CopyMessage): void => void process.send?.(message);

const receive = (): Promise<unknown> => new Promise((resolve) => process.once('message', resolve));

/** Without the server nobody waits for the copy. */
process.on('disconnect', () => process.exit(1));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  const job = receive();
  await runCopy(v.parse(CopyJobMessage, await job), send);
  send({ type: 'done' });
} catch (error) {
  const { reason, count, cause = error } = toCopyError(error);
  send({ type: 'failed', reason, count, error: describe(cause) });
}
process.removeAllListeners('disconnect');
process.disconnect();

/** Neither the message nor the stack: they may quote what somebody wrote. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
