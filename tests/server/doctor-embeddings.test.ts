import { expect, test } from 'vitest';
import { checkEmbeddings } from '../../server/doctor/embeddings.ts';
import { writeVectors } from './support/embedding-host.ts';
import { startScriptedHost, writeJson, type HostAnswer } from './support/scripted-host.ts';

test.each<[string, HostAnswer, boolean, RegExp]>([
  ['a vector', writeVectors([[1, 2, 3]]), true, /^embedder at 127\.0\.0\.1:\d+, 3 numbers for a text$/],
  [
    'no such endpoint',
    writeJson({}, 404),
    false,
    /has no \/embeddings for embedder\. Correct EMBEDDING_MODEL, or remove it/,
  ],
  ['a refused key', writeJson({}, 401), false, /refuses the key\. Correct LLM_API_KEY\.$/],
  [
    'a refusal',
    writeJson({ error: 'the key geheim' }, 400),
    false,
    /\(status 400, “the key …”\)\. Correct LLM_BASE_URL or EMBEDDING_MODEL\.$/,
  ],
  ['something else', writeJson({ hello: 1 }), false, /sends no list of embeddings for \S+ \(broken\)/],
])(
  '[28.8] [doctor] the host of the model that compares meanings answers with %s',
  async (_, answer, isOk, text) => {
    const host = await startScriptedHost(answer);
    const embeddings = { baseUrl: host.url, apiKey: 'geheim', model: 'embedder' };
    expect(await checkEmbeddings({ embeddings })).toEqual({ isOk, text: expect.stringMatching(text) });
    await host.stop();
  },
);

test('[28.8] [doctor] a host that does not run, and no model', async () => {
  const embeddings = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, model: 'embedder' };
  expect(await checkEmbeddings({ embeddings })).toMatchObject({
    isOk: false,
    text: expect.stringContaining('ECONNREFUSED'),
  });
  expect((await checkEmbeddings({ embeddings: null })).isOk).toBe(true);
});
