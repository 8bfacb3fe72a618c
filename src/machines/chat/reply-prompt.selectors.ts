import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ReplyPrompt } from '../../../contract/reply-prompt.ts';
import type { replyPromptMachine } from './reply-prompt.machine.ts';

export type ReplyPromptActor = ActorRefFrom<typeof replyPromptMachine>;

type Snapshot = SnapshotFrom<typeof replyPromptMachine>;

/** False if the part has crashed or is not there. */
export const selectIsOpen = (snapshot: Snapshot | undefined): boolean => snapshot?.hasTag('open') === true;
/** Whether nothing is recorded of the reply. */
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('missing');
/** The prompt of the reply; null until it is loaded. */
export const selectPrompt = ({ context }: Snapshot): ReplyPrompt | null => context.prompt;
