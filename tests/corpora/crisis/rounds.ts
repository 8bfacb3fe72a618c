import { fifthRoundNegatives } from './fifth-round-negatives.ts';
import { fifthRoundPositives } from './fifth-round-positives.ts';
import { firstRoundNegatives } from './first-round-negatives.ts';
import { firstRoundPositives } from './first-round-positives.ts';
import { fourthRoundNegatives } from './fourth-round-negatives.ts';
import { fourthRoundPositives } from './fourth-round-positives.ts';
import type { Samples } from '../samples.ts';
import { secondRoundNegatives } from './second-round-negatives.ts';
import { secondRoundPositives } from './second-round-positives.ts';
import { thirdRoundNegatives } from './third-round-negatives.ts';
import { thirdRoundPositives } from './third-round-positives.ts';

export interface Round {
  readonly name: string;
  readonly positives: Samples;
  readonly negatives: Samples;
  /** The detector's scores after the round was first measured unseen and then used for development. */
  readonly minFound: number;
  readonly maxAlarms: number;
}

/** Each round was measured before it was used to improve the patterns. */
export const rounds: readonly Round[] = [
  {
    name: 'first',
    positives: firstRoundPositives,
    negatives: firstRoundNegatives,
    minFound: 293,
    maxAlarms: 0,
  },
  {
    name: 'second',
    positives: secondRoundPositives,
    negatives: secondRoundNegatives,
    minFound: 72,
    maxAlarms: 0,
  },
  {
    name: 'third',
    positives: thirdRoundPositives,
    negatives: thirdRoundNegatives,
    minFound: 86,
    maxAlarms: 0,
  },
  {
    name: 'fourth',
    positives: fourthRoundPositives,
    negatives: fourthRoundNegatives,
    minFound: 63,
    maxAlarms: 0,
  },
  {
    name: 'fifth',
    positives: fifthRoundPositives,
    negatives: fifthRoundNegatives,
    minFound: 67,
    maxAlarms: 0,
  },
];
