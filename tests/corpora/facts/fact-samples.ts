/** A statement with the beginning of its topic and words of its fact's text; '-' in front of a topic that it ends. */
export type Statement = readonly [sentence: string, topic: string, value: string];

/** Sentences of one language. */
export interface FactSamples {
  readonly stated: readonly Statement[];
  /** Sentences that state no fact. */
  readonly unstated: readonly string[];
}
