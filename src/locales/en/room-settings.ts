export const roomSettings = {
  title: {
    title: 'Name of this conversation',
    label: 'Name',
    hint: 'Optional. Shown in your recent chats and above the conversation.',
    save: 'Save name',
    saved: 'Name saved.',
  },
  scene: 'How it starts',
  notes: {
    title: (mate: string) => `What ${mate} should remember`,
    label: 'Notes for this conversation',
    hint: 'Optional. Used only in this conversation, starting with your next message.',
    save: 'Save notes',
    saved: 'Notes saved.',
    unsaved: 'Not saved yet',
    loading: 'Loading the notes',
    failed: 'Couldn’t load the notes.',
  },
  data: {
    title: 'This conversation',
    text: 'Download a copy or delete it. The JSON file also contains all other versions of the messages.',
    search: 'Search this conversation',
    json: 'Download as JSON',
    markdown: 'Download as text',
    remove: 'Delete this conversation',
  },
  /** The conversation that this one continues, and those that continue this one; a name follows each. */
  links: { title: 'Linked chats', origin: 'Continues from', copy: 'Continued in' },
  confirm: {
    title: (mate: string) => `Delete the chat with ${mate}?`,
    final: 'The chat will be permanently deleted. This can’t be undone.',
    confirm: 'Delete chat',
  },
  removed: (mate: string) => `Chat with ${mate} deleted.`,
  deleted: 'Chat deleted.',
  undoOf: (mate: string) => `Restore the chat with ${mate}`,
  undone: 'Chat restored.',
  failed: (reason: string) => `That didn’t work. ${reason}`,
  /** Heads of the copy as text. */
  copy: { notes: 'Notes', you: 'You' },
};
