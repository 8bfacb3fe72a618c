import type { ChangedField } from '../../../contract/mate-change.ts';
import { formats } from './app/formats.ts';

const fields: Readonly<Record<ChangedField, string>> = {
  name: 'name',
  tagline: 'tagline',
  age: 'age',
  pronouns: 'pronouns',
  place: 'place',
  who: 'story',
  likes: 'likes',
  tags: 'tags',
  manner: 'speaking style',
  voice: 'voice',
  greeting: 'first message',
  scene: 'scene',
  craft: 'advanced settings',
  look: 'look',
  rating: 'audience',
};

/** A creator's changes of a mate: in its chats, and on its page. */
export const mateChanges = {
  fields,
  list: (changed: readonly ChangedField[]) => changed.map((field) => fields[field]).join(', '),
  title: 'Changes',
  day: (time: number) => formats.longDate(time),
  notice: {
    name: 'Mate changed',
    text: (name: string, time: number) =>
      `${name} was changed by their creator on ${formats.longDate(time)}.`,
    what: (list: string) => `Changed: ${list}.`,
    kept: 'This chat continues with the earlier version.',
    dismiss: 'Dismiss',
  },
};
