/** The state of an entry of the browser's history. */
export interface EntryState {
  readonly entry: string;
}

export const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) });

/** Returns the ID of the current history entry. An entry without one, as of a typed URL, gets a new ID. */
export function entryOf({ history }: Window): string {
  const state: unknown = history.state;
  const named = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (typeof named === 'string') return named;
  const fresh = newEntry();
  history.replaceState(fresh, '');
  return fresh.entry;
}
