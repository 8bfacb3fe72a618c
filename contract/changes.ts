import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Id, QueryInteger } from './primitives.ts';

/** The payloads of the feed's `data:` lines, discriminated by `type`. They name what changed, never what was written. */
export const ChangeFrame = v.variant('type', [
  /**
   * The first frame: where the feed begins. A lower number than the requested one means that the host lost changes: everything
   * is read again.
   */
  v.object({ type: v.literal('opened'), seq: Count }),
  /** A room of the user's is new, deleted, or changed: its messages, branch, name, notes, persona or archive. */
  v.object({ type: v.literal('room'), seq: Count, roomId: Id }),
  /** The allowance, the coins, the subscription or the profile changed. */
  v.object({ type: v.literal('account'), seq: Count }),
  /** The memory of a mate changed. */
  v.object({ type: v.literal('memory'), seq: Count }),
  /** Ends the feed; `loginExpired` when the session ended. */
  v.object({
    type: v.literal('error'),
    code: v.number(),
    message: v.string(),
    /** How the session ended. */
    reason: v.optional(v.string()),
  }),
]);
export type ChangeFrame = v.InferOutput<typeof ChangeFrame>;

/**
 * Responds with an endless stream of `ChangeFrame`, in the order of `seq`, which numbers the changes of one user. Begins after
 * `after`, of which each room, the account and the memory is named once with its last change; without `after` with what changes from now on.
 */
export const changes = defineCall({
  method: 'GET',
  path: '/user/changes',
  access: 'token',
  effect: 'read',
  input: v.object({ after: v.optional(QueryInteger(0, Number.MAX_SAFE_INTEGER)) }),
  output: ChangeFrame,
  extension: true,
});
