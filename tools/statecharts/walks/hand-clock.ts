import type { AnyActorRef } from 'xstate';

/**
 * A clock that fires only the timer that the test names. If two timers compete, the model tries each as the first to
 * fire; a real clock could only show the shorter one.
 */
export class HandClock {
  readonly #pending = new Map<number, () => void>();
  #last = 0;

  setTimeout(fire: () => void): number {
    this.#pending.set(++this.#last, fire);
    return this.#last;
  }

  clearTimeout(id: number): void {
    this.#pending.delete(id);
  }

  /**
   * Fires the timer of this actor's delayed event.
   * @throws when it is not pending, or pending with another delay (milliseconds).
   */
  fire(actor: AnyActorRef, type: string, delay: number): void {
    // The system stores scheduled events in the order of its calls to this clock.
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const timers = [...this.#pending];
    if (scheduled.length !== timers.length)
      throw new Error('the clock and the actors disagree about what is pending');
    const index = scheduled.findIndex(({ target, event }) => target === actor && event.type === type);
    const [timer, found] = [timers[index], scheduled[index]];
    if (!timer || !found) throw new Error(`no timer ${type} is pending`);
    if (found.delay !== delay) throw new Error(`the timer ${type} waits ${found.delay} ms, not ${delay} ms`);
    this.#pending.delete(timer[0]);
    timer[1]();
  }
}
