import type { FastifyInstance, FastifyRequest } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { isCall } from '../../contract/safety/help.ts';
import { trialReply, type TrialFrame, type TrialLine, type TrialSeal } from '../../contract/rooms/trial.ts';
import { CompanionError } from '../companions/companion.ts';
import { createScriptedCompanion } from '../companions/scripted/scripted.ts';
import type { AppDeps } from '../http/dependencies.ts';
import { DomainError } from '../domain/domain-error.ts';
import { getMate } from '../domain/mates/catalogue.ts';
import { greetingIn, guestName, withNamesIn } from '../domain/mates/named-mate.ts';
import { errorFrame } from '../domain/replies/end-frame.ts';
import { acceptTrial, writeTrial, type TrialTurn } from '../domain/replies/trial-reply.ts';
import { isSealedTrial, sealTrial, type TrialTalk } from '../domain/signatures.ts';
import { assertPassesModeration } from '../domain/safety/content-rules.ts';
import { countHelp } from '../domain/safety/help-counts.ts';
import { registerStream, type CallContext } from '../http/calls.ts';
import { openEventStream, type EventStream } from '../http/event-stream.ts';
import { getRequestLanguage, getRequestTimeZone } from '../http/language.ts';
import { getHeldUntil } from './accounts/age.ts';

/** Registers the call of a trial chat. The scripts reply, which cost nothing, unless `TRIAL_MODEL` names a model and is not used up. */
export const registerTrialRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const scripted =
    deps.companion.name === 'scripted' ? deps.companion : createScriptedCompanion({ now: deps.now });

  registerStream(app, deps, trialReply, async (context) => {
    const { input, request, reply } = context;
    await admit(deps, request);
    if (!(await isOwnTrial(deps, input))) {
      throw new DomainError(code.invalid, { english: 'This server did not sign the lines.' });
    }
    await assertPassesModeration(deps.moderation, { text: input.text });
    const { mateId } = input;
    const turn = await readTurn(deps, context);
    const help = await acceptTrial(turn);
    if (isCall(help)) {
      await countHelp(deps.database, turn.now, help);
    }
    const model = !isCall(help) && (await canUseModel(deps, request)) ? deps.config.trialModel : null;
    const companion = model === null ? scripted : deps.companion;
    const seal = await sealTrial(deps.database);
    const events = openEventStream<TrialFrame>(reply);
    const left = new AbortController();
    events.onClose(() => left.abort());
    events.send({ type: 'accepted', greeting: turn.mate.greeting, help });
    try {
      const pieces = writeTrial(turn, { companion, model, help, signal: left.signal });
      await sendPieces(events, pieces, turn.memory, (whole, memory) =>
        seal(withReply(mateId, turn, whole), memory),
      );
    } catch (error) {
      if (!left.signal.aborted) {
        logFailure(deps, error);
        events.send(errorFrame(code.companionFailed, 'There was no reply. Please try again.'));
      }
    } finally {
      events.end();
    }
  });
};

/** Whether what was said before is as this server wrote it. */
const isOwnTrial = async (
  { database }: Pick<AppDeps, 'database'>,
  { mateId, lines, seal }: CallContext<typeof trialReply>['input'],
): Promise<boolean> =>
  lines.length === 0 || (seal !== null && (await isSealedTrial(database, { mateId, lines }, seal)));

const withReply = (mateId: string, { lines, text }: TrialTurn, reply: string): TrialTalk => ({
  mateId,
  lines: [...lines, { role: 'user', text }, { role: 'mate', text: reply }],
});

/** Sends a reply as it is written. Each piece has a signature, so that one that is stopped can be gone on from. */
const sendPieces = async (
  events: Pick<EventStream<TrialFrame>, 'send'>,
  pieces: ReturnType<typeof writeTrial>,
  memory: string | null,
  sealOf: (whole: string, memory: string | null) => TrialSeal,
): Promise<void> => {
  let said = '';
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) {
      events.send({ type: 'done', seal: sealOf(said, next.value) });
      return;
    }
    const { whole, ...piece } = next.value;
    said = whole;
    events.send({ type: 'delta', ...piece, signature: sealOf(said, memory).signature });
  }
};

const admit = async (deps: AppDeps, request: FastifyRequest): Promise<void> => {
  await deps.limits.consume('trial-address', request);
  if (deps.config.ageStep && (await getHeldUntil(deps, request)) > deps.now()) {
    throw new DomainError(code.tooYoung, 'tooYoung');
  }
};

const readTurn = async (
  deps: AppDeps,
  { input, request }: Pick<CallContext<typeof trialReply>, 'input' | 'request'>,
) => {
  const now = deps.now();
  const language = getRequestLanguage(request);
  const mate = withNamesIn(greetingIn(await getMate(deps.database, input.mateId, null), language), {
    person: guestName(language),
    place: input.mateId,
    occasion: input.mateId,
    now,
    timeZone: getRequestTimeZone(request),
  });
  const greeting: TrialLine = { role: 'mate', text: mate.greeting };
  return {
    mate,
    lines: input.lines.length === 0 ? [greeting] : input.lines,
    text: input.text,
    memory: input.lines.length === 0 ? null : (input.seal?.memory ?? null),
    understood: deps.config.ageStep ? (input.understood ?? []) : null,
    language,
    now,
  };
};

/** Counts a reply of the model. Once it is used up, the scripts reply. */
const canUseModel = async (
  { config, limits }: Pick<AppDeps, 'config' | 'limits'>,
  request: FastifyRequest,
): Promise<boolean> => {
  if (config.trialModel === null) {
    return false;
  }
  try {
    await limits.consume('trial-model-address', request);
    await limits.consume('trial-model', {});
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === code.tooMany) {
      return false;
    }
    throw error;
  }
};

const logFailure = ({ log }: Pick<AppDeps, 'log'>, error: unknown): void => {
  const isForeseen = error instanceof CompanionError;
  log[isForeseen ? 'warn' : 'error']({ err: error }, 'a companion failed in a trial chat');
};
