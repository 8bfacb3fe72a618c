import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../../contract/call.ts';
import { code } from '../../../../contract/envelope.ts';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { RoomList } from '../../../../contract/rooms/room.ts';
import type { ImportProgress } from '../../../../src/machines/imports/import.reducers.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { planImport } from '../../../../src/services/imports/plan-import.ts';
import { readExport } from '../../../../src/services/imports/read-export.ts';
import { newImportState, runImport } from '../../../../src/services/imports/run-import.ts';
import type { Services } from '../../../../src/services/shared/services.ts';
import { samples, tavernSample } from '../../../services/imports/support/samples.ts';
import { createTalker, file, type Sample } from '../../../services/imports/support/talks.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
let ada: Person;
beforeEach(async () => {
  ada = await createPerson(server);
});

const { signal } = new AbortController();

/** Calls the server as the page does; every `each`-th answer is lost on its way. */
const callOf =
  (each = Number.POSITIVE_INFINITY): Services['call'] =>
  async <Input extends v.GenericSchema, Output extends v.GenericSchema>(
    call: Call<Input, Output>,
    input: v.InferInput<Input>,
  ) => {
    count += 1;
    const { envelope } = await ada.post(call.path, input);
    if (count % each === 0) throw new ApiError('unreachable', 'The answer was lost.');
    if (envelope.c !== code.ok) throw new ApiError('rejected', envelope.m ?? '', { code: envelope.c });
    return v.parse(call.output, envelope.d);
  };
let count = 0;

const bring = async (files: readonly File[], call = callOf(), excluded: readonly string[] = []) => {
  const plan = planImport(await readExport(files, { signal, onRead: () => {} }));
  const state = newImportState();
  let progress: ImportProgress | null = null;
  for (let isDone = false; !isDone;) {
    try {
      await runImport({ call, plan, signal }, state, {
        choice: { excluded, mates: {} },
        onProgress: (next) => (progress = next),
      });
      isDone = true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unreachable') throw error;
    }
  }
  return { plan, progress: progress as ImportProgress | null };
};

const filesOf = async (): Promise<RoomFile[]> => {
  const { rooms } = v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d);
  return Promise.all(
    rooms.map(async ({ roomId }) =>
      v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d),
    ),
  );
};

const textsOf = (messages: RoomFile['messages']) => messages.map(({ text }) => text).toSorted();
const sorted = (chats: readonly (readonly string[])[]) =>
  chats
    .map((texts) => texts.toSorted())
    .toSorted((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1));

const isStored = async ({ chats }: Sample): Promise<void> => {
  const stored = await filesOf();
  expect(sorted(stored.map(({ messages }) => textsOf(messages)))).toEqual(
    sorted(chats.map(({ texts }) => texts)),
  );
  const shown = stored.map(({ messages }) =>
    messages.filter(({ hiddenAt }) => hiddenAt === undefined).map(({ text }) => text),
  );
  expect(sorted(shown)).toEqual(sorted(chats.map((chat) => chat.shown)));
};

/** The first of each app; the readers are tried with all of them. */
test.each(samples.filter((_, index) => index % 10 === 0))(
  '$name is stored without a loss',
  async (sample) => {
    const { progress } = await bring(sample.files);
    expect(progress?.results.filter(({ failure }) => failure !== null)).toEqual([]);
    expect(progress?.done).toBe(progress?.total);
    await isStored(sample);
  },
);

test('an import whose answers are lost continues without doubles', async () => {
  const sample = tavernSample(7);
  await bring(sample.files, callOf(2));
  await isStored(sample);
  const { imports } = v.parse(
    v.object({ imports: v.array(v.object({ rooms: v.number(), mates: v.number(), personas: v.number() })) }),
    (await ada.get('/import/list')).envelope.d,
  );
  expect(imports).toMatchObject([{ rooms: 2, mates: 1, personas: 1 }]);
});

test('a chat of many parts, with texts as long as they may be, is stored in order', async () => {
  const { text } = createTalker(3);
  const lines = Array.from({ length: 1203 }, (_, index) =>
    JSON.stringify({
      name: 'Vex',
      is_user: index % 2 === 1,
      mes: index % 97 === 0 ? text() + 'é'.repeat(31_000) : text(),
    }),
  );
  await bring([file('long.jsonl', ['{"user_name":"Sam","character_name":"Vex"}', ...lines].join('\n'))]);
  const [stored] = await filesOf();
  expect(stored?.messages.map((message) => message.text)).toEqual(
    lines.map((line) => v.parse(v.object({ mes: v.string() }), JSON.parse(line)).mes),
  );
});

test('what the server refuses is named, and the rest is imported', async () => {
  const sample = tavernSample(8);
  const child = JSON.stringify({
    spec: 'chara_card_v2',
    data: { name: 'Tim', description: 'Tim is 12 years old.', first_mes: 'Hi' },
  });
  const { plan, progress } = await bring([...sample.files, file('tim.json', child)]);
  const refused = progress?.results.filter(({ failure }) => failure !== null) ?? [];
  expect(refused.map(({ id }) => plan.items.find((item) => item.id === id)?.name)).toEqual(['Tim']);
  await isStored(sample);
});

test('what was left out is not imported', async () => {
  const sample = tavernSample(9);
  const plan = planImport(await readExport(sample.files, { signal, onRead: () => {} }));
  const excluded = plan.items.filter(({ kind }) => kind !== 'persona').map(({ id }) => id);
  await bring(sample.files, callOf(), excluded);
  expect(await filesOf()).toEqual([]);
});
