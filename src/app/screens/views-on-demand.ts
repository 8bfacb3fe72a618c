import type { MessageStore } from '../../locales/message-store.ts';
import type { MessageGroup } from '../../locales/messages.ts';
import { viewLoaderMachine, type LoadedView } from '../../machines/app/view-loader.machine.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { importCode } from '../../services/shared/import-code.ts';
import type { ViewsOnDemand } from '../../views/views-on-demand.ts';

interface Source<View> {
  readonly load: () => Promise<View>;
  /** The groups of its texts that its screen does not load. */
  readonly messages?: readonly MessageGroup[];
}

/** Where each of them is. */
export const sources: { readonly [Id in keyof ViewsOnDemand]: Source<ViewsOnDemand[Id]> } = {
  authPanel: {
    load: () => import('../../views/auth/on-demand.ts').then((file) => file.AuthPanel),
    messages: ['authPanel', 'providers'],
  },
  behindChat: {
    load: () =>
      import('../../views/chat/behind/behind-chat-content.tsx').then((file) => file.BehindChatContent),
    messages: ['behindChat'],
  },
  call: {
    load: () => import('../../views/dictation/on-demand.ts').then((file) => file.CallScreen),
    messages: ['dictation'],
  },
  chatAge: {
    load: () => import('../../views/chat/chat-age.tsx').then((file) => file.ChatAge),
    messages: ['authPanel'],
  },
  dictation: {
    load: () => import('../../views/dictation/on-demand.ts').then((file) => file.Dictation),
    messages: ['dictation'],
  },
  latestChats: {
    load: () => import('../../views/mates/browse/discover/latest-chats.tsx').then((file) => file.LatestChats),
    messages: ['recentChats'],
  },
  messageMenu: {
    load: () => import('../../views/chat/on-demand.ts').then((file) => file.MessageMenuContent),
  },
  notificationHistory: {
    load: () =>
      import('../../views/layout/header/notification-history.tsx').then((file) => file.NotificationHistory),
  },
  replyPrompt: { load: () => import('../../views/chat/on-demand.ts').then((file) => file.ReplyPrompt) },
  report: {
    load: () =>
      import('../../views/components/dialogs/report-content.tsx').then((file) => file.ReportContent),
  },
  secondStep: {
    load: () => import('../../views/auth/on-demand.ts').then((file) => file.SecondStep),
    messages: ['authPanel'],
  },
};

const isView = (id: string): id is keyof ViewsOnDemand => id in sources;

/** Creates the store of the views whose code loads when they are first opened. */
export function createViewsOnDemand(messages: Pick<MessageStore, 'load'>) {
  const loaded = new Map<string, unknown>();
  const tried = new Set<string>();
  const load = async ({ view: id, isExpected }: LoadedView): Promise<void> => {
    if (!isView(id)) throw new Error(`There is no view "${id}" to load.`);
    const { load: loadCode, messages: groups = [] }: Source<unknown> = sources[id];
    // Nothing waits for a preload, unless it is requested again.
    const isAwaited = !isExpected || tried.has(id);
    tried.add(id);
    const [view] = await importCode(() => Promise.all([loadCode(), messages.load(groups)]), { isAwaited });
    loaded.set(id, view);
  };
  return {
    get: (id: string) => loaded.get(id),
    load,
  };
}

/** Provides the machine that loads them. */
export const provideViewLoader = ({ load }: Pick<ReturnType<typeof createViewsOnDemand>, 'load'>) =>
  viewLoaderMachine.provide({
    actors: { loadView: provideRequest<void, LoadedView>(({ input }) => load(input)) },
  });
