import type { SnapshotFrom } from 'xstate';
import type { RequestActor } from '../shared/request.ts';
import type { viewLoaderMachine } from './view-loader.machine.ts';

/** The request for the code of a view; undefined before the view is opened or loaded ahead. */
export const selectLoad =
  (view: string) =>
  (snapshot: SnapshotFrom<typeof viewLoaderMachine> | undefined): RequestActor | undefined =>
    snapshot?.context.loads[view];
