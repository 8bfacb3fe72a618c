import type { OperateResult } from '../../../server/operator/operate.ts';
import { runOperate } from '../../../server/operator/operate.ts';
import type { TestServer } from './server.ts';

/** The operator's commands, on the database of a running server. The words are the arguments. */
export const operatorOf = (server: TestServer) => ({
  run: (...args: string[]): Promise<OperateResult> =>
    runOperate([...args, '--by', 'olga'], server.running.deps.config, server.now),
  /** Runs a change, with a reason. */
  change: (...args: string[]): Promise<OperateResult> =>
    runOperate(
      [...args, '--by', 'olga', '--reason', 'asked by mail'],
      server.running.deps.config,
      server.now,
    ),
});

export const printed = (output: string): OperateResult => ({ output, error: '', exitCode: 0 });

export const failed = (error: string, exitCode: 1 | 2 = 1): OperateResult => ({
  output: '',
  error,
  exitCode,
});
