import type { ActorLogic, EventObject, Snapshot } from 'xstate';

type StubEnd = { type: 'stub.done'; output: unknown } | { type: 'stub.error'; error: unknown };

/** An actor that accepts every event, does nothing, and ends when the test provides its result. */
export function stub(): ActorLogic<Snapshot<unknown>, EventObject> {
  return {
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => (isEnd(event) ? endOf(event) : snapshot),
  };
}

/** The event that ends a stub. */
export function endWith(kind: 'done' | 'error', result: unknown): EventObject {
  const end: StubEnd =
    kind === 'done' ? { type: 'stub.done', output: result } : { type: 'stub.error', error: result };
  return end;
}

function isEnd(event: EventObject): event is StubEnd {
  return event.type === 'stub.done' || event.type === 'stub.error';
}

function endOf(event: StubEnd): Snapshot<unknown> {
  return event.type === 'stub.done'
    ? { status: 'done', output: event.output, error: undefined }
    : { status: 'error', output: undefined, error: event.error };
}
