import { onDemand } from '../services/shared/on-demand.ts';

/** What reads a reply while it is written. Nobody needs it before they have said something, so it comes beside the room. */
export const replyReaderCode = onDemand(
  async () => (await import('../services/stream/chat-stream.ts')).createReplyReader,
);

/** The code of what goes on around a conversation: fetched once for every room that is opened. */
export const chatExtrasCode = onDemand(async () => (await import('./chat-extras.ts')).chatExtras);
