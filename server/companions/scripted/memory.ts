import * as v from 'valibot';

const MOST_LIKES = 6;
const MOST_LINES = 260;

const Memory = v.object({
  version: v.literal(1),
  name: v.nullable(v.string()),
  /** The name that the person's persona or account had at the last answer. */
  given: v.optional(v.string()),
  /** A mark of the person's notes as they were at the last answer. */
  noted: v.optional(v.string()),
  likes: v.array(v.string()),
  /** Answers given so far. */
  turns: v.number(),
  /** Milliseconds since 1970 of the last answer. */
  at: v.number(),
  /** Marks of the lines that have been said, oldest first. */
  said: v.array(v.string()),
  thread: v.nullable(v.object({ id: v.string(), next: v.number() })),
  threadsTold: v.array(v.string()),
  /** A story that was offered with the last answer. */
  offered: v.nullable(v.string()),
  /** What was talked about last, as a phrase that fits after "about". */
  topic: v.nullable(v.string()),
  /** What the last message was found to be about. */
  before: v.nullable(v.string()),
  awaitsName: v.boolean(),
  nameAsked: v.boolean(),
  /** The last answer ended in a question. */
  asked: v.boolean(),
  /** The last answer was a piece of a story. */
  telling: v.boolean(),
  /** Answers that should still be gentle, after something heavy was told. */
  heavy: v.number(),
  /** The same after something that pleased the user. */
  glad: v.number(),
  /** The same after talk of self-harm. */
  crisis: v.number(),
  /** The turn when a like was last learnt or brought up. */
  likeTurn: v.number(),
});
export type Memory = v.InferOutput<typeof Memory>;

/** Reads back what an earlier reply returned. What cannot be read is forgotten rather than an error. */
export function recollect(text: string | null): Memory {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Memory), text);
  return result.success ? result.output : blankMemory();
}

export function blankMemory(): Memory {
  return {
    version: 1,
    name: null,
    likes: [],
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

/** Trims what would grow without end. */
export function keep(memory: Memory): string {
  return JSON.stringify({
    ...memory,
    likes: memory.likes.slice(-MOST_LIKES),
    said: memory.said.slice(-MOST_LINES),
  });
}
