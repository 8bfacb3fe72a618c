import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { MateDraft } from '../../../contract/own-mate.ts';
import { CompanionError } from '../../companions/companion.ts';
import type { AppDeps } from '../../dependencies.ts';
import { randomLook } from './user-mate-portrait.ts';
import { assertAllowedCard } from './user-mate-texts.ts';
import { DomainError } from '../domain-error.ts';
import { assertSafe } from '../safety/minors.ts';

/**
 * A whole draft from the companion engine, made of the user's sentence or of nothing. Throws `companionFailed` when
 * none came that may be shown, `notAvailable` where the engine has no ideas, `contentRefused` for what may not be asked.
 */
export const suggestDraft = async (
  deps: Pick<AppDeps, 'companion' | 'log' | 'now'>,
  description: string,
  signal: AbortSignal,
): Promise<MateDraft> => {
  assertSafe(description);
  if (deps.companion.draftMate === undefined) {
    throw new DomainError(code.notAvailable, 'This host has no ideas to give.');
  }
  try {
    const idea = await deps.companion.draftMate(description, signal);
    const draft = v.parse(MateDraft, { ...idea, ...randomLook(idea), visibility: 'private' });
    assertAllowedCard(draft, deps.now());
    return draft;
  } catch (error) {
    const kind = error instanceof CompanionError ? error.kind : 'unfit';
    deps.log.warn({ failure: kind }, 'a companion had no idea');
    throw new DomainError(
      code.companionFailed,
      'No idea came this time. Try again, or say it in other words.',
      {
        cause: error,
      },
    );
  }
};
