import type { SnapshotFrom } from 'xstate';
import type { partHeightsMachine } from './part-heights.machine.ts';

/** The names of the parts that are not drawn. */
export const selectDistant = ({ context }: SnapshotFrom<typeof partHeightsMachine>): readonly string[] =>
  Object.keys(context.distant);

/** The height of a part that is far from the view; undefined for one that is near. */
export const selectHeight =
  (name: string) =>
  ({ context }: SnapshotFrom<typeof partHeightsMachine>): number | undefined =>
    context.distant[name];
