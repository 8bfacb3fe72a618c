import { seedMates } from '../content/seed.ts';
import { CompanionError } from '../companions/companion.ts';
import { createOpenAiCompanion } from '../companions/openai.ts';
import type { Config } from '../config/config.ts';
import type { HostFailure } from '../model-host/host-error.ts';
import { ok, problem, type Finding } from './finding.ts';
import { judgeHost } from './judge-host.ts';

type Model = NonNullable<Config['model']>;

/** Asks each model for a reply exactly as a conversation does, and reads it until the first words. Stops at the first problem. */
export const checkModel = async ({ model }: Pick<Config, 'model'>): Promise<Finding> => {
  if (model === null) {
    return ok('none; the replies are scripted');
  }
  const names = [model.model, ...(model.otherModels ?? [])];
  for (const name of names) {
    const finding = await checkOne({ ...model, model: name, otherModels: [] });
    if (!finding.isOk) {
      return finding;
    }
  }
  return ok(`${names.join(', ')} at ${new URL(model.baseUrl).host}`);
};

const checkOne = async (model: Model): Promise<Finding> => {
  const { host } = new URL(model.baseUrl);
  try {
    return (await saysSomething(model))
      ? ok(model.model)
      : problem(`${host} answers for ${model.model} without any text. Check LLM_MODEL or LLM_MODELS.`);
  } catch (error) {
    if (!(error instanceof CompanionError)) {
      throw error;
    }
    if (error.kind === 'declined' || error.kind === 'empty' || error.kind === 'thoughts') {
      return problem(`${host} answers for ${model.model} without any text (${noText[error.kind]}).`);
    }
    return judgeHost(
      { kind: toHostFailure(error.kind), cause: error.cause, status: null, words: null, ...error.host },
      {
        host,
        model: model.model,
        setting: 'LLM_MODEL or LLM_MODELS',
        answer: 'reply',
        slow: slowText(model),
      },
    );
  }
};

/** Those of a companion are more exact. */
const toHostFailure = (kind: HostFailure | 'gone' | 'missing'): HostFailure => {
  if (kind === 'gone') {
    return 'unreachable';
  }
  return kind === 'missing' ? 'refused' : kind;
};

const noText = {
  declined: 'the model declines to answer; check LLM_MODEL or LLM_MODELS',
  empty: 'check LLM_MODEL or LLM_MODELS',
  thoughts: 'its whole length went into thinking; set LLM_REPLY_TOKENS higher, or let the model think less',
} as const;

const saysSomething = async (model: Model): Promise<boolean> => {
  const [mate] = seedMates;
  if (mate === undefined) {
    throw new Error('There are no mates.');
  }
  const stopped = new AbortController();
  const reply = createOpenAiCompanion(model, { retries: 0 }).reply({
    mate,
    history: [{ role: 'mate', text: mate.greeting }],
    message: 'Hello!',
    memory: null,
    userName: null,
    persona: null,
    notes: '',
    signal: stopped.signal,
  });
  const first = await reply.next();
  await reply.return({ memory: null });
  return first.done !== true;
};

const slowText = ({ waits }: Model): string =>
  `no text within ${String(waits.first / 1000)} seconds. Set LLM_FIRST_TOKEN_SECONDS higher, or check the host`;
