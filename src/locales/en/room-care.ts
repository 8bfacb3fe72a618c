export const roomCare = {
  notes: {
    title: (mate: string) => `What ${mate} should remember`,
    label: 'Notes for this conversation',
    hint: 'Only this conversation uses them, from your next message on. May stay empty.',
    save: 'Save the notes',
    saving: 'Saving…',
    saved: 'The notes are saved.',
    loading: 'Loading the notes',
    failed: 'The notes did not arrive.',
    again: 'Try again',
  },
  data: {
    title: 'This conversation',
    text: 'Take a copy with you, or delete it.',
    json: 'Download as JSON',
    markdown: 'Download as text',
    busy: 'Preparing…',
    remove: 'Delete this conversation',
  },
  confirm: {
    title: (mate: string) => `Delete the chat with ${mate}?`,
    text: 'It goes at once, and for good a minute later. Until then you can bring it back from your chats.',
    /** Where the host brings nothing back. */
    final: 'It goes at once, and for good. Nobody can bring it back.',
    yes: 'Delete the chat',
    no: 'Keep it',
    busy: 'Deleting…',
  },
  removed: (mate: string) => `The chat with ${mate} is deleted.`,
  undo: 'Undo',
  undoOf: (mate: string) => `Bring back the chat with ${mate}`,
  undone: 'The chat is back.',
  failed: (reason: string) => `That did not work. ${reason}`,
  /** Heads of the copy as text. */
  copy: { notes: 'Notes', you: 'You' },
};
