/** The state of an entry of the browser's history. */
export interface EntryState {
  readonly entry: string;
}

export const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) });

/** Returns the ID in the state of an entry; undefined where it has none. */
export const idIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : undefined;

/** Returns the ID of the current history entry. An entry without one, as of a typed URL, gets a new ID. */
export function entryOf({ history }: Window): string {
  const named = idIn(history.state);
  if (named !== undefined) return named;
  const fresh = newEntry();
  history.replaceState(fresh, '');
  return fresh.entry;
}
