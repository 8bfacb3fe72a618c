import * as v from 'valibot';
import { modelNameLimit } from '../../contract/reply-settings.ts';
import { get } from './post.ts';
import { readText } from './read-text.ts';

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
  /** The names of its models that write text, at least one. */
  readonly models: readonly string[];
}

/** Each with its default port. The first that has a model is preferred. */
export const usualHosts: readonly LocalHost[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'KoboldCpp', port: 5001 },
];

/** How long a local host may take, in milliseconds. */
const timeout = 500;
/** The longest list of models that is read, in bytes. */
const longestList = 1_000_000;

/** Asks the usual ports of this machine for models, all at the same time, and returns the hosts that have some. */
export const findLocalHosts = async (hosts = usualHosts): Promise<FoundHost[]> => {
  const found = await Promise.all(hosts.map(findHost));
  return found.filter((host) => host !== null);
};

/** Returns null for a port where nothing answers, or something else than a host of models. */
const findHost = async ({ name, port }: LocalHost): Promise<FoundHost | null> => {
  const baseUrl = `http://127.0.0.1:${String(port)}/v1`;
  const signal = AbortSignal.timeout(timeout);
  const text = await get({ host: { baseUrl, apiKey: null }, path: 'models', signal })
    .then((response) => readText(response, longestList))
    .catch(() => '');
  const answer = v.safeParse(Answer, text);
  const models = answer.success ? answer.output.data.map(({ id }) => id).filter(isWriter) : [];
  return models.length === 0 ? null : { name, baseUrl, models };
};

/**
 * The lists also name models that only compare, rank or transcribe texts; their names say so. A name with a comma, or an overlong
 * one, cannot be a setting.
 */
const isWriter = (name: string): boolean =>
  !/embed|rerank|whisper|(?:^|[-/])bge[-:]|,/i.test(name) && name.length <= modelNameLimit;

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.array(v.object({ id: v.pipe(v.string(), v.minLength(1)) })) }),
);
