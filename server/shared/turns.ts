/** Runs one piece of work after another; refuses more where `maxWaiting` wait already. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a queue for work of which only one piece may run at a time. `refuse` makes the error for work that finds it full. */
export const createTurns = (maxWaiting: number, refuse: () => Error): Turns => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting > maxWaiting) throw refuse();
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => null).finally(() => (waiting -= 1));
    return turn;
  };
};
