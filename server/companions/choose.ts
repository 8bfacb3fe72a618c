import type { Config } from '../config/config.ts';
import type { Companion } from './companion.ts';
import { filterOutput } from './output-filter.ts';
import { createOpenAiCompanion } from './openai.ts';
import { createScriptedCompanion } from './scripted/scripted.ts';

/** Returns a companion for the configured language model, otherwise the scripted companions. */
export const chooseCompanion = ({ model }: Pick<Config, 'model'>): Companion =>
  model === null ? createScriptedCompanion() : filterOutput(createOpenAiCompanion(model));
