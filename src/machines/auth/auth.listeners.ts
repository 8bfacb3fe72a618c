import { enqueueActions } from 'xstate';
import type { AuthContext, AuthEvent } from './auth.reducers.ts';

interface Announcement {
  readonly event: { readonly type: string };
  /** Long-lived actors of the page, by the names under which the system knows them. */
  readonly to: readonly string[];
}

/**
 * Who hears what of the session. It expires where the server does not know it anymore: the user signs in again on the same page.
 * It ends where the user signs out, here or in another tab.
 */
export const announcements = {
  started: [
    {
      event: { type: 'session.started' },
      to: ['formDrafts', 'navigation', 'favorites', 'logoutConfirmation', 'delivery'],
    },
  ],
  expired: [
    { event: { type: 'session.expired' }, to: ['formDrafts', 'navigation'] },
    { event: { type: 'session.ended' }, to: ['logoutConfirmation', 'delivery'] },
  ],
  ended: [
    {
      event: { type: 'session.ended' },
      to: ['formDrafts', 'navigation', 'favorites', 'notifications', 'logoutConfirmation', 'delivery'],
    },
    { event: { type: 'pane.hide' }, to: ['roomsPane'] },
  ],
} as const satisfies Record<string, readonly Announcement[]>;

/** Sends a change of the session to its listeners, once auth is in its new state: some call the server at once. */
export const announce = enqueueActions<
  AuthContext,
  AuthEvent,
  keyof typeof announcements,
  AuthEvent,
  never,
  never,
  never,
  never,
  never
>(({ enqueue, system }, change) => {
  for (const { event, to } of announcements[change])
    for (const ref of to.flatMap((name) => system.get(name) ?? [])) enqueue.sendTo(ref, event);
});
