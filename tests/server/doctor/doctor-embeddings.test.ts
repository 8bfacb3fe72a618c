import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { checkEmbeddings } from '../../../server/doctor/embeddings.ts';
import { writeVectors } from '../support/model-hosts/embedding-host.ts';
import { startScriptedHost, writeJson, type HostAnswer } from '../support/model-hosts/scripted-host.ts';

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
    expect(await checkEmbeddings({ embeddings, model: embeddings })).toEqual({
      isOk,
      text: expect.stringMatching(text),
    });
    await host.stop();
  },
);

test('[28.8] [doctor] a host that does not run, and no model', async () => {
  const embeddings = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, model: 'embedder' };
  expect(await checkEmbeddings({ embeddings, model: embeddings })).toMatchObject({
    isOk: false,
    text: expect.stringContaining('ECONNREFUSED'),
  });
  expect((await checkEmbeddings({ embeddings: null, model: null })).isOk).toBe(true);
});

test('[doctor] a host of its own for embeddings names its own settings, and gets its own key', async () => {
  const host = await startScriptedHost(writeJson({}, 401));
  const { embeddings, model } = readConfig({
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'small',
    LLM_API_KEY: 'geheim',
    EMBEDDING_BASE_URL: host.url,
    EMBEDDING_API_KEY: 'other',
    EMBEDDING_MODEL: 'embedder',
  });
  expect((await checkEmbeddings({ embeddings, model })).text).toMatch(/Correct EMBEDDING_API_KEY\.$/);
  expect(host.requests.map(({ authorization }) => authorization)).toEqual(['Bearer other']);
  const withoutKey = readConfig({
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'small',
    LLM_API_KEY: 'geheim',
    EMBEDDING_BASE_URL: host.url,
    EMBEDDING_MODEL: 'embedder',
  });
  await checkEmbeddings(withoutKey);
  expect(host.requests.at(-1)?.authorization).toBeUndefined();
  await host.stop();
});
