import { code } from '../../../../contract/envelope.ts';
import { DomainError } from '../../domain-error.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import { findYoungField, textsOf, type CardTexts } from '../../safety/talk-with-minors.ts';

/**
 * Throws `contentRefused`, which names the field and quotes nothing, for forbidden texts and for a mate whose texts
 * make it younger than 18, whatever its stated age. `now` is in milliseconds since 1970.
 */
export const assertAllowedCard = (draft: CardTexts, now: number): void => {
  assertSafeFields(textsOf(draft));
  const field = findYoungField(draft, now);
  if (field !== null) {
    throw new DomainError(code.contentRefused, 'mateTextTooYoung', { field });
  }
};
