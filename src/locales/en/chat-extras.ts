export const chatExtras = {
  ideas: {
    label: 'Ideas for your answer',
    asking: 'Thinking of ideas…',
    undo: 'Take it out again',
  },
  like: 'Put a heart on this message',
  unlike: 'Take the heart off',
  remove: 'Delete this message',
  confirm: {
    title: 'Delete this message?',
    own: 'Your message goes for good, and with it the replies to it.',
    theirs: 'This reply goes for good.',
    yes: 'Delete the message',
    no: 'Keep it',
    busy: 'Deleting…',
  },
};
