import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import { planImport } from '../../../src/services/imports/plan-import.ts';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { newImportState, runImport } from '../../../src/services/imports/run-import.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import type { Services } from '../../../src/services/shared/services.ts';
import {
  agnaiSample,
  characterAiSample,
  chatGptSample,
  risuSample,
  tavernSample,
} from '../../services/imports/support/samples.ts';
import type { Sample } from '../../services/imports/support/talks.ts';

const apps = {
  SillyTavern: tavernSample,
  Agnai: agnaiSample,
  RisuAI: risuSample,
  'Character.AI': characterAiSample,
  ChatGPT: chatGptSample,
} as const;

/** Returns an export of each app with so many messages or some more, alternatives included. Samples grow with their number. */
export const largeExports = (messages: number) =>
  Object.entries(apps).map(([name, sampleOf]) => ({ name, sample: grown(sampleOf, messages) }));

function grown(sampleOf: (seed: number) => Sample, messages: number): Sample {
  for (let seed = 1001; ; seed += 500) {
    const sample = sampleOf(seed);
    if (countMessages(sample) >= messages) return sample;
  }
}

export const countMessages = ({ chats }: Sample): number =>
  chats.reduce((sum, { texts }) => sum + texts.length, 0);

/** Imports the files as the page does, and returns how long reading and sending them took, in milliseconds, and what failed. */
export async function importInto(origin: string, token: string, { files }: Sample) {
  const { signal } = new AbortController();
  const began = performance.now();
  const plan = planImport(await readExport(files, { signal, onRead: () => undefined }));
  const readMs = performance.now() - began;
  const state = newImportState();
  const choice = { excluded: [], mates: {} };
  await runImport({ call: callOf(origin, token), plan, signal }, state, {
    choice,
    onProgress: () => undefined,
  });
  const failed = [...state.results.values()].filter(({ failure }) => failure !== null).length;
  return { ms: performance.now() - began, readMs, failed, results: state.results.size };
}

const Envelope = v.object({ c: v.number(), m: v.nullish(v.string()), d: v.unknown() });

/** Calls the server as the page does. */
const callOf =
  (origin: string, token: string): Services['call'] =>
  async <Input extends v.GenericSchema, Output extends v.GenericSchema>(
    call: Call<Input, Output>,
    input: v.InferInput<Input>,
  ) => {
    const response = await fetch(new URL(call.path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, language: 'en' },
      body: JSON.stringify(input),
    });
    const { c, m, d } = v.parse(Envelope, await response.json());
    if (c !== code.ok) throw new ApiError('rejected', m ?? '', { code: c });
    return v.parse(call.output, d);
  };
