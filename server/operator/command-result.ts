/** The output for the operator, and whether the command succeeded. */
export interface CommandResult {
  readonly text: string;
  readonly isSuccess: boolean;
}
