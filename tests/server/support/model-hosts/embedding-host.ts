import * as v from 'valibot';
import { startScriptedHost, writeJson, type HostAnswer, type ScriptedHost } from './scripted-host.ts';

/** How a host embeds a text. */
export type Embed = (text: string) => readonly number[];

const size = 64;

/** Groups of words that this host takes for the same. */
const meanings = [
  ['lighthouse', 'beacon'],
  ['zeppelin', 'airship'],
  ['sister', 'sibling'],
  ['undress', 'beacon'],
];

/** Returns a vector in which each meaning of a text has a direction, and each word a smaller part of another one. */
export const embedWords: Embed = (text) => {
  const vector = Array.from({ length: size }, () => 0.001);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const meaning = meanings.findIndex((words) => words.includes(word.replace(/s$/, '')));
    const place =
      meaning === -1
        ? meanings.length +
          (Array.from(word).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) %
            (size - meanings.length))
        : meaning;
    vector[place] = (vector[place] ?? 0) + (meaning === -1 ? 0.2 : 3);
  }
  return vector;
};

export interface EmbeddingHost extends ScriptedHost {
  /** The texts that were embedded, in order, a list for each request. */
  readonly embedded: readonly (readonly string[])[];
  /** Sets how further requests are answered; null as a host that works. */
  answer(next: HostAnswer | null): void;
}

/** Starts a real host on this machine with the endpoint `/embeddings`. */
export const startEmbeddingHost = async (embed: Embed = embedWords): Promise<EmbeddingHost> => {
  const embedded: string[][] = [];
  let other: HostAnswer | null = null;
  const host = await startScriptedHost((response, body, request) => {
    if (other !== null) {
      other(response, body, request);
      return;
    }
    const texts = textsOf(body);
    embedded.push(texts);
    writeVectors(texts.map(embed))(response, body, request);
  });
  return {
    ...host,
    embedded,
    answer: (next) => {
      other = next;
    },
  };
};

export const textsOf = (body: string): string[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.object({ input: v.array(v.string()) })), body).input;

export const writeVectors = (vectors: readonly (readonly unknown[])[]): HostAnswer =>
  writeJson({ object: 'list', data: vectors.map((embedding, index) => ({ index, embedding })) });
