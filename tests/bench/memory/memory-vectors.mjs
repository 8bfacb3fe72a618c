import { createRandom } from '../random.mjs';

/** How many numbers the vectors have, as those of many small models. */
const size = 1024;

/**
 * The vectors of a stub, by the name of its model. "letters" has a direction for each run of three letters: it knows spelling and no
 * meaning. "noise" has a random vector for each text.
 */
const models = { letters: embedLetters, noise: embedNoise };
export const embeddingModels = Object.keys(models);

/** Returns the answer to a request for embeddings. */
export function answerVectors({ model, input }) {
  return { data: input.map((text, index) => ({ index, embedding: models[model](text) })) };
}

function embedLetters(text) {
  const vector = Array.from({ length: size }, () => 0);
  const letters = Array.from(` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
  for (let at = 0; at + 3 <= letters.length; at += 1)
    vector[hashOf(letters.slice(at, at + 3).join('')) % size] += 1;
  return vector;
}

function embedNoise(text) {
  const random = createRandom(hashOf(text));
  return Array.from({ length: size }, () => random() - 0.5);
}

function hashOf(text) {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}
