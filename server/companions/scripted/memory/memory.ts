import * as v from 'valibot';
import { languages } from '../../../../contract/languages.ts';

const maxLines = 260;

const Memory = v.object({
  version: v.literal(1),
  name: v.nullable(v.string()),
  /** The name that the person's persona or account had at the last answer. */
  given: v.optional(v.string()),
  /** The language of the last reply. */
  language: v.optional(v.picklist(languages)),
  /** The hash of the user's notes at the last reply. */
  noted: v.optional(v.string()),
  /** The number of replies. */
  turns: v.number(),
  /** The time of the last reply, in milliseconds since 1970. */
  at: v.number(),
  /** The hashes of used lines, oldest first. */
  said: v.array(v.string()),
  thread: v.nullable(v.object({ id: v.string(), next: v.number() })),
  threadsTold: v.array(v.string()),
  /** The story that the last reply offered. */
  offered: v.nullable(v.string()),
  /** The last topic, as a phrase that fits after "about". */
  topic: v.nullable(v.string()),
  /** The intent of the last message. */
  before: v.nullable(v.string()),
  /** A sentence of the user like an introduction, "I'm Marek", from which no name is taken unasked. */
  introduction: v.optional(v.string()),
  awaitsName: v.boolean(),
  nameAsked: v.boolean(),
  /** Whether the last reply ended in a question. */
  asked: v.boolean(),
  /** The story of which the last reply was a piece. */
  telling: v.boolean(),
  /** The number of further replies that stay gentle after a serious message. */
  heavy: v.number(),
  /** The same for happy replies after good news. */
  glad: v.number(),
  /** The same after talk of self-harm. */
  crisis: v.number(),
  /** The turn in which a like was last learned or mentioned. */
  likeTurn: v.number(),
});
export type Memory = v.InferOutput<typeof Memory>;

/** Parses the memory that an earlier reply returned. Invalid parts are dropped. */
export function parseMemory(text: string | null): Memory {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Memory), text);
  return result.success ? result.output : blankMemory();
}

export function blankMemory(): Memory {
  return {
    version: 1,
    name: null,
    turns: 0,
    at: 0,
    said: [],
    thread: { id: 'opening', next: 0 },
    threadsTold: [],
    offered: null,
    topic: null,
    before: null,
    awaitsName: false,
    nameAsked: false,
    asked: true,
    telling: true,
    heavy: 0,
    glad: 0,
    crisis: 0,
    likeTurn: 0,
  };
}

/** Limits the lists that grow with each reply. */
export function serializeMemory(memory: Memory): string {
  return JSON.stringify({
    ...memory,
    said: memory.said.slice(-maxLines),
  });
}
