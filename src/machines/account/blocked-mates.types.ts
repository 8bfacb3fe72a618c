import type { Mate } from '../../../contract/mate.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';

/** The mate to unblock, or the one that was. */
export interface Unblock {
  readonly mateId: string;
}

export interface BlockedMatesContext {
  readonly mates: readonly Mate[];
  /** The mates that are being unblocked, or could not be: `unblock` and the ID of the mate. */
  readonly commands: readonly CommandActor[];
}

export type BlockedMatesEvent =
  | ({ readonly type: 'block.remove' } & Unblock)
  | { readonly type: 'load.retry' }
  | CommandEnded<`unblock.${string}`, Unblock>
  | ChildCrashed;

export type BlockedMatesTag = 'ready' | 'failed';
