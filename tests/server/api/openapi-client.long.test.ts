import { Ajv2020 } from 'ajv/dist/2020.js';
import { createParser } from 'eventsource-parser';
import { OpenAPIClientAxios, type Document, type OpenAPIClient } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { changes } from '../../../contract/changes.ts';
import { code } from '../../../contract/envelope.ts';
import { createDocument } from './document.ts';
import { isInQuery, smallPicture, withField } from '../every-call/asking.ts';
import { calls, fieldsIn, startEveryCallServer, type EveryCallServer } from '../every-call/harness.ts';
import { sampleOf } from '../every-call/samples.ts';
import { wrongFor } from '../every-call/hostile.ts';

const document = await createDocument();
/** The library checks the document itself: any object will do. */
const definition = v.parse(
  v.custom<Document>((value) => v.is(v.looseObject({ openapi: v.string() }), value)),
  document,
);

const validator = new Ajv2020({ strict: false, validateFormats: false });
validator.addSchema(document, 'openapi');

let running: EveryCallServer;
/** Generated from the document, as another program would do. */
let client: OpenAPIClient;

beforeAll(async () => {
  running = await startEveryCallServer();
  const api = new OpenAPIClientAxios({ definition, withServer: { url: running.server.url } });
  client = await api.init();
});
afterAll(() => running.server.stop());

// A feed of changes has no end.
const finite = calls.filter(([, { path }]) => path !== changes.path);

test.each(finite)(
  'a client generated from the document calls %s, and the answer is as described',
  async (name, call) => {
    const own = await running.createOwner(name, call);
    const { input, c = code.ok } = sampleOf[name]?.(own) ?? { input: {} };
    const parameters = isInQuery(call) ? toParameters(v.parse(Query, input)) : [];
    const body = call.body === 'picture' ? smallPicture : input;
    const operation = client[name];
    if (operation === undefined) throw new Error(`The client has no ${name}.`);
    const { data, headers } = await operation(parameters, call.method === 'GET' ? undefined : body, {
      headers: {
        token: own.person.token,
        ...(call.body === 'picture' ? { 'content-type': 'image/png' } : {}),
      },
      paramsSerializer: { indexes: null },
      validateStatus: () => true,
    });
    const type = String(headers['content-type']).split(';', 1)[0] ?? '';
    const answers = type === 'application/json' ? [data] : framesIn(String(data));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.flatMap(problemsOf(call.path, call.method, type))).toEqual([]);
    expect(type === 'application/json' ? v.parse(v.object({ c: v.number() }), data).c : code.ok).toBe(c);
  },
);

test.each(
  finite.filter(([, call]) => call.method === 'POST' && call.body === undefined && fieldsIn(call).length > 0),
)('refusals of an input of %s are as described', async (name, call) => {
  const { sample, send } = await running.createHarness(name, call);
  const refusals = [];
  for (const field of fieldsIn(call)) {
    const [wrong] = wrongFor(field);
    const { c, text } = await send(withField(sample(), field.path, wrong));
    if (c !== code.ok) refusals.push(JSON.parse(text));
  }
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.flatMap(refusalProblems)).toEqual([]);
});

const refusalProblems = (answer: unknown): unknown[] => {
  const validate = validator.getSchema('openapi#/components/schemas/Refusal');
  if (validate === undefined) return ['The document has no Refusal.'];
  return validate(answer) === true ? [] : (validate.errors ?? []);
};

const Query = v.record(v.string(), v.union([v.string(), v.number()]));

/** A header may have the name of a parameter. */
const toParameters = (input: v.InferOutput<typeof Query>) =>
  Object.entries(input).map(([name, value]) => ({ name, value, in: 'query' }));

const framesIn = (text: string): unknown[] => {
  const frames: unknown[] = [];
  createParser({ onEvent: ({ data }) => void frames.push(JSON.parse(data)) }).feed(text);
  return frames;
};

/** Returns a function that lists in what an answer differs from the document. */
const problemsOf =
  (path: string, method: string, type: string) =>
  (answer: unknown): unknown[] => {
    const place = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', type, 'schema'];
    const validate = validator.getSchema(`openapi#/${place.map(escaped).join('/')}`);
    if (validate === undefined) return [`The document has no ${type} for ${path}.`];
    return validate(answer) === true ? [] : (validate.errors ?? []);
  };

/** A name as a part of a JSON pointer in an address. */
const escaped = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
