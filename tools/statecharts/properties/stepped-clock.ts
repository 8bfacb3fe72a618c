/** How many timers fire at most while the clock moves once: ten minutes of a timer of a second. */
const limit = 600;

/** A clock that stands still until the test moves it, and fires what is due in the order of time. */
export class SteppedClock {
  readonly #pending = new Map<number, { readonly due: number; readonly fire: () => void }>();
  #last = 0;
  #now = 0;

  /** Milliseconds since the start. */
  get now(): number {
    return this.#now;
  }

  /** The milliseconds until the next timer; null if none is pending. */
  get untilNext(): number | null {
    const dues = [...this.#pending.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.min(...dues) - this.#now;
  }

  setTimeout(fire: () => void, timeout: number): number {
    this.#pending.set(++this.#last, { due: this.#now + timeout, fire });
    return this.#last;
  }

  clearTimeout(id: number): void {
    this.#pending.delete(id);
  }

  /**
   * Moves the clock, and fires every timer that becomes due, also those that others start.
   * @throws when they start each other without end.
   */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    let fired = 0;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const [id, { due, fire }] = next;
      if (++fired > limit) throw new Error(`more than ${limit} timers fired within ${milliseconds} ms`);
      this.#pending.delete(id);
      this.#now = due;
      fire();
    }
    this.#now = end;
  }

  #nextUntil(end: number) {
    const [next] = [...this.#pending].toSorted(([, one], [, other]) => one.due - other.due);
    return next !== undefined && next[1].due <= end ? next : undefined;
  }
}
