import type { ReplyChoice } from '../../contract/reply-settings.ts';

/** Returns the temperature for what a user chose; undefined for the model's own, which its makers balanced. */
export const temperatureOf = (choice: ReplyChoice | undefined): number | undefined =>
  choice === undefined || choice.temper === 'balanced' ? undefined : temperatures[choice.temper];

/** Hosts allow 0 to 2, some only up to 1: those refuse more, and get none. */
const temperatures = { steady: 0.5, inventive: 1.2 } as const;
