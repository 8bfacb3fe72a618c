import type { Config } from '../config/config.ts';
import { requestVectors } from '../model-host/embeddings.ts';
import type { HostOptions } from '../model-host/host-address.ts';
import { HostError } from '../model-host/host-error.ts';
import { seconds } from '../shared/clock.ts';
import { ok, problem, type Finding } from './finding.ts';
import { judgeError } from './judge-host.ts';

/** The timeout in milliseconds: the host may need to load the model first. */
const answerTime = seconds(30);
const text = 'Hello!';

const sharedAddress = { address: 'LLM_BASE_URL', key: 'LLM_API_KEY' };
const ownAddress = { address: 'EMBEDDING_BASE_URL', key: 'EMBEDDING_API_KEY' };

/** Asks for a vector as a conversation does. */
export const checkEmbeddings = async ({
  embeddings,
  model,
}: Pick<Config, 'embeddings'> & {
  readonly model: Pick<HostOptions, 'baseUrl'> | null;
}): Promise<Finding> => {
  if (embeddings === null) {
    return ok('none; mates recall messages by their words');
  }
  const { host } = new URL(embeddings.baseUrl);
  const signal = AbortSignal.timeout(answerTime);
  try {
    const [vector] = await requestVectors(embeddings, [text], signal);
    return ok(`${embeddings.model} at ${host}, ${String(vector?.length)} numbers for a text`);
  } catch (error) {
    if (error instanceof HostError && [404, 405, 501].includes(error.status ?? 0)) {
      return problem(
        `${host} has no /embeddings for ${embeddings.model}. Correct EMBEDDING_MODEL, or remove it: mates then recall by words alone.`,
      );
    }
    return judgeError(
      error,
      { options: embeddings, sent: [text], signal },
      {
        host,
        model: embeddings.model,
        setting: 'EMBEDDING_MODEL',
        ...(embeddings.baseUrl === model?.baseUrl ? sharedAddress : ownAddress),
        answer: 'list of embeddings',
        slow: `no embedding within ${String(answerTime / 1000)} seconds. Check the host`,
      },
    );
  }
};
