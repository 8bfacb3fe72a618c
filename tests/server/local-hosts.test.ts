import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { welcome } from '../../server/banner.ts';
import { readConfig } from '../../server/config/config.ts';
import { withLocalModel } from '../../server/config/local-model.ts';
import { findLocalHosts, type FoundHost } from '../../server/model-host/local-hosts.ts';

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
      (() => undefined) satisfies RequestListener,
      listing('second'),
    ].map(serve),
  );
  const [first = 0, , , , last = 0] = ports;
  expect(await findLocalHosts(ports.map((port, index) => ({ name: String(index), port })))).toEqual([
    { name: '0', baseUrl: `http://127.0.0.1:${String(first)}/v1`, models: ['llama3.2:latest'] },
    { name: '4', baseUrl: `http://127.0.0.1:${String(last)}/v1`, models: ['second'] },
  ]);
});

it('finds none where no port is open', async () => {
  const port = await serve(listing('closed'));
  closers.splice(0).forEach((close) => close());
  expect(await findLocalHosts([{ name: 'closed', port }])).toEqual([]);
});

it('uses the first host and all of its models for LLM_BASE_URL=auto', async () => {
  const environment = await withLocalModel({ LLM_BASE_URL: ' auto ' }, async () => [
    found('one', 'a', 'b'),
    found('two', 'c'),
  ]);
  expect(readConfig(environment).model).toMatchObject({
    baseUrl: 'http://127.0.0.1/one/v1',
    model: 'a',
    otherModels: ['b'],
  });
});

it('uses the host that has the model which is set, and only the models that are listed', async () => {
  const environment = await withLocalModel(
    { LLM_BASE_URL: 'auto', LLM_MODEL: 'c', LLM_MODELS: 'c,d' },
    async () => [found('one', 'a'), found('two', 'c', 'd', 'e')],
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
  [[found('one', 'a')], 'b', /^LLM_BASE_URL: “auto” did not find the model b at one\. Correct LLM_MODEL/],
])('says what to do where %j is found and %s is set', async (hosts, LLM_MODEL, message) => {
  const environment = { LLM_BASE_URL: 'auto', ...(LLM_MODEL === undefined ? {} : { LLM_MODEL }) };
  await expect(withLocalModel(environment, async () => hosts)).rejects.toThrow(message);
});

it('looks for no host where an address or nothing is set', async () => {
  const environment = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'a' };
  const fail = () => Promise.reject(new Error('looked'));
  expect(await withLocalModel(environment, fail)).toBe(environment);
  expect(await withLocalModel({}, fail)).toEqual({});
});

it('lets commands that ask no model start with auto', () => {
  const settings = { LLM_BASE_URL: 'auto', LLM_MODEL: 'a', EMBEDDING_MODEL: 'e', PRODUCT_NAME: 'Ours' };
  expect(readConfig(settings)).toMatchObject({ model: null, embeddings: null, productName: 'Ours' });
});

it('names a model on the same machine when the product starts', () => {
  const running = {
    url: 'http://127.0.0.1:4321',
    port: 4321,
    adminUrl: null,
    companion: 'scripted',
  } as const;
  const banner = (unusedHosts: FoundHost[]) => welcome(readConfig({}), { ...running, unusedHosts });
  expect(banner([found('Ollama', 'llama3.2'), found('LM Studio', 'b')])).toContain(
    'Ollama is running on this computer with llama3.2. To use it, set LLM_BASE_URL=auto in .env and restart.',
  );
  expect(banner([])).not.toContain('LLM_BASE_URL');
});
