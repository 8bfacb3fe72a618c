import type { Config } from '../config/config.ts';
import type { Companion } from './companion.ts';
import { filterOutput } from './output/output-filter.ts';
import { createScriptedCompanion } from './scripted/scripted.ts';

/**
 * Returns a companion for the configured language model, otherwise the scripted companions. Only a model needs the tokenizer, which
 * is large.
 */
export const chooseCompanion = async ({ model }: Pick<Config, 'model'>): Promise<Companion> => {
  if (model === null) {
    return createScriptedCompanion();
  }
  const { createOpenAiCompanion } = await import('./openai/openai.ts');
  return filterOutput(createOpenAiCompanion(model));
};
