import { fromPromise } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { block, blocks } from '../../../contract/safety.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Http } from '../http/http.ts';

/** Fetches and removes the blocks of the user. */
export const blockedMatesActors = ({ call }: { readonly call: Http['call'] }) => ({
  fetchBlocks: provideRequest<readonly Mate[]>(async ({ signal }) => {
    const { mates } = await call(blocks, {}, signal);
    return mates;
  }),
  unblockMate: fromPromise<void, { mateId: string | null }>(async ({ input: { mateId }, signal }) => {
    if (mateId !== null) await call(block, { mateId, wanted: false }, signal);
  }),
});
