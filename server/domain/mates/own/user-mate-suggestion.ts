import * as v from 'valibot';
import type { Language } from '../../../../contract/languages.ts';
import { code } from '../../../../contract/envelope.ts';
import { SuggestedMate } from '../../../../contract/mates/mate-suggestion.ts';
import { CompanionError, type MateIdea } from '../../../companions/companion.ts';
import type { MateDeps } from '../mate-deps.ts';
import { randomLook } from './user-mate-portrait.ts';
import { assertAllowedCard } from './user-mate-texts.ts';
import { DomainError } from '../../domain-error.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';

/** An age that was invented for a description is not shown, so it gives the face nothing either. */
const lookOf = ({ pronouns, age, invented }: MateIdea) =>
  randomLook({ pronouns, age: invented?.includes('age') === true ? null : age });

/**
 * Asks the companion engine for a complete draft, based on the user's description or on nothing. Throws
 * `companionFailed` when it returned none that may be shown, `notAvailable` when the engine does not support drafts,
 * and `contentRefused` for a forbidden description.
 */
export const suggestDraft = async (
  deps: Pick<MateDeps, 'companion' | 'log' | 'now'>,
  { description, language }: { readonly description: string; readonly language: Language },
  signal: AbortSignal,
): Promise<SuggestedMate> => {
  assertSafeFields({ wish: description });
  if (deps.companion.draftMate === undefined) {
    throw new DomainError(code.notAvailable, { english: 'Suggestions are not available here.' });
  }
  try {
    const idea = await deps.companion.draftMate(description, signal, language);
    const draft = v.parse(SuggestedMate, { ...idea, ...lookOf(idea), visibility: 'private' });
    assertAllowedCard(draft, deps.now());
    return draft;
  } catch (error) {
    const kind = error instanceof CompanionError ? error.kind : 'unfit';
    deps.log.warn({ failure: kind }, 'a companion had no idea');
    throw new DomainError(code.companionFailed, 'noMateSuggestion', {
      cause: error,
    });
  }
};
