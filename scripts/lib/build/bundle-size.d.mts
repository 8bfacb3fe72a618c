/** What a build of the page makes browsers fetch. Files are named by their paths below the build's folder. */
export interface Build {
  /** The languages whose texts it contains. */
  readonly languages: readonly string[];
  /** Everything that loads before the first page can be used, without fonts and pictures. */
  readonly firstLoad: (language: string) => Set<string>;
  /** The files that load with a source file, its stylesheets included. */
  readonly filesOf: (source: string) => Set<string>;
  /** In bytes, each file compressed by itself. */
  readonly weigh: (files: Iterable<string>) => number;
}

export declare function readBuild(client: string): Build;
