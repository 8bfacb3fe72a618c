import { code } from '../../../contract/envelope.ts';
import { DomainError } from '../domain-error.ts';
import { assertSafe } from '../safety/minors.ts';
import { cardFields, findYoungField, type CardTexts } from '../safety/talk-with-minors.ts';

/**
 * Refuses a mate whose texts make it younger than eighteen, whatever its age says, and what no text here may hold.
 * `now` is in milliseconds since 1970. Throws `contentRefused`, which names the field and repeats nothing of the texts.
 */
export const assertAllowedCard = (draft: CardTexts, now: number): void => {
  assertSafe(...cardFields.flatMap((field) => draft[field]));
  const field = findYoungField(draft, now);
  if (field !== null) {
    throw new DomainError(
      code.contentRefused,
      'Every mate is an adult. Please take out what makes this one younger than 18.',
      { field },
    );
  }
};
