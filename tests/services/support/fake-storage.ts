/** A storage area in memory that can be made to fail. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  isFull = false;

  static of(entries: Readonly<Record<string, string>>): FakeStorage {
    return Object.assign(new FakeStorage(), entries);
  }

  get length(): number {
    return this.#names.length;
  }

  clear(): void {
    for (const name of this.#names) delete this[name];
  }

  getItem(name: string): string | null {
    const text = this[name];
    return typeof text === 'string' ? text : null;
  }

  key(index: number): string | null {
    return this.#names[index] ?? null;
  }

  removeItem(name: string): void {
    delete this[name];
  }

  setItem(name: string, text: string): void {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this[name] = text;
  }

  get #names(): string[] {
    return Object.keys(this).filter((name) => name !== 'isFull');
  }
}
