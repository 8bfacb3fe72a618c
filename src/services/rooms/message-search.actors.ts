import { fromPromise } from 'xstate';
import { searchMessages } from '../../../contract/rooms/search-messages.ts';
import type { FoundMessages, MessageQuery } from '../../machines/rooms/message-search.machine.ts';
import { toPager, type LoadedPage } from '../../machines/shared/pager.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Services } from '../shared/services.ts';

/** Implements the actors of the search in the conversations. */
export const messageSearchActors = ({ call }: Pick<Services, 'call'>) => {
  const find = (
    { text, roomId, pinned, before }: MessageQuery,
    signal: AbortSignal,
  ): Promise<FoundMessages> =>
    call(
      searchMessages,
      {
        text,
        ...(pinned ? { pinned } : {}),
        ...(roomId === null ? {} : { roomId }),
        ...(before === null ? {} : { before }),
      },
      signal,
    );
  /** The server looks at a limited number of messages at once, so that a page can be empty before the last one. */
  const findSome = async (query: MessageQuery, signal: AbortSignal): Promise<FoundMessages> => {
    let page = await find(query, signal);
    while (page.messages.length === 0 && page.next !== null) {
      page = await find({ ...query, before: page.next }, signal);
    }
    return page;
  };
  return {
    findMessages: provideRequest<FoundMessages, MessageQuery>(({ input, signal }) => findSome(input, signal)),
    findMore: toPager(
      fromPromise<LoadedPage<FoundMessages, MessageQuery>, MessageQuery>(async ({ input, signal }) => {
        const page = await findSome(input, signal);
        return { page, next: page.next && { ...input, before: page.next } };
      }),
    ),
  };
};
