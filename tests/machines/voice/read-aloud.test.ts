import { fromCallback, fromPromise, createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import {
  readAloudMachine,
  selectCanRead,
  type FollowedText,
  type TextEvent,
} from '../../../src/machines/voice/read-aloud.machine.ts';
import type {
  FoundVoices,
  SentenceSound,
  Utterance,
  VoiceSettings,
} from '../../../src/machines/voice/voice.types.ts';
import { settled } from '../support/deferred.ts';
import { noVoices, ownVoice, remoteVoices, usual, voices } from './voice-samples.ts';

/** A clock whose time the test advances, by which sounds are made and played. */
const clock = () => {
  const simulated = new SimulatedClock();
  return {
    simulated,
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const timer = simulated.setTimeout(() => resolve(), milliseconds);
        signal.addEventListener('abort', () => {
          simulated.clearTimeout(timer);
          reject(new Error('aborted'));
        });
      }),
    /** Advances in small steps, and lets everything happen that follows of each. */
    pass: async (milliseconds: number, step = 10) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        simulated.increment(step);
        await settled();
      }
    },
  };
};

interface Options {
  readonly settings?: Partial<VoiceSettings>;
  readonly found?: FoundVoices;
  /** How long the sound of a sentence takes to be made, and to be played; it never ends where that is infinite. */
  readonly preparing?: (sentence: string) => number;
  readonly playing?: (sentence: string) => number;
}

async function start({
  settings,
  found = voices,
  preparing = () => 100,
  playing = () => 1000,
}: Options = {}) {
  const { simulated, wait, pass } = clock();
  const asked: string[] = [];
  const heard: string[] = [];
  const silenced: string[] = [];
  let write: (event: TextEvent) => void = () => undefined;
  const actor = createActor(
    readAloudMachine.provide({
      actors: {
        findVoices: fromPromise(() => Promise.resolve(found)),
        watchChat: fromCallback(() => undefined),
        followText: fromCallback<AnyEventObject, FollowedText>(({ sendBack }) => {
          write = sendBack;
        }),
        prepareSound: fromPromise<SentenceSound, Utterance>(async ({ input, signal }) => {
          asked.push(input.sentence);
          await wait(preparing(input.sentence), signal);
          return { seconds: 1, source: input.sentence };
        }),
        playSound: fromPromise<void, SentenceSound>(async ({ input, signal }) => {
          heard.push(String(input.source));
          signal.addEventListener('abort', () => silenced.push(String(input.source)));
          const duration = playing(String(input.source));
          if (duration < Infinity) await wait(duration, signal);
          else await new Promise(() => undefined);
        }),
      },
    }),
    { input: { settings: { ...usual, ...settings } }, clock: simulated },
  ).start();
  await settled();
  return { actor, asked, heard, silenced, pass, simulated, write: (event: TextEvent) => write(event) };
}

const createRandom = (seed: number) => {
  let last = seed;
  return (max: number): number => {
    last = (last * 48_271) % 2_147_483_647;
    return last % max;
  };
};

const written = (...texts: readonly string[]): TextEvent => ({
  type: 'sentences.written',
  sentences: texts.map((text) => ({ text, isAction: false })),
});

test('the first sentence is heard while the reply is written, and the sound of the next is made meanwhile', async () => {
  const { actor, asked, heard, pass, write } = await start();
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write(written('One.'));
  await pass(200);
  expect([heard, actor.getSnapshot().hasTag('speaking')]).toEqual([['One.'], true]);
  write(written('Two.', 'Three.', 'Four.', 'Five.'));
  await pass(500);
  expect([asked, heard]).toEqual([['One.', 'Two.', 'Three.'], ['One.']]);
  write({ type: 'text.ended' });
  await pass(6000);
  expect(heard).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
  expect(actor.getSnapshot().hasTag('reading')).toBe(false);
});

test('in 1,000 readings with random delays the order is that of the text, and each sentence is heard once', async () => {
  const random = createRandom(7);
  const readings = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const sentences = Array.from({ length: 1 + random(6) }, (_, index) => `${index}.`);
      const reading = await start({ preparing: () => random(400), playing: () => random(300) });
      reading.actor.send({ type: 'reading.start', messageId: 'message-1' });
      return { ...reading, sentences };
    }),
  );
  for (let step = 0; step < 120; step += 1) {
    for (const { write, sentences, simulated } of readings) {
      const sentence = step % 4 === 0 ? sentences[step / 4] : undefined;
      if (sentence !== undefined) write(written(sentence));
      else if (step / 4 === sentences.length) write({ type: 'text.ended' });
      simulated.increment(50);
    }
    await settled();
  }
  expect(readings.filter(({ heard, sentences }) => heard.join(' ') !== sentences.join(' '))).toEqual([]);
  expect(readings.filter(({ actor }) => actor.getSnapshot().hasTag('reading'))).toEqual([]);
});

test('in 1,000 readings that end at a random moment nothing is heard afterwards', async () => {
  const random = createRandom(11);
  const readings = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const sentences = Array.from({ length: 2 + random(5) }, (_, index) => `${index}.`);
      const reading = await start({ preparing: () => random(400), playing: () => random(300) });
      reading.actor.send({ type: 'reading.start', messageId: 'message-1' });
      reading.write(written(...sentences));
      const end = endings[random(endings.length)] ?? leaveChat;
      return { ...reading, sentences, end, endsAt: random(40) };
    }),
  );
  const heardBefore = new Map<object, readonly string[]>();
  for (let step = 0; step < 80; step += 1) {
    for (const reading of readings) {
      if (step === reading.endsAt) {
        reading.end(reading.actor);
        heardBefore.set(reading, [...reading.heard]);
        reading.write(written('Late.'));
      }
      reading.simulated.increment(50);
    }
    await settled();
  }
  expect(readings.filter((reading) => reading.heard.join() !== heardBefore.get(reading)?.join())).toEqual([]);
  expect(readings.filter(({ heard, sentences }) => !sentences.join(' ').startsWith(heard.join(' ')))).toEqual(
    [],
  );
  const isBroken = (reading: (typeof readings)[number]): boolean =>
    reading.heard.length > 0 && reading.heard.length < reading.sentences.length;
  expect(readings.filter(isBroken).length).toBeGreaterThan(300);
});

type Reader = Awaited<ReturnType<typeof start>>['actor'];

/** Another chat is opened, or the user signs out. */
const leaveChat = (actor: Reader): void => void actor.stop();
const endings = [
  leaveChat,
  (actor: Reader): void => actor.send({ type: 'reading.stop' }),
  (actor: Reader): void => actor.send({ type: 'text.stopped' }),
  (actor: Reader): void => actor.send({ type: 'page.left' }),
];

test('a stop is silent at once, and nothing is heard afterwards', async () => {
  const { actor, asked, heard, silenced, pass, write } = await start();
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write(written('One.', 'Two.', 'Three.'));
  await pass(250);
  actor.send({ type: 'reading.stop' });
  expect(silenced).toEqual(['One.']);
  await pass(5000);
  expect([asked, heard]).toEqual([['One.', 'Two.', 'Three.'], ['One.']]);
});

test('the end of the chat is silent too', async () => {
  const { actor, heard, silenced, pass, write } = await start();
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write(written('One.', 'Two.'));
  await pass(200);
  actor.stop();
  expect(silenced).toEqual(['One.']);
  await pass(5000);
  expect(heard).toEqual(['One.']);
});

test('a voice that never says that it has ended is given up, and the next sentence follows', async () => {
  const { actor, heard, silenced, pass, write } = await start({
    playing: (sentence) => (sentence === 'One.' ? Infinity : 100),
  });
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write(written('One.', 'Two.'));
  await pass(6900, 100);
  expect(heard).toEqual(['One.']);
  await pass(400, 100);
  expect([heard, silenced]).toEqual([['One.', 'Two.'], ['One.']]);
});

test('only where it is wanted a new reply is read by itself, and it takes the place of what is read', async () => {
  const quiet = await start();
  quiet.actor.send({ type: 'reply.started', messageId: 'message-2' });
  expect(quiet.actor.getSnapshot().hasTag('reading')).toBe(false);
  const always = await start({ settings: { isAlways: true } });
  always.actor.send({ type: 'reading.start', messageId: 'message-1' });
  always.write(written('One.'));
  await always.pass(200);
  always.actor.send({ type: 'reply.started', messageId: 'message-2' });
  expect([always.silenced, always.actor.getSnapshot().context.messageId]).toEqual([['One.'], 'message-2']);
});

test('a voice whose maker receives the text reads only after the user agreed', async () => {
  const { actor } = await start({ found: remoteVoices });
  expect(selectCanRead(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'voice.changed', settings: { ...usual, allowsRemote: true } });
  expect(selectCanRead(actor.getSnapshot())).toBe(true);
  expect(selectCanRead((await start({ found: noVoices })).actor.getSnapshot())).toBe(false);
});

test('a voice that the server does not list is asked for by its name', async () => {
  const names: string[] = [];
  const { actor, write } = await start({
    found: { ...voices, voices: [ownVoice], isUnlisted: true },
    settings: { voice: { source: 'server', id: 'otto' } },
    preparing: (sentence) => names.push(sentence),
  });
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write(written('One.'));
  expect(actor.getSnapshot().children['prepareSound']?.getSnapshot()).toMatchObject({
    input: { voice: { source: 'server', id: 'otto' } },
  });
});

test.each([
  ['the chosen one', { source: 'browser', id: 'remote' }, 'remote'],
  ['the first other one', null, 'remote'],
  ['the usual one where the chosen one is gone', { source: 'browser', id: 'gone' }, 'iris'],
] as const)('an action is read by %s', async (_, actionVoice, id) => {
  const { actor, write } = await start({
    settings: { actions: 'voice', actionVoice, allowsRemote: true },
    preparing: () => Infinity,
  });
  actor.send({ type: 'reading.start', messageId: 'message-1' });
  write({ type: 'sentences.written', sentences: [{ text: 'smiles', isAction: true }] });
  expect(actor.getSnapshot().children['prepareSound']?.getSnapshot()).toMatchObject({
    input: { sentence: 'smiles', voice: { id } },
  });
});
