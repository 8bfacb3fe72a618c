/** The files that the page needs without a network, by their paths. */
export interface ShellFiles {
  readonly hash: string;
  readonly files: readonly string[];
  readonly version: string;
}

export declare function readShellFiles(client: string): ShellFiles;
