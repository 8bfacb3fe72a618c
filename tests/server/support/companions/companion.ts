import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionRequest,
} from '../../../../server/companions/companion.ts';

/** One reply of the test's companion, controlled by the test. */
export interface Turn {
  readonly request: CompanionRequest;
  say(...pieces: string[]): void;
  finish(memory?: string | null): void;
  fail(kind: CompanionFailure): void;
  /** Fails with an error that companions must not throw. */
  break(error: Error): void;
}

export interface TestCompanion extends Companion {
  /** Resolves with the next requested reply, in order. */
  next(): Promise<Turn>;
  /** Returns the number of replies requested so far. */
  readonly asked: () => number;
}

type Step = { piece: string } | { memory: string | null } | { error: Error };

/** Creates a companion whose replies are controlled by the test. */
export const createTestCompanion = (): TestCompanion => {
  const turns = createQueue<Turn>();
  let asked = 0;
  return {
    name: 'scripted',
    next: () => turns.take(),
    asked: () => asked,
    async *reply(request) {
      asked += 1;
      const steps = createQueue<Step>();
      const cancel = () => steps.put({ error: new CompanionError('cancelled', 'stopped') });
      request.signal.addEventListener('abort', cancel, { once: true });
      turns.put({
        request,
        say: (...pieces) => pieces.forEach((piece) => steps.put({ piece })),
        finish: (memory = null) => steps.put({ memory }),
        fail: (kind) => steps.put({ error: new CompanionError(kind, 'told to fail') }),
        break: (error) => steps.put({ error }),
      });
      for (;;) {
        const step = await steps.take();
        if ('error' in step) {
          throw step.error;
        }
        if ('memory' in step) {
          return { memory: step.memory };
        }
        yield step.piece;
      }
    },
  };
};

const createQueue = <Item>() => {
  const items: Item[] = [];
  const takers: ((item: Item) => void)[] = [];
  return {
    put: (item: Item): void => {
      const taker = takers.shift();
      if (taker === undefined) {
        items.push(item);
      } else {
        taker(item);
      }
    },
    take: (): Promise<Item> =>
      new Promise((resolve) => {
        const item = items.shift();
        if (item === undefined) {
          takers.push(resolve);
        } else {
          resolve(item);
        }
      }),
  };
};
