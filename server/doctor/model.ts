import { seedMates } from '../content/seed.ts';
import { CompanionError, type CompanionRequest, type Passage } from '../companions/companion.ts';
import { createOpenAiCompanion } from '../companions/openai/openai.ts';
import type { Config } from '../config/config.ts';
import type { HostFailure } from '../model-host/host-error.ts';
import { ok, problem, type Finding } from './finding.ts';
import { judgeHost } from './judge-host.ts';

type Model = NonNullable<Config['model']>;

/**
 * Asks each model for a reply exactly as a conversation does, and reads it until the first words; then with a prompt as long as that of a
 * long conversation. Stops at the first problem.
 */
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
      ? await readsLongPrompts(model)
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
        address: 'LLM_BASE_URL',
        key: 'LLM_API_KEY',
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
  const stopped = new AbortController();
  const reply = createOpenAiCompanion(model, { retries: 0 }).reply(requestWith(stopped.signal));
  const first = await reply.next();
  await reply.return({ memory: null });
  return first.done !== true;
};

/** The short answer to a long prompt, in tokens. */
const shortAnswer = 64;
/** A tokenizer in use has no fewer tokens for one of ours in English. */
const leastRatio = 0.85;
/** More than any prompt has. */
const longHistory = Array.from({ length: 400 }, (_, at) => ({
  role: at % 2 === 0 ? ('user' as const) : ('mate' as const),
  text: `That was on the evening number ${String(at)}: we walked along the harbor, it rained a little, and we talked about the ferry, the old lighthouse and what we would cook when we came home.`,
}));

/** And more is recalled than has space beside a block of recent messages. */
const longMemory = longHistory.map((line, at): Passage => ({
  messageIds: [String(at)],
  lines: [line],
  at,
  reason: { kind: 'words', words: [] },
}));

/** Sends what a long conversation sends, and looks whether all of it is read. Throws `CompanionError`. */
const readsLongPrompts = async (model: Model): Promise<Finding> => {
  const { host } = new URL(model.baseUrl);
  const name = model.model;
  let read: { readonly ours: number; readonly theirs: number } | null = null;
  const limits: number[] = [];
  const options = { ...model, maxTokens: Math.min(model.maxTokens, shortAnswer) };
  const reply = createOpenAiCompanion(options, { retries: 0 }).reply({
    ...requestWith(new AbortController().signal),
    history: longHistory,
    message: 'What did we talk about all those evenings?',
    passages: longMemory,
    onPrompt: ({ limit }) => void limits.push(limit),
    onCounted: ({ prompt }) => void (read = prompt),
  });
  try {
    while ((await reply.next()).done !== true);
  } catch (error) {
    if (!(error instanceof CompanionError) || !answered.has(error.kind)) {
      throw error;
    }
  }
  return judgeReading({ host, name, read, isShortened: limits.length > 1 }, model.contextTokens);
};

/** The endings of a short answer that say nothing about its prompt. */
const answered: ReadonlySet<string> = new Set(['truncated', 'thoughts', 'empty', 'declined']);

interface Reading {
  readonly host: string;
  readonly name: string;
  /** The tokens of the prompt, by our count and the host's; null where the host does not tell. */
  readonly read: { readonly ours: number; readonly theirs: number } | null;
  /** Whether the host refused a longer prompt. */
  readonly isShortened: boolean;
}

const judgeReading = ({ host, name, read, isShortened }: Reading, contextTokens: number | null): Finding => {
  if (read !== null && read.theirs < leastRatio * read.ours) {
    return problem(
      `${host} reads only ${String(read.theirs)} tokens of a long prompt for ${name}, without saying so: mates would forget their rules. Load the model with a larger context, or set LLM_CONTEXT_TOKENS to ${String(read.theirs)}.`,
    );
  }
  return isShortened && contextTokens !== null
    ? problem(
        `${host} holds less for ${name} than LLM_CONTEXT_TOKENS says. Load the model with a larger context, or set LLM_CONTEXT_TOKENS lower.`,
      )
    : ok(name);
};

const requestWith = (signal: AbortSignal): CompanionRequest => {
  const [mate] = seedMates;
  if (mate === undefined) {
    throw new Error('There are no mates.');
  }
  return {
    mate,
    history: [{ role: 'mate', text: mate.greeting }],
    message: 'Hello!',
    memory: null,
    userName: null,
    persona: null,
    notes: '',
    signal,
  };
};

const slowText = ({ waits }: Model): string =>
  `no text within ${String(waits.first / 1000)} seconds. Set LLM_FIRST_TOKEN_SECONDS higher, or check the host`;
