/** The values that were asked for last. Others, and those whose creation failed, are created again when they are needed. */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Promise<Value>>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string, create: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(key) ?? this.#create(key, create);
    // The last one used is the last one to go.
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of [...this.#values.keys()].slice(0, -this.#max)) this.#values.delete(oldest);
    return value;
  }

  async #create(key: string, create: () => Promise<Value>): Promise<Value> {
    try {
      return await create();
    } catch (error) {
      this.#values.delete(key);
      throw error;
    }
  }
}
