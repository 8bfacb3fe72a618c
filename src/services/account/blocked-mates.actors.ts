import { fromPromise } from 'xstate';
import type { Mate } from '../../../contract/mates/mate.ts';
import { blocks } from '../../../contract/safety/own-safety.ts';
import { block } from '../../../contract/safety/safety.ts';
import type { Unblock } from '../../machines/account/blocked-mates.machine.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Http } from '../http/http.ts';

/** Fetches and removes the blocks of the user. */
export const blockedMatesActors = ({ call }: { readonly call: Http['call'] }) => ({
  fetchBlocks: provideRequest<readonly Mate[]>(async ({ signal }) => {
    const { mates } = await call(blocks, {}, signal);
    return mates;
  }),
  unblockMate: toCommand(
    fromPromise<Unblock, Unblock>(async ({ input: { mateId }, signal }) => {
      await call(block, { mateId, wanted: false }, signal);
      return { mateId };
    }),
    { isIdempotent: false },
  ),
});
