import type { SnapshotFrom } from 'xstate';
import { leftOf, isSendable, type TrialMessage } from './trial.reducers.ts';
import type { trialMachine } from './trial.machine.ts';

type Snapshot = SnapshotFrom<typeof trialMachine>;

/** How many messages the visitor can still write. */
export const selectLeft = ({ context }: Snapshot) => leftOf(context.chat);
export const selectIsSendable = ({ context }: Snapshot) => isSendable(context.chat);

/** Whether helplines come into view with a message; a quiet line leaves that to the reply. */
export const bringsHelplines = (help: TrialMessage['help'] = null): boolean =>
  help !== null && help !== 'quiet';
