import type { Written, WrittenMessage } from '../outbox/unsent-message.types.ts';

/** Returns a message as the user wrote it, without its state. */
export const writtenOf = ({ clientMessageId, text, at, edits }: Written): WrittenMessage => ({
  clientMessageId,
  text,
  at,
  ...(edits === undefined ? {} : { edits }),
});
