import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { MateDraft } from '../../../contract/own-mate.ts';
import { CompanionError } from '../../companions/companion.ts';
import type { AppDeps } from '../../dependencies.ts';
import { randomLook } from './user-mate-portrait.ts';
import { refuseUnfit } from './user-mate-texts.ts';
import { Refusal } from '../domain-error.ts';
import { refuseUnsafe } from '../safety/minors.ts';

/**
 * A whole draft from the companion engine, made of the user's sentence or of nothing. Throws `companionFailed` when
 * none came that may be shown, `notAvailable` where the engine has no ideas, `contentRefused` for what may not be asked.
 */
export const suggestDraft = async (
  deps: Pick<AppDeps, 'companion' | 'log' | 'now'>,
  wish: string,
  signal: AbortSignal,
): Promise<MateDraft> => {
  refuseUnsafe(wish);
  if (deps.companion.draftMate === undefined) {
    throw new Refusal(code.notAvailable, 'This host has no ideas to give.');
  }
  try {
    const idea = await deps.companion.draftMate(wish, signal);
    const draft = v.parse(MateDraft, { ...idea, ...randomLook(idea), visibility: 'private' });
    refuseUnfit(draft, deps.now());
    return draft;
  } catch (error) {
    const kind = error instanceof CompanionError ? error.kind : 'unfit';
    deps.log.warn({ failure: kind }, 'a companion had no idea');
    throw new Refusal(code.companionFailed, 'No suggestion this time. Try again, or rephrase your idea.', {
      cause: error,
    });
  }
};
