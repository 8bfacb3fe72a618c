import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { TrialFrame, trialReply, type TrialLine, type TrialSeal } from '../../../../contract/rooms/trial.ts';
import type { TestServer } from '../server.ts';

type Input = v.InferInput<(typeof trialReply)['input']>;

/** What a page keeps of a trial chat. */
export interface Trial {
  readonly mateId: string;
  readonly lines: readonly TrialLine[];
  readonly seal: TrialSeal | null;
}

export const untried = (mateId: string): Trial => ({ mateId, lines: [], seal: null });

/** Sends a message of a visitor's. Returns the frames of the reply; none after a refusal, whose code is `c`. */
export const askTrial = async (
  { url }: Pick<TestServer, 'url'>,
  input: Input,
  headers: Record<string, string> = {},
): Promise<{ readonly envelope: { c: number; d: unknown }; readonly frames: readonly TrialFrame[] }> => {
  const response = await fetch(`${url}${trialReply.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return {
      envelope: v.parse(v.object({ c: v.number(), d: v.unknown() }), await response.json()),
      frames: [],
    };
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  const frames = lines.map((line) => v.parse(TrialFrame, JSON.parse(line.slice('data: '.length))));
  return { envelope: { c: code.ok, d: null }, frames };
};

/** Returns the chat with the message and its reply, as a page puts it together, and the frame that accepted the message. */
export const answerTrial = async (
  server: Pick<TestServer, 'url'>,
  { mateId, lines, seal }: Trial,
  text: string,
  understood: readonly string[] = [],
) => {
  const input = { mateId, lines: [...lines], seal, text, understood: [...understood] };
  const { frames, envelope } = await askTrial(server, input);
  const accepted = frames.find((frame) => frame.type === 'accepted');
  const deltas = frames.filter((frame) => frame.type === 'delta');
  const done = frames.find((frame) => frame.type === 'done');
  if (accepted === undefined) throw new Error(`refused: ${String(envelope.c)}`);
  const reply = deltas.reduce((sofar, { from, text: piece }) => sofar.slice(0, from) + piece, '');
  const before: readonly TrialLine[] =
    lines.length === 0 ? [{ role: 'mate', text: accepted.greeting }] : lines;
  const trial: Trial = {
    mateId,
    lines: [...before, { role: 'user', text }, { role: 'mate', text: reply }],
    seal: done?.seal ?? null,
  };
  return { trial, accepted, deltas, reply };
};
