import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../shared/clock.ts';
import { ConfigError } from './config.ts';
import { autoHost, maxModels } from './model.ts';
import { findLocalHosts, usualHosts, type FoundHost } from '../model-host/models/local-hosts.ts';

/** How often hosts that start are asked for their models, and the pause before the next time, in milliseconds. */
const maxSearches = 12;
const pause = seconds(5);

interface Search {
  readonly findHosts?: () => Promise<FoundHost[]>;
  /** Called with a sentence while a host starts. */
  readonly onWaiting?: (sentence: string) => void;
  readonly searches?: number;
  readonly pause?: number;
}

/**
 * Returns the environment with the address and the models of a host on this machine in place of `LLM_BASE_URL=auto`; any other
 * environment as it is. Models that are set are used: the host is the first that has the default one, or that starts and may have it.
 * Without one, hosts that start are waited for. Throws `ConfigError` where no host fits.
 */
export const withLocalModel = async (
  environment: NodeJS.ProcessEnv,
  search: Search = {},
): Promise<NodeJS.ProcessEnv> => {
  if (environment.LLM_BASE_URL?.trim() !== autoHost) {
    return environment;
  }
  const chosen = environment.LLM_MODEL?.trim() ?? '';
  const hosts = await searchHosts(search, chosen);
  const host = findFitting(hosts, chosen);
  if (host === undefined) {
    throw new ConfigError(`LLM_BASE_URL: ${describeMissing(hosts, chosen)}`);
  }
  const models = environment.LLM_MODELS?.trim() ?? '';
  return {
    ...environment,
    LLM_BASE_URL: host.baseUrl,
    LLM_MODELS: models === '' ? host.models.slice(0, maxModels).join(',') : models,
  };
};

/** Returns the first host that has the model, or any model; else one that starts, where the model is known. */
const findFitting = (hosts: readonly FoundHost[], model: string): FoundHost | undefined =>
  hosts.find(({ models }) => (model === '' ? models.length > 0 : models.includes(model))) ??
  (model === '' ? undefined : hosts.find(isStarting));

const isStarting = ({ models }: FoundHost): boolean => models.length === 0;

const searchHosts = async (
  { findHosts = findLocalHosts, onWaiting, searches = maxSearches, pause: wait = pause }: Search,
  model: string,
): Promise<readonly FoundHost[]> => {
  for (let search = 1; ; search += 1) {
    const hosts = await findHosts();
    const starting = hosts.filter(isStarting).map(({ name }) => name);
    if (starting.length === 0 || search >= searches || findFitting(hosts, model) !== undefined) {
      return hosts;
    }
    onWaiting?.(`${starting.join(', ')} on this machine does not list its models yet; waiting.`);
    await sleep(wait);
  }
};

const describeMissing = (hosts: readonly FoundHost[], model: string): string => {
  const starting = hosts.filter(isStarting).map(({ name }) => name);
  if (starting.length > 0) {
    return `“auto” found ${starting.join(', ')} on this machine, which listed no models in time. Set LLM_MODEL to one of its models.`;
  }
  const names = usualHosts.map(({ name, port }) => `${name} (port ${String(port)})`).join(', ');
  return hosts.length === 0
    ? `“auto” found no models on this machine. Start one of ${names}, or set an address.`
    : `“auto” did not find the model ${model} at ${hosts.map(({ name }) => name).join(', ')}. Correct LLM_MODEL, or load the model.`;
};
