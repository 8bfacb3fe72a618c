import type { WrittenMessage } from '../outbox/unsent-message.types.ts';

/** A message with its state; its edit may be dropped. */
export type Written = Omit<WrittenMessage, 'edits'> & { readonly edits?: string | undefined };

/** Returns a message as the user wrote it, without its state. */
export const writtenOf = ({ clientMessageId, text, at, edits }: Written): WrittenMessage => ({
  clientMessageId,
  text,
  at,
  ...(edits === undefined ? {} : { edits }),
});
