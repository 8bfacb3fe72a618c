/** The state that an entry of the browser's history is kept with. */
export interface EntryState {
  readonly entry: string;
}

export const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) });

/** The name of the current entry of the history. One that somebody typed, or came to from elsewhere, gets its name now. */
export function entryOf({ history }: Window): string {
  const state: unknown = history.state;
  const named = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (typeof named === 'string') return named;
  const fresh = newEntry();
  history.replaceState(fresh, '');
  return fresh.entry;
}
