/** How views use a machine that has lost a child by a crash, and starts it again on demand. */
import type { AnyActorRef } from 'xstate';

export interface Crashable extends Pick<AnyActorRef, 'subscribe'> {
  readonly send: (event: { readonly type: 'load.retry' }) => void;
  readonly getSnapshot: () => { readonly tags: ReadonlySet<string> };
}

export const selectHasCrashed = ({ tags }: { readonly tags: ReadonlySet<string> }): boolean =>
  tags.has('crashed');
