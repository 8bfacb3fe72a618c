/** The entry point of coverage.mjs. */
import * as coverage from 'statechart-tools/coverage/report';
import { models } from './models.ts';
import { project } from './project.ts';

export const report = (page: string, names: readonly string[]): Promise<string> =>
  coverage.report(project, models, page, names);
