import { afterEach, beforeEach, expect, test } from 'vitest';
import { embedTexts } from '../../../server/domain/memory/vectors/embed-texts.ts';
import { createEmbedder } from '../../../server/model-host/embeddings.ts';
import { createLog } from '../../../server/shared/log.ts';
import {
  embedWords,
  startEmbeddingHost,
  textsOf,
  writeVectors,
  type EmbeddingHost,
} from '../support/model-hosts/embedding-host.ts';
import { writeJson, type HostAnswer } from '../support/model-hosts/scripted-host.ts';

let host: EmbeddingHost;
beforeEach(async () => {
  host = await startEmbeddingHost();
});
afterEach(() => host.stop());

const embed = async (texts: readonly string[]) => {
  const log = createLog('silent', { write: () => undefined });
  const embedder = createEmbedder({ baseUrl: host.url, apiKey: null, model: 'e' }, { log, now: Date.now });
  return (await embedTexts(embedder, texts, new AbortController().signal)).map((vector) => vector !== null);
};

/** Answers as this where the host fails for any of these texts. */
const failFor = (isOdd: (text: string) => boolean, failure: HostAnswer): void => {
  host.answer((response, body, request) => {
    const texts = textsOf(body);
    (texts.some(isOdd) ? failure : writeVectors(texts.map(embedWords)))(response, body, request);
  });
};

const failures: ReadonlyArray<readonly [string, HostAnswer]> = [
  ['400', writeJson({ error: 'no' }, 400)],
  ['413', writeJson({ error: 'too large' }, 413)],
  ['500', writeJson({ error: { message: 'unsupported value: NaN' } }, 500)],
  ['a row of null', (...call) => writeVectors(textsOf(call[1]).map(() => [null, null]))(...call)],
  ['an error with status 200', writeJson({ error: 'NaN' })],
  ['a page', (response) => response.end('<html>')],
  ['a closed connection', (response) => response.destroy()],
];

test.each(failures)(
  'a text that a host answers with %s has no vector, and all others have one',
  async (_, failure) => {
    failFor((text) => text.includes('xyzzy'), failure);
    expect(await embed(['one', 'xyzzy', 'three', 'four'])).toEqual([true, false, true, true]);
  },
);

test.each(failures)('a text that a host answers with %s for its length is cut', async (_, failure) => {
  failFor((text) => text.length > 600, failure);
  expect(await embed(['one', 'long '.repeat(400)])).toEqual([true, true]);
});

test('a host that takes a few texts at once gets fewer', async () => {
  host.answer((response, body, request) => {
    const texts = textsOf(body);
    const isTooMany = texts.length > 3;
    (isTooMany ? writeJson({ error: 'batch' }, 500) : writeVectors(texts.map(embedWords)))(
      response,
      body,
      request,
    );
  });
  expect(await embed(Array.from({ length: 16 }, (_, at) => `text ${String(at)}`))).not.toContain(false);
});

test.each([
  ['500 for everything', writeJson({}, 500), 2],
  ['400 for everything', writeJson({}, 400), 2],
  ['401', writeJson({}, 401), 1],
  ['404', writeJson({}, 404), 1],
  ['429', writeJson({}, 429), 1],
  ['503', writeJson({}, 503), 1],
] as const)('a host that answers %s fails, after few requests', async (_, failure, requests) => {
  host.answer(failure);
  await expect(embed(['one', 'two', 'three', 'four'])).rejects.toMatchObject({ name: 'HostError' });
  expect(host.requests).toHaveLength(requests);
});

test('a host that fails meanwhile takes no text for odd', async () => {
  let requests = 0;
  host.answer((response, body, request) => {
    requests += 1;
    (requests === 2 ? writeVectors([embedWords('Hello')]) : writeJson({}, 500))(response, body, request);
  });
  await expect(embed(['one', 'two'])).rejects.toMatchObject({ kind: 'failed' });
});
