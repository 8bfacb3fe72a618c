export interface TestPostgres {
  /** The URL of a superuser. */
  readonly url: string;
  readonly end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  readonly start: () => Promise<void>;
  readonly signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  readonly processes: () => number[];
  readonly stop: () => Promise<void>;
}

export declare function findPostgres(): string | null;
export declare function startPostgres(folder: string): Promise<TestPostgres>;
