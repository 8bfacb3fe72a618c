/** The entry point of paths.mjs. */
import * as paths from 'statechart-tools/walks/paths-cli';
import { project } from './project.ts';

export const answer = (args: readonly string[]): ReturnType<typeof paths.answer> =>
  paths.answer(project.models, args);
