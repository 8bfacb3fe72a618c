interface Entry {
  readonly name: string;
  readonly mode: LockMode;
  readonly begin: () => void;
}

/** The Web Locks of a browser, which its pages share, as far as the services use them. Node has none. */
export class FakeLocks {
  #waiting: readonly Entry[] = [];
  #held: readonly Entry[] = [];

  request(
    name: string,
    { mode = 'exclusive', signal }: LockOptions,
    use: () => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () =>
        void use()
          .then(resolve, reject)
          .finally(() => this.#remove(entry));
      const entry: Entry = { name, mode, begin };
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(entry)) return;
        this.#remove(entry);
        reject(new DOMException('The wait was aborted.', 'AbortError'));
      });
      this.#waiting = [...this.#waiting, entry];
      this.#grant();
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.#held.map(({ name, mode }) => ({ name, mode })) });
  }

  asLocks(): LockManager {
    // The services use no other part of it, and no other overload.
    return this as unknown as LockManager;
  }

  #remove(entry: Entry): void {
    this.#held = this.#held.filter((other) => other !== entry);
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    this.#grant();
  }

  #grant(): void {
    for (const [index, entry] of this.#waiting.entries()) {
      const before = [...this.#held, ...this.#waiting.slice(0, index)].filter(
        ({ name }) => name === entry.name,
      );
      if (before.some(({ mode }) => mode === 'exclusive' || entry.mode === 'exclusive')) continue;
      this.#waiting = this.#waiting.filter((other) => other !== entry);
      this.#held = [...this.#held, entry];
      entry.begin();
      this.#grant();
      return;
    }
  }
}
