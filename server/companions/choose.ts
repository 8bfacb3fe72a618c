import type { Config } from '../config.ts';
import type { Companion } from './companion.ts';

/** The language model that the configuration names, else the scripted companions. */
export const chooseCompanion = (_config: Pick<Config, 'model'>): Companion => ({
  name: 'scripted',
  async *reply({ mate, memory }) {
    yield `${mate.shortName} has nothing to say yet.`;
    return { memory };
  },
});
