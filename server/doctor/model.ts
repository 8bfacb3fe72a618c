import { seedMates } from '../content/seed.ts';
import { CompanionError } from '../companions/companion.ts';
import { createOpenAiCompanion } from '../companions/openai.ts';
import type { Config } from '../config/config.ts';
import { HostError } from '../model-host/host-error.ts';
import { describeFailure, ok, problem, type Finding } from './finding.ts';

type Model = NonNullable<Config['model']>;

/** Asks the model for a reply exactly as a conversation does, and reads it until the first words. */
export const checkModel = async ({ model }: Pick<Config, 'model'>): Promise<Finding> => {
  if (model === null) {
    return ok('none; the replies are scripted');
  }
  const { host } = new URL(model.baseUrl);
  try {
    return (await saysSomething(model))
      ? ok(`${model.model} at ${host}`)
      : problem(`${host} answers for ${model.model} without any text. Check LLM_MODEL.`);
  } catch (error) {
    if (!(error instanceof CompanionError)) {
      throw error;
    }
    return judge(error, host, model);
  }
};

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

const judge = (error: CompanionError, host: string, { model, waits }: Model): Finding => {
  const { status = null, words = null } = error.host ?? {};
  const said = words === null ? '' : `, “${words}”`;
  if (error.kind === 'slow') {
    return problem(
      `${host} sent no text within ${String(waits.first / 1000)} seconds. Set LLM_FIRST_TOKEN_SECONDS higher, or check the host.`,
    );
  }
  if (error.kind === 'unreachable') {
    return problem(`${host}: ${reasonOf(error)}. Check LLM_BASE_URL and that the host runs.`);
  }
  if (status === 401 || status === 403) {
    return problem(`${host} refuses the key. Correct LLM_API_KEY.`);
  }
  if (status === 429) {
    return problem(`${host} refuses more requests. Check the limits and the balance of your account there.`);
  }
  if (error.kind !== 'refused' || status === null || status < 300) {
    return problem(`${host} answers for ${model} what is no reply (${error.kind}${said}). Check the host.`);
  }
  return status < 500
    ? problem(
        `${host} does not answer for ${model} (status ${String(status)}${said}). Correct LLM_BASE_URL or LLM_MODEL.`,
      )
    : problem(`${host} reports an error (status ${String(status)}${said}). Check the host.`);
};

/** The error of the connection is below those that wrap it. */
const reasonOf = (error: CompanionError): string =>
  describeFailure(error.cause instanceof HostError ? error.cause.cause : error.cause);
