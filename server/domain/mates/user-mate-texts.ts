import { code } from '../../../contract/envelope.ts';
import { Refusal } from '../domain-error.ts';
import { refuseUnsafe } from '../safety/minors.ts';
import { cardFields, findYoungField, type CardTexts } from '../safety/talk-with-minors.ts';

/**
 * Refuses a mate whose texts make it younger than eighteen, whatever its age says, and what no text here may hold.
 * `now` is in milliseconds since 1970. Throws `contentRefused`, which names the field and repeats nothing of the texts.
 */
export const refuseUnfit = (draft: CardTexts, now: number): void => {
  refuseUnsafe(...cardFields.flatMap((field) => draft[field]));
  const field = findYoungField(draft, now);
  if (field !== null) {
    throw new Refusal(
      code.contentRefused,
      'Every mate is an adult. Please remove anything that makes this one younger than 18.',
      { field },
    );
  }
};
