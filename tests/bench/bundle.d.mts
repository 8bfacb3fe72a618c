/** Bundles one module for the browser and returns its code. Nothing is written. */
export function bundle(entry: string, options?: { minify?: boolean }): Promise<string>;

export interface ServedFile {
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** Serves `files` by path on a free port of this machine and notes each path that was asked for. */
export function serve(
  files: Record<string, ServedFile>,
): Promise<{ origin: string; asked: string[]; close: () => Promise<void> }>;
