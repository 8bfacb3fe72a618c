export const roomCare = {
  notes: {
    title: (mate: string) => `What ${mate} should remember`,
    label: 'Notes for this conversation',
    hint: 'Optional. Used only in this conversation, starting with your next message.',
    save: 'Save notes',
    saving: 'Saving…',
    saved: 'Notes saved.',
    loading: 'Loading the notes',
    failed: 'Couldn’t load the notes.',
    again: 'Try again',
  },
  data: {
    title: 'This conversation',
    text: 'Download a copy or delete it.',
    search: 'Search this conversation',
    json: 'Download as JSON',
    markdown: 'Download as text',
    busy: 'Preparing…',
    remove: 'Delete this conversation',
  },
  confirm: {
    title: (mate: string) => `Delete the chat with ${mate}?`,
    text: 'You can undo this for one minute. After that, the chat is permanently deleted.',
    /** Where the host brings nothing back. */
    final: 'The chat will be permanently deleted. This can’t be undone.',
    confirm: 'Delete chat',
  },
  removed: (mate: string) => `Chat with ${mate} deleted.`,
  undo: 'Undo',
  undoOf: (mate: string) => `Restore the chat with ${mate}`,
  undone: 'Chat restored.',
  failed: (reason: string) => `That didn’t work. ${reason}`,
  /** Heads of the copy as text. */
  copy: { notes: 'Notes', you: 'You' },
};
