import type { WrittenMessage } from '../outbox/unsent-message.types.ts';

/** What the user wrote, without its state. */
export const writtenOf = ({ clientMessageId, text, at, edits }: WrittenMessage): WrittenMessage => ({
  clientMessageId,
  text,
  at,
  ...(edits === undefined ? {} : { edits }),
});
