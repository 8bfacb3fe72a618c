import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hintAt } from '../../../server/banner.ts';
import { readConfig } from '../../../server/config/config.ts';
import { withLocalModel } from '../../../server/config/local-model.ts';
import { findLocalHosts, type FoundHost } from '../../../server/model-host/models/local-hosts.ts';

const closers: (() => void)[] = [];

beforeEach(() => void closers.splice(0));
afterEach(() => closers.forEach((close) => close()));

/** Resolves with the port of a server on this machine. */
const serve = (listener: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(listener);
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const addressOf = (port: number) => `http://127.0.0.1:${String(port)}/v1`;

const listing =
  (...ids: string[]): RequestListener =>
  (request, response) => {
    response.statusCode = request.url === '/v1/models' ? 200 : 404;
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
  };

const found = (name: string, ...models: string[]): FoundHost => ({
  name,
  baseUrl: `http://127.0.0.1/${name}/v1`,
  models,
});

it('finds the local hosts that list a model which writes text', async () => {
  const ports = await Promise.all(
    [
      listing('nomic-embed-text:latest', 'llama3.2:latest', 'bge-m3', 'odd,name', 'x'.repeat(201)),
      listing('text-embedding-nomic-embed-text-v1.5'),
      ((_, response) => response.end('<h1>Another program</h1>')) satisfies RequestListener,
      listing('second'),
    ].map(serve),
  );
  const [first = 0, , , last = 0] = ports;
  expect(await findLocalHosts(ports.map((port, index) => ({ name: String(index), port })))).toEqual([
    { name: '0', baseUrl: addressOf(first), models: ['llama3.2:latest'] },
    { name: '3', baseUrl: addressOf(last), models: ['second'] },
  ]);
});

it('waits for a host that takes a second, and finds one that starts', async () => {
  const slow: RequestListener = (...call) => void setTimeout(() => listing('slow')(...call), 1000);
  const loading: RequestListener = (_, response) => response.writeHead(503).end('{"error":"Loading model"}');
  const ports = await Promise.all([slow, loading].map(serve));
  const [first = 0, second = 0] = ports;
  expect(await findLocalHosts(ports.map((port, index) => ({ name: String(index), port })))).toEqual([
    { name: '0', baseUrl: addressOf(first), models: ['slow'] },
    { name: '1', baseUrl: addressOf(second), models: [] },
  ]);
  const silent = await serve(() => undefined);
  expect(await findLocalHosts([{ name: 'silent', port: silent }], 50)).toMatchObject([{ models: [] }]);
});

it('waits for a host that starts, unless the model is set', async () => {
  const lists = [[found('one')], [found('one')], [found('one', 'a')]];
  const sentences: string[] = [];
  const search = {
    findHosts: async () => lists.shift() ?? [],
    onWaiting: (sentence: string) => void sentences.push(sentence),
    pause: 0,
  };
  expect(readConfig(await withLocalModel({ LLM_BASE_URL: 'auto' }, search)).model).toMatchObject({
    model: 'a',
  });
  expect(sentences).toEqual(Array(2).fill('one on this machine does not list its models yet; waiting.'));
  const known = { LLM_BASE_URL: 'auto', LLM_MODEL: 'a' };
  const environment = await withLocalModel(known, { findHosts: async () => [found('one')] });
  expect(readConfig(environment).model).toMatchObject({ baseUrl: 'http://127.0.0.1/one/v1', model: 'a' });
});

it('finds none where no port is open', async () => {
  const port = await serve(listing('closed'));
  closers.splice(0).forEach((close) => close());
  expect(await findLocalHosts([{ name: 'closed', port }])).toEqual([]);
});

it('uses the first host and all of its models for LLM_BASE_URL=auto', async () => {
  const environment = await withLocalModel(
    { LLM_BASE_URL: ' auto ' },
    {
      findHosts: async () => [found('one', 'a', 'b'), found('two', 'c')],
    },
  );
  expect(readConfig(environment).model).toMatchObject({
    baseUrl: 'http://127.0.0.1/one/v1',
    model: 'a',
    otherModels: ['b'],
  });
});

it('uses the host that has the model which is set, and only the models that are listed', async () => {
  const environment = await withLocalModel(
    { LLM_BASE_URL: 'auto', LLM_MODEL: 'c', LLM_MODELS: 'c,d' },
    { findHosts: async () => [found('one', 'a'), found('two', 'c', 'd', 'e')] },
  );
  expect(readConfig(environment).model).toMatchObject({
    baseUrl: 'http://127.0.0.1/two/v1',
    model: 'c',
    otherModels: ['d'],
  });
});

it.each([
  [
    [],
    undefined,
    /^LLM_BASE_URL: “auto” found no models on this machine\. Start one of Ollama \(port 11434\)/,
  ],
  [
    [found('one')],
    undefined,
    /^LLM_BASE_URL: “auto” found one on this machine, which listed no models in time\. Set LLM_MODEL/,
  ],
  [[found('one', 'a')], 'b', /^LLM_BASE_URL: “auto” did not find the model b at one\. Correct LLM_MODEL/],
])('says what to do where %j is found and %s is set', async (hosts, LLM_MODEL, message) => {
  const environment = { LLM_BASE_URL: 'auto', ...(LLM_MODEL === undefined ? {} : { LLM_MODEL }) };
  await expect(withLocalModel(environment, { findHosts: async () => hosts, pause: 0 })).rejects.toThrow(
    message,
  );
});

it('looks for no host where an address or nothing is set', async () => {
  const environment = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'a' };
  const fail = { findHosts: () => Promise.reject(new Error('looked')) };
  expect(await withLocalModel(environment, fail)).toBe(environment);
  expect(await withLocalModel({}, fail)).toEqual({});
});

it('lets commands that ask no model start with auto', () => {
  const settings = { LLM_BASE_URL: 'auto', LLM_MODEL: 'a', EMBEDDING_MODEL: 'e', PRODUCT_NAME: 'Ours' };
  expect(readConfig(settings)).toMatchObject({ model: null, embeddings: null, productName: 'Ours' });
});

it('names a model on the same machine when the product starts', () => {
  expect(hintAt([found('Starting'), found('Ollama', 'llama3.2'), found('LM Studio', 'b')])).toContain(
    'Ollama is running on this computer with llama3.2. To use it, set LLM_BASE_URL=auto in .env and restart.',
  );
  expect([hintAt([]), hintAt([found('Starting')])]).toEqual(['', '']);
});
