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
  readonly leastFound: number;
  readonly mostAlarms: number;
}

/** Each round was measured before it was used to improve the patterns. */
export const rounds: readonly Round[] = [
  {
    name: 'first',
    positives: firstRoundPositives,
    negatives: firstRoundNegatives,
    leastFound: 293,
    mostAlarms: 0,
  },
  {
    name: 'second',
    positives: secondRoundPositives,
    negatives: secondRoundNegatives,
    leastFound: 72,
    mostAlarms: 0,
  },
  {
    name: 'third',
    positives: thirdRoundPositives,
    negatives: thirdRoundNegatives,
    leastFound: 86,
    mostAlarms: 0,
  },
  {
    name: 'fourth',
    positives: fourthRoundPositives,
    negatives: fourthRoundNegatives,
    leastFound: 63,
    mostAlarms: 0,
  },
  {
    name: 'fifth',
    positives: fifthRoundPositives,
    negatives: fifthRoundNegatives,
    leastFound: 67,
    mostAlarms: 0,
  },
];
