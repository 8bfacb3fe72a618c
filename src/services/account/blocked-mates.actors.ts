import { fromPromise } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { block, blocks } from '../../../contract/safety.ts';
import type { Http } from '../http/http.ts';

/** What the blocks machine's actors do. */
export const blockedMatesActors = ({ call }: { readonly call: Http['call'] }) => ({
  fetchBlocks: fromPromise<readonly Mate[], undefined>(async ({ signal }) => {
    const { mates } = await call(blocks, {}, signal);
    return mates;
  }),
  unblockMate: fromPromise<void, { mateId: string | null }>(async ({ input: { mateId }, signal }) => {
    if (mateId !== null) await call(block, { mateId, wanted: false }, signal);
  }),
});
