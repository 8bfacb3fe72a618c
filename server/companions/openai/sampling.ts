import type { ReplyChoice, ReplyTemper } from '../../../contract/replies/reply-settings.ts';
import type { Samplers } from '../../model-host/chat/host-traits.ts';
import type { Sampling } from '../../model-host/own-calls.ts';

interface RequestedSampling {
  /** Undefined for the model's own, which its makers balanced. */
  readonly temperature: number | undefined;
  readonly samplers: Samplers;
}

/**
 * Returns how a model should choose the words of a reply, for what a user chose. `own` is what it does by itself, as far as its host
 * says so; only what the host lists there is asked for. Not for answers in JSON, whose repeated names a penalty would change.
 */
export const toSampling = (choice: ReplyChoice | undefined, own: Sampling | null): RequestedSampling => {
  const temper = choice?.temper ?? 'balanced';
  return {
    temperature: temperatureOf(temper, own?.temperature ?? null),
    samplers: {
      ...(temper === 'inventive' && isBelow(own?.minP, minP) ? { min_p: minP } : {}),
      // Whoever started the host may have set their own.
      ...(own?.dry === 0 ? { dry_multiplier: dry } : {}),
    },
  };
};

/** Without the unlikeliest words a text stays sound at a high temperature. */
const minP = 0.05;
/** The usual penalty for phrases that repeat each other. */
const dry = 0.8;

const isBelow = (own: number | null | undefined, value: number): boolean =>
  own !== null && own !== undefined && own < value;

const temperatureOf = (temper: ReplyTemper, own: number | null): number | undefined => {
  if (temper === 'balanced') {
    return undefined;
  }
  return own === null || own === 0
    ? usual[temper]
    : Math.min(Math.round(own * factors[temper] * 100) / 100, highest);
};

/** Where the model's own is not known. Hosts allow 0 to 2, some only up to 1: those refuse more, and get none. */
const usual = { steady: 0.5, inventive: 1.2 } as const;
const factors = { steady: 0.6, inventive: 1.4 } as const;
const highest = 2;
