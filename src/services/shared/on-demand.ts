/** Something that is fetched when it is first asked for, and once for all who ask. */
export interface OnDemand<Value> {
  /** Fails when it does not come; who asks after that has it fetched again. */
  readonly get: () => Promise<Value>;
  /** Null until it is here. */
  readonly now: () => Value | null;
}

export function onDemand<Value>(load: () => Promise<Value>): OnDemand<Value> {
  let asked: Promise<Value> | null = null;
  let here: Value | null = null;
  async function attempt() {
    try {
      return (here = await load());
    } catch (error) {
      asked = null;
      throw error;
    }
  }
  return { get: () => (asked ??= attempt()), now: () => here };
}
