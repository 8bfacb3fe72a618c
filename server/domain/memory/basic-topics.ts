/** The topics that are always in a prompt, whatever the conversation is about, and are remembered the longest. */
export const basicTopics: ReadonlySet<string> = new Set([
  'name',
  'pronouns',
  'age',
  'home',
  'work',
  'date:birthday',
]);
