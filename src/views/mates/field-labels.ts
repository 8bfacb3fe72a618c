import type { MateWords } from '../../machines/mates/mate-editor.types.ts';
import { textOf } from '../dom/field.ts';

/** Everything that stands in the form's inputs. */
export const wordsIn = (form: HTMLFormElement): MateWords => ({
  name: textOf(form, 'name'),
  tagline: textOf(form, 'tagline'),
  age: textOf(form, 'age'),
  pronouns: textOf(form, 'pronouns'),
  place: textOf(form, 'place'),
  who: textOf(form, 'who'),
  likes: textOf(form, 'likes'),
  tags: textOf(form, 'tags'),
  manner: textOf(form, 'manner'),
  voice: textOf(form, 'voice'),
  greeting: textOf(form, 'greeting'),
  scene: textOf(form, 'scene'),
  hue: textOf(form, 'hue'),
  visibility: textOf(form, 'visibility'),
  rating: textOf(form, 'rating'),
});
