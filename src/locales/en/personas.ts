export const personas = {
  about: 'About this chat',
  titleIn: (mate: string) => `Your persona with ${mate}`,
  back: 'Back',
  loading: 'Loading your personas',
  failed: 'Couldn’t load your personas',
  intro: 'A persona is what a mate knows about you. Your default persona is used unless you choose another.',
  introIn: (mate: string) =>
    `Choose who you are in this conversation. ${mate} will know from your next message on.`,
  defaultOf: (name: string | null) => (name === null ? 'No persona' : `Default (${name})`),
  list: 'Your personas',
  empty: {
    title: 'No personas yet',
    text: 'Create one so mates know who they’re talking to.',
  },
  add: 'New persona',
  isDefault: 'Default',
  makeDefault: 'Make default',
  makeDefaultOf: (name: string) => `Make ${name} the default`,
  form: {
    edit: 'Edit persona',
    pronouns: 'Pronouns',
    pronounsHint: 'Optional. For example, she/her.',
    about: 'About you',
    aboutHint: 'Optional. What mates should know about you.',
  },
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    text: 'Conversations that use this persona will switch to your default.',
    confirm: 'Delete persona',
  },
  saved: 'Persona saved.',
  deleted: 'Persona deleted.',
};
