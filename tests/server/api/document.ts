import { readFileSync } from 'node:fs';
import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { ChangeFrame } from '../../../contract/changes.ts';
import { StreamFrame } from '../../../contract/rooms/chat.ts';
import { CompanionImportFrame } from '../../../contract/account/companion-file.ts';
import { Sound } from '../../../contract/voice/speech.ts';
import { code } from '../../../contract/envelope.ts';
import { TrialFrame } from '../../../contract/rooms/trial.ts';
import { everyCall } from '../every-call/calls.ts';
import { codesWithField, refusalData, RefusedField } from '../../../contract/refusal.ts';
import { contractFiles, type ContractFile } from './contract-files.ts';
import { describeProperties } from './describe-properties.ts';
import { toJson } from './facts.ts';
import { readNewestChange } from './newest-change.ts';

/** Returns the OpenAPI document of all calls of the contract, as an object that can be written as JSON. */
export const createDocument = async (): Promise<object> => {
  const files = await contractFiles();
  const schemas = namedSchemas(files);
  const calls = (await everyCall()).map(({ name, call }) => ({ name, call, file: fileOf(files, name) }));
  const paths = toPaths(calls, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mates',
      version: readNewestChange().version,
      description: readFileSync(new URL('introduction.md', import.meta.url), 'utf8').trim(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      parameters: {
        language: {
          name: 'language',
          in: 'header',
          description: 'The language of texts for users, such as `en` or `pt-BR`.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refusal: {
          description: 'The reason why there is no result.',
          content: { 'application/json': { schema: { $ref: refTo('Refusal') } } },
        },
      },
      schemas: withoutUnused({ ...toComponents(schemas, files), Refusal: toRefusal(schemas) }, paths),
    },
  };
};

interface DocumentedCall {
  readonly name: string;
  readonly call: Call;
  readonly file: ContractFile;
}

type Schemas = Readonly<Record<string, v.GenericSchema>>;

const fileOf = (files: readonly ContractFile[], callName: string): ContractFile => {
  const file = files.find(({ calls }) => calls.includes(callName));
  if (file === undefined) throw new Error(`No file of the contract exports ${callName}.`);
  return file;
};

/** The schemas that the contract exports under a type's name: each becomes a component. */
const namedSchemas = (files: readonly ContractFile[]): Schemas =>
  Object.assign({}, ...files.map(({ schemas }) => schemas));

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** Rules that JSON Schema cannot express, such as a check for spaces only, are left to the server. */
const options = (definitions: Schemas, typeMode: 'input' | 'output') => ({
  definitions,
  typeMode,
  errorMode: 'ignore' as const,
  target: 'draft-2020-12' as const,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => refTo(referenceId),
});

const toSchema = (
  schema: v.GenericSchema,
  definitions: Schemas,
  typeMode: 'input' | 'output',
): JsonSchema => {
  const converted: JsonSchema = { ...toJsonSchema(schema, options(definitions, typeMode)) };
  // The components are written once, for all.
  delete converted.$schema;
  delete converted.$defs;
  return converted;
};

const toComponents = (definitions: Schemas, files: readonly ContractFile[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, options(definitions, 'output'))).map(([name, schema]) => {
      const file = files.find(({ schemas }) => name in schemas);
      const description = file?.descriptions.get(name);
      const described = describeProperties(schema, name, file?.propertyComments ?? new Map());
      return [name, { ...described, ...(description && { description }) }];
    }),
  );

/** Returns the components to which the paths refer, directly or through another component. */
const withoutUnused = (
  components: Readonly<Record<string, JsonSchema>>,
  paths: object,
): Record<string, JsonSchema> => {
  const used: Record<string, JsonSchema> = {};
  const addFrom = (referring: object): void => {
    const text = JSON.stringify(referring);
    for (const [name, schema] of Object.entries(components)) {
      if (name in used || !text.includes(JSON.stringify(refTo(name)))) continue;
      used[name] = schema;
      addFrom(schema);
    }
  };
  addFrom(paths);
  return used;
};

const toPaths = (calls: readonly DocumentedCall[], schemas: Schemas): Record<string, object> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const documented of calls) {
    const { path, method, effect } = documented.call;
    const operations = (paths[path] ??= {});
    operations[method.toLowerCase()] = toOperation(documented, method, schemas);
    // A call that changes data by GET, as the specification requires, also accepts POST.
    if (method === 'GET' && effect === 'write') operations['post'] = toOperation(documented, 'POST', schemas);
  }
  return paths;
};

const toOperation = ({ name, call, file }: DocumentedCall, method: Call['method'], schemas: Schemas) => {
  const input = describeProperties(toSchema(call.input, {}, 'input'), name, file.propertyComments);
  const isInQuery = method === 'GET' || call.body !== undefined;
  const description = file.descriptions.get(name);
  return {
    operationId: method === call.method ? name : `${name}ByPost`,
    tags: [file.name],
    summary: name,
    ...(description === undefined ? {} : { description }),
    security: call.access === 'token' ? [{ token: [] }] : [],
    parameters: [{ $ref: '#/components/parameters/language' }, ...(isInQuery ? toParameters(input) : [])],
    ...(method === 'GET' ? {} : { requestBody: toBody(call, input) }),
    responses: {
      200: {
        description: 'The result, or the reason why there is none.',
        ...(call.carriesAiText === true ? { headers: aiMark } : {}),
        content: toContent({ name, call, file }, schemas),
      },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Refusal' },
    },
  };
};

/** The types of the files that are bodies. */
const fileTypes: Readonly<Record<NonNullable<Call['body']>, string>> = {
  picture: 'image/*',
  sound: 'audio/wav',
  archive: 'application/octet-stream',
};

/** A body without a required property may be omitted. */
const toBody = ({ body }: Call, input: JsonSchema) => ({
  ...(body !== undefined || (input.required ?? []).length > 0 ? { required: true } : {}),
  content: body === undefined ? { 'application/json': { schema: input } } : { [fileTypes[body]]: {} },
});

/** The header of a result that carries text which a machine generated. */
const aiMark = {
  'x-ai-generated': {
    description: 'The result may carry text that a machine generated. Omitted with a refusal.',
    schema: { const: 'true' },
  },
};

const toParameters = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    ...split(schema),
  }));

/** Of a parameter, the description stands outside its schema. */
const split = (described: unknown) => {
  const { description, ...schema } = toJson(described);
  return { ...(description === undefined ? {} : { description }), schema };
};

const frames: readonly v.GenericSchema[] = [StreamFrame, ChangeFrame, TrialFrame, CompanionImportFrame];

/** A stream's schema is that of the `data` of each event. */
const toContent = ({ name, call: { output, answer }, file }: DocumentedCall, schemas: Schemas) => {
  if (answer === 'file' || output === Sound) {
    const type = output === Sound ? 'audio/*' : 'application/zip';
    return { [type]: {}, 'application/json': { schema: { $ref: refTo('Refusal') } } };
  }
  const schema = describeProperties(toSchema(output, schemas, 'output'), name, file.propertyComments);
  if (frames.includes(output)) {
    return {
      'text/event-stream': { schema },
      'application/json': { schema: { $ref: refTo('Refusal') } },
    };
  }
  return { 'application/json': { schema: { oneOf: [toResult(schema), { $ref: refTo('Refusal') }] } } };
};

const toResult = (schema: JsonSchema) => ({
  type: 'object',
  properties: {
    c: { const: code.ok, description: 'The result is in `d`.' },
    m: { type: ['string', 'null'], description: 'Null with a result.' },
    d: { ...schema, description: 'The result.' },
  },
  required: ['c', 'd'],
});

/** Every code with the schema of its data. */
const toRefusal = (schemas: Schemas): JsonSchema => ({
  type: 'object',
  description: 'Why a request was refused.',
  properties: {
    c: { enum: Object.values(code).filter((one) => one !== code.ok), description: 'Stable.' },
    m: { type: ['string', 'null'], description: 'For the user, in their language.' },
    d: {
      description: `With ${codesWithField.join(' or ')} which property of the input is refused, where it is one; with ${Object.keys(refusalData).join(', ')} what the caller needs to continue. Null otherwise.`,
      anyOf: [
        ...[RefusedField, ...Object.values(refusalData)].map((schema) => toSchema(schema, schemas, 'output')),
        { type: 'null' },
      ],
    },
  },
  required: ['c'],
});
