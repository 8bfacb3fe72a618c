import * as v from 'valibot';
import { maxModelNameLength } from '../../../contract/replies/reply-settings.ts';
import { seconds } from '../../shared/clock.ts';
import { HostError } from '../host-error.ts';
import { get } from '../post.ts';
import { readText } from '../read-text.ts';

/** A program that serves models on this machine. */
export interface LocalHost {
  /** Its usual product name. */
  readonly name: string;
  readonly port: number;
}

/** A local host that answered. */
export interface FoundHost {
  readonly name: string;
  /** A value for `LLM_BASE_URL`. */
  readonly baseUrl: string;
  /** The names of its models that write text; none while it starts. */
  readonly models: readonly string[];
}

/** Each with its default port. The first that has a model is preferred. */
export const usualHosts: readonly LocalHost[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'KoboldCpp', port: 5001 },
];

/** How long a local host that accepts a connection may take for its list, in milliseconds. */
const timeout = seconds(5);
/** The longest list of models that is read, in bytes. */
const longestList = 1_000_000;

/**
 * Asks the usual ports of this machine for models, all at the same time, and returns the hosts that have some or that start: they
 * accept a connection and do not answer yet. A port where nothing listens refuses at once.
 */
export const findLocalHosts = async (hosts = usualHosts, wait = timeout): Promise<FoundHost[]> => {
  const found = await Promise.all(hosts.map((host) => findHost(host, wait)));
  return found.filter((host) => host !== null);
};

/** Returns null for a port where nothing listens, or something else than a host of models. */
const findHost = async ({ name, port }: LocalHost, wait: number): Promise<FoundHost | null> => {
  const baseUrl = `http://127.0.0.1:${String(port)}/v1`;
  try {
    const signal = AbortSignal.timeout(wait);
    const response = await get({ host: { baseUrl, apiKey: null }, path: 'models', signal });
    const answer = v.safeParse(Answer, await readText(response, longestList));
    const models = answer.success ? answer.output.data.map(({ id }) => id).filter(isWriter) : [];
    return models.length === 0 ? null : { name, baseUrl, models };
  } catch (error) {
    return isStarting(error) ? { name, baseUrl, models: [] } : null;
  }
};

/** A host that wakes up is silent, or says that it loads its model. */
const isStarting = (error: unknown): boolean =>
  error instanceof HostError && (error.kind === 'slow' || error.status === 503);

/**
 * The lists also name models that only compare, rank or transcribe texts; their names say so. A name with a comma, or an overlong
 * one, cannot be a setting.
 */
const isWriter = (name: string): boolean =>
  !/embed|rerank|whisper|(?:^|[-/])bge[-:]|,/i.test(name) && name.length <= maxModelNameLength;

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.array(v.object({ id: v.pipe(v.string(), v.minLength(1)) })) }),
);
