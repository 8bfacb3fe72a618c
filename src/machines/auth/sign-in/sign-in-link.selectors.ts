import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { signInLinkMachine } from './sign-in-link.machine.ts';

export type SignInLinkActor = ActorRefFrom<typeof signInLinkMachine>;

type Snapshot = SnapshotFrom<typeof signInLinkMachine>;

const views = ['asking', 'failed', 'used', 'tooOld', 'elsewhere'] as const;

/** What is shown; `opening` also until the page leaves. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'opening' =>
  views.find((view) => snapshot.matches(view)) ?? 'opening';

/** Opens the link; undefined while it is not asked for. */
export const selectCommand = ({ children }: Snapshot) => children.openLink;
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
