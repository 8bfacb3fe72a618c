import { createModelClient, type ModelClient } from '../../model-host/chat/model-client.ts';
import type { OpenAiOptions } from '../../config/model.ts';
import { HostError } from '../../model-host/host-error.ts';
import type { AnswerForm, ChatMessage } from '../../model-host/chat/host-traits.ts';
import type { CompanionError, CompanionFailure } from '../companion.ts';
import { FittedPrompt, type PromptSpace } from './fitted-prompt.ts';
import { failureOf, toCompanionError } from './openai-error.ts';
import { SilentCuts } from '../silent-cut.ts';
import { SpokenText } from '../spoken/spoken-text.ts';
import { Unspoken } from './unspoken.ts';

export interface Engine extends PromptSpace {
  readonly options: OpenAiOptions;
  readonly client: ModelClient;
  readonly retries: number;
  readonly cuts: SilentCuts;
  /** Whether the model's last notes had no mark at their beginning. */
  marksNoteEndsOnly: boolean;
  /** Whether answers of the model may begin with notes whose end alone is marked; null while no answer has shown it. */
  mayBeginInNote: boolean | null;
}

export const createEngine = (
  options: OpenAiOptions,
  { retries, window }: Pick<Engine, 'retries' | 'window'>,
): Engine => {
  const client = createModelClient(options);
  const { maxTokens } = options;
  const notes = { marksNoteEndsOnly: false, mayBeginInNote: null };
  return { options, client, retries, window, maxTokens, cuts: new SilentCuts(), ...notes };
};

interface Task {
  readonly form: AnswerForm;
  /** Returns the messages of a prompt of at most `limit` tokens. */
  readonly prompt: (limit: number) => readonly ChatMessage[];
  readonly signal: AbortSignal;
  readonly retries: number;
}

/** Returns one complete answer, without the model's notes. Throws `CompanionError`. */
export const answerTo = async (engine: Engine, { form, prompt, signal, retries }: Task): Promise<string> => {
  const { client, window } = engine;
  await window.prepare({ signal });
  const fitted = new FittedPrompt(engine, prompt);
  let text = '';
  const restart = () => void (text = '');
  const spoken = new SpokenText({
    speakers: { mate: [], person: [] },
    begun: '',
    onRestart: restart,
    onReplace: restart,
  });
  const unspoken = new Unspoken();
  try {
    for await (const chunk of client.ask({ ...fitted.question, form, signal, retries })) {
      unspoken.add(chunk);
      const shown = spoken.add(chunk.content);
      text += shown;
    }
  } catch (error) {
    throw toFailure(engine, { fitted, signal, explained: unspoken.explain(spoken, error) }, error);
  }
  const last = spoken.end(false);
  const failure = unspoken.explain(spoken);
  if (failure !== null) {
    throw toCompanionError(failure);
  }
  return text + last;
};

interface FailedAnswer {
  readonly fitted: FittedPrompt;
  readonly signal: AbortSignal;
  /** Why there is no answer, where the answer itself says so. */
  readonly explained: CompanionFailure | null;
}

/** A host that is gone may be another one when it is back. */
export const toFailure = (
  { options, window }: Engine,
  { fitted, signal, explained }: FailedAnswer,
  cause: unknown,
): CompanionError => {
  if (cause instanceof HostError && cause.kind === 'unreachable') {
    window.forget();
  }
  const failure = explained ?? failureOf(cause, { host: options, signal });
  return toCompanionError(failure, { cause, host: options, messages: fitted.messages });
};
