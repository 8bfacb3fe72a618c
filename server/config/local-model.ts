import { ConfigError } from './config.ts';
import { autoHost, mostModels } from './model.ts';
import { findLocalHosts, usualHosts, type FoundHost } from '../model-host/local-hosts.ts';

/**
 * Returns the environment with the address and the models of a host on this machine in place of `LLM_BASE_URL=auto`; any other
 * environment as it is. Models that are set are used: the host is the first that has the default one. Throws `ConfigError` where
 * no host fits.
 */
export const withLocalModel = async (
  environment: NodeJS.ProcessEnv,
  findHosts: () => Promise<FoundHost[]> = findLocalHosts,
): Promise<NodeJS.ProcessEnv> => {
  if (environment.LLM_BASE_URL?.trim() !== autoHost) {
    return environment;
  }
  const hosts = await findHosts();
  const chosen = environment.LLM_MODEL?.trim() ?? '';
  const host = hosts.find(({ models }) => chosen === '' || models.includes(chosen));
  if (host === undefined) {
    throw new ConfigError(`LLM_BASE_URL: ${describeMissing(hosts, chosen)}`);
  }
  const models = environment.LLM_MODELS?.trim() ?? '';
  return {
    ...environment,
    LLM_BASE_URL: host.baseUrl,
    LLM_MODELS: models === '' ? host.models.slice(0, mostModels).join(',') : models,
  };
};

const describeMissing = (hosts: readonly FoundHost[], model: string): string => {
  const names = usualHosts.map(({ name, port }) => `${name} (port ${String(port)})`).join(', ');
  return hosts.length === 0
    ? `“auto” found no models on this machine. Start one of ${names}, or set an address.`
    : `“auto” did not find the model ${model} at ${hosts.map(({ name }) => name).join(', ')}. Correct LLM_MODEL, or load the model.`;
};
