import type { ProgramResult } from './run-program.ts';

/** The output for the operator, and whether the command succeeded. */
export interface CommandResult {
  readonly text: string;
  readonly isSuccess: boolean;
}

export const toProgramResult = ({ text, isSuccess }: CommandResult): ProgramResult => ({
  output: text,
  error: '',
  exitCode: isSuccess ? 0 : 1,
});
