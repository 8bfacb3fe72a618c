import * as v from 'valibot';
import type { Config } from '../config.ts';
import { checkTimeout, describeFailure, ok, problem, type Finding } from './finding.ts';

type Model = NonNullable<Config['model']>;

/** Lists the models of the host; asks for one token where the list is missing or does not name the model. */
export const checkModel = async ({ model }: Pick<Config, 'model'>): Promise<Finding> => {
  if (model === null) {
    return ok('none; the replies are scripted');
  }
  const { host } = new URL(model.baseUrl);
  try {
    const names = await listModels(model);
    const status = names.includes(model.name) ? 200 : await requestToken(model);
    return judge(status, host, model.name);
  } catch (error) {
    return problem(`${host}: ${describeFailure(error)}. Check LLM_BASE_URL and that the host runs.`);
  }
};

const judge = (status: number, host: string, name: string): Finding => {
  if (status === 200) {
    return ok(`${name} at ${host}`);
  }
  if (status === 401 || status === 403) {
    return problem(`${host} refuses the key. Correct LLM_API_KEY.`);
  }
  if (status === 429) {
    return problem(`${host} refuses more requests. Check the limits and the balance of your account there.`);
  }
  return status < 500
    ? problem(
        `${host} does not answer for ${name} (status ${String(status)}). Correct LLM_BASE_URL or LLM_MODEL.`,
      )
    : problem(`${host} reports an error (status ${String(status)}). Check the host.`);
};

const ModelList = v.object({ data: v.array(v.object({ id: v.string() })) });

/** Returns nothing for a host without a list. */
const listModels = async (model: Model): Promise<readonly string[]> => {
  const response = await send(model, 'models', {});
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), ModelList), await response.text());
  return response.ok && list.success ? list.output.data.map(({ id }) => id) : [];
};

const requestToken = async (model: Model): Promise<number> => {
  const body = { model: model.name, messages: [{ role: 'user', content: 'Hi' }], max_tokens: 1 };
  const response = await send(model, 'chat/completions', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
};

const send = ({ baseUrl, apiKey }: Model, path: string, init: RequestInit): Promise<Response> =>
  fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    signal: AbortSignal.timeout(checkTimeout),
  });
