/** Bundles one module for the browser and returns its code, without writing files. */
export function bundle(entry: string, options?: { minify?: boolean }): Promise<string>;

export interface ServedFile {
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** Serves `files` by path on a free port and records each requested path. */
export function serve(
  files: Record<string, ServedFile>,
): Promise<{ origin: string; asked: string[]; close: () => Promise<void> }>;
