import type { MateScript, Thread } from '../../../content/mate-script.ts';
import { lineFor, type Speaker } from './pick-line.ts';

/** Returns the next piece of the current story; null without one, or at its end. */
export function nextBeat({ script, memory }: Speaker): string | null {
  const story = memory.thread;
  if (story === null) return null;
  const beat = beatsOf(script, story.id)[story.next];
  memory.thread = beat === undefined ? null : { id: story.id, next: story.next + 1 };
  memory.telling = beat !== undefined;
  return beat ?? null;
}

/** Starts a story, or replies that the user already knows it. */
export function startThread(speaker: Speaker, id: string): string | null {
  const { memory, script } = speaker;
  const thread = script.threads.find((one) => one.id === id);
  if (thread === undefined) return null;
  memory.topic = thread.about;
  if (memory.thread?.id === id) return nextBeat(speaker) ?? lineFor(speaker, 'storyEnd');
  if (memory.threadsTold.includes(id)) return lineFor(speaker, 'revisit');
  memory.threadsTold.push(id);
  memory.thread = { id, next: 0 };
  return nextBeat(speaker);
}

/** Returns a story that is new to the user, or null. */
export function untoldThread({ script, memory, random }: Speaker): Thread | null {
  const untold = script.threads.filter((thread) => !memory.threadsTold.includes(thread.id));
  return untold[Math.floor(random() * untold.length)] ?? null;
}

function beatsOf(script: MateScript, id: string): readonly string[] {
  return id === 'opening' ? script.opening : (script.threads.find((thread) => thread.id === id)?.beats ?? []);
}
