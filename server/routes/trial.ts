import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { isCall } from '../../contract/help.ts';
import { trialReply } from '../../contract/trial.ts';
import { filterOutput } from '../companions/output-filter.ts';
import { createScriptedCompanion } from '../companions/scripted/scripted.ts';
import { mateScripts } from '../content/scripts/all.ts';
import type { AppDeps } from '../http/dependencies.ts';
import { DomainError } from '../domain/domain-error.ts';
import { getMate } from '../domain/mates/catalogue.ts';
import { greetingIn, guestName, withNamesIn } from '../domain/mates/named-mate.ts';
import { replyToTrial } from '../domain/replies/trial-reply.ts';
import { assertPassesModeration } from '../domain/safety/content-rules.ts';
import { countHelp } from '../domain/safety/help-counts.ts';
import { registerCall } from '../http/calls.ts';
import { getRequestLanguage, getRequestTimeZone } from '../http/language.ts';
import { getHeldUntil } from './age.ts';

/** Registers the call of a trial chat. It is scripted, whatever writes the other replies, so that visitors cost nothing. */
export const registerTrialRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  // The page shows the reply as a whole.
  const companion = filterOutput(createScriptedCompanion({ wordDelay: () => 0, now: deps.now }));

  registerCall(app, deps, trialReply, async ({ input, request, getSignal }) => {
    const signal = getSignal();
    await deps.limits.consume('trial-address', request);
    if (deps.config.ageStep && (await getHeldUntil(deps, request)) > deps.now()) {
      throw new DomainError(code.tooYoung, 'tooYoung');
    }
    const language = getRequestLanguage(request);
    const mate = greetingIn(await getMate(deps.database, input.mateId, null), language);
    if (!mateScripts.has(mate.mateId)) {
      throw new DomainError(code.notFound, 'mateNotFound');
    }
    await assertPassesModeration(deps.moderation, { text: input.text });
    const now = deps.now();
    const named = withNamesIn(mate, {
      person: guestName(language),
      place: mate.mateId,
      occasion: mate.mateId,
      now,
      timeZone: getRequestTimeZone(request),
    });
    const understood = deps.config.ageStep ? (input.understood ?? []) : null;
    const turn = { ...input, understood, mate: named, language, now, signal };
    const reply = await replyToTrial(companion, turn);
    if (isCall(reply.help)) {
      await countHelp(deps.database, now, reply.help);
    }
    return reply;
  });
};
