import type { Log } from '../shared/log.ts';

/**
 * Runs work that follows from what is done and stored, such as a notice. It never rejects: its failure is logged, and the request is
 * answered as done.
 */
export const afterCommit = async (log: Log, subject: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, subject }, 'what follows from a change was not done');
  }
};
