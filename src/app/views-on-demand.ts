import type { MessageStore } from '../locales/message-store.ts';
import type { MessageGroup } from '../locales/messages.ts';
import { viewLoaderMachine } from '../machines/app/view-loader.machine.ts';
import { provideRequest } from '../machines/shared/request.ts';
import { ApiError } from '../services/http/api-error.ts';
import { report } from '../services/shared/report.ts';
import type { ViewsOnDemand } from '../views/views-on-demand.ts';

interface Source<View> {
  readonly load: () => Promise<View>;
  /** The groups of its texts that its screen does not load. */
  readonly messages?: readonly MessageGroup[];
}

/** Where each of them is. */
export const sources: { readonly [Id in keyof ViewsOnDemand]: Source<ViewsOnDemand[Id]> } = {
  authPanel: {
    load: () => import('../views/auth/on-demand.ts').then((file) => file.AuthPanel),
    messages: ['authPanel'],
  },
  behindChat: {
    load: () => import('../views/chat/behind/behind-chat-content.tsx').then((file) => file.BehindChatContent),
    messages: ['behindChat'],
  },
  chatAge: {
    load: () => import('../views/chat/chat-age.tsx').then((file) => file.ChatAge),
    messages: ['authPanel'],
  },
  messageMenu: { load: () => import('../views/chat/on-demand.ts').then((file) => file.MessageMenuContent) },
  notificationHistory: {
    load: () =>
      import('../views/layout/header/notification-history.tsx').then((file) => file.NotificationHistory),
  },
  replyPrompt: { load: () => import('../views/chat/on-demand.ts').then((file) => file.ReplyPrompt) },
  report: {
    load: () => import('../views/components/dialogs/report-content.tsx').then((file) => file.ReportContent),
  },
  secondStep: {
    load: () => import('../views/auth/on-demand.ts').then((file) => file.SecondStep),
    messages: ['authPanel'],
  },
};

const isView = (id: string): id is keyof ViewsOnDemand => id in sources;

/** Creates the store of the views whose code loads when they are first opened. */
export function createViewsOnDemand(messages: Pick<MessageStore, 'load'>) {
  const loaded = new Map<string, unknown>();
  const load = async (id: string): Promise<void> => {
    if (!isView(id)) throw new Error(`There is no view "${id}" to load.`);
    const source: Source<unknown> = sources[id];
    try {
      const [view] = await Promise.all([source.load(), messages.load(source.messages ?? [])]);
      loaded.set(id, view);
    } catch (cause) {
      throw new ApiError('unreachable', 'The code of a view could not be loaded.', { cause });
    }
  };
  return {
    get: (id: string) => loaded.get(id),
    load,
  };
}

/** Provides the machine that loads them. */
export const provideViewLoader = ({ load }: Pick<ReturnType<typeof createViewsOnDemand>, 'load'>) =>
  viewLoaderMachine.provide({
    actors: { loadView: provideRequest<void, { view: string }>(({ input: { view } }) => load(view)) },
    actions: { reportError: (_, { error }) => report(error) },
  });
