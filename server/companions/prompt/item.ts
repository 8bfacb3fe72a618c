import type { PromptRecordSection } from '../companion.ts';

/** The part of what was offered that a section has. */
export interface Chosen {
  /** '' where nothing fits. */
  readonly text: string;
  /** How many were offered and do not fit. */
  readonly leftOut: number;
  readonly items: NonNullable<PromptRecordSection['items']>;
}
