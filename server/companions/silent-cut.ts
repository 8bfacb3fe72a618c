/** How many tokens a prompt and its answer have, by our count and by that of the model's host. */
export interface CountedReply {
  readonly prompt: Counts;
  /** Null where it cannot be compared, as where the model has thought. */
  readonly answer: Counts | null;
}

interface Counts {
  readonly ours: number;
  readonly theirs: number;
}

/** What a host read of a prompt. */
export interface Cut {
  /** The model's name. */
  readonly name: string;
  /** How many tokens it was sent, by our count. */
  readonly sent: number;
  /** How many tokens it read. */
  readonly read: number;
}

/** What the host counts less than this share of what it should is not there. */
const share = 0.9;
/** The tokens of answers by which a language is judged. */
const enough = 40;
/** A tokenizer in use has so many tokens for one of ours, in any language. */
const plausible = { min: 0.3, max: 1.6 };
/** A prompt has grown by this factor where its count may stand still only because it is cut. */
const grown = 1.05;
/** Counts that differ by less than this share are the same. */
const still = 0.015;
/** Shorter prompts are not cut by any host. In tokens. */
const shortest = 800;

const samplesPerTalk = 8;
const maxTalks = 200;

/**
 * Notices that a host reads only the end of what it is sent and says nothing. Our count and the host's differ by language, so each
 * conversation is compared with itself: its answers, which are never cut, show how many tokens the host counts for one of ours at least.
 * The rules, in English, can only raise that. Without them, its earlier prompts show what is usual.
 */
export class SilentCuts {
  /** The conversation that was seen last is the last. */
  readonly #talks = new Map<string, readonly CountedReply[]>();

  /** Returns what was cut of the last prompt of a conversation; null where nothing was, or where one cannot tell yet. */
  see(talk: string, reply: CountedReply): Omit<Cut, 'name'> | null {
    const before = this.#talks.get(talk) ?? [];
    const isCut = reply.prompt.ours >= shortest && judge(before, reply);
    this.#talks.delete(talk);
    // After a cut less is sent, which is compared with nothing before.
    this.#talks.set(talk, isCut ? [] : [...before, reply].slice(-samplesPerTalk));
    for (const oldest of [...this.#talks.keys()].slice(0, -maxTalks)) {
      this.#talks.delete(oldest);
    }
    return isCut ? { sent: reply.prompt.ours, read: reply.prompt.theirs } : null;
  }
}

const judge = (before: readonly CountedReply[], { prompt, answer }: CountedReply): boolean => {
  const floor = leastRatio([...before.map((one) => one.answer), answer]);
  const last = before.at(-1)?.prompt;
  if (last === undefined) {
    return false;
  }
  const isLow = ({ ours, theirs }: Counts): boolean => floor !== null && theirs < share * floor * ours;
  if (floor !== null) {
    const hasDropped = ratioOf(prompt) < share * usualRatio(before);
    return (
      (isLow(prompt) && (isLow(last) || hasDropped)) ||
      (standsStill(before, prompt) && prompt.theirs < floor * prompt.ours)
    );
  }
  return hasDroppedAlone(before, prompt) || standsStill(before, prompt);
};

/** Returns how many tokens the host counts for one of ours in the language of the answers, at most one; null where that is not known. */
const leastRatio = (answers: readonly (Counts | null)[]): number | null => {
  const known = answers.filter((answer) => answer !== null);
  const ours = known.reduce((sum, answer) => sum + answer.ours, 0);
  const ratio = known.reduce((sum, answer) => sum + answer.theirs, 0) / ours;
  return ours >= enough && ratio >= plausible.min && ratio <= plausible.max ? Math.min(ratio, 1) : null;
};

const ratioOf = ({ ours, theirs }: Counts): number => theirs / ours;

/** The middle one of the earlier ratios. */
const usualRatio = (before: readonly CountedReply[]): number => {
  const ratios = before.map(({ prompt }) => ratioOf(prompt)).toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 2)] ?? 0;
};

/** Whether the prompt grew since an earlier one, and the host's count did not. */
const standsStill = (before: readonly CountedReply[], { ours, theirs }: Counts): boolean =>
  before.some(
    ({ prompt }) =>
      prompt.ours >= shortest &&
      ours >= grown * prompt.ours &&
      Math.abs(theirs - prompt.theirs) <= still * theirs,
  );

/** Whether the ratio dropped by more than a text in the language with fewest tokens explains. */
const hasDroppedAlone = (before: readonly CountedReply[], prompt: Counts): boolean => {
  const last = before.at(-1)?.prompt;
  if (last === undefined || ratioOf(prompt) >= share * usualRatio(before)) {
    return false;
  }
  const added = prompt.ours - last.ours;
  return prompt.theirs - last.theirs < added * (added > 0 ? plausible.min : plausible.max);
};
