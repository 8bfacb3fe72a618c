import { setup } from 'xstate';
import { notProvidedPromise } from '../placeholders.ts';
import { showToast, type DoneToastKey, type ProblemToastKey } from '../toast.ts';

/** The content to share: the page at a path, or a text. */
export type SharedContent =
  | { readonly kind: 'page'; readonly title: string; readonly path: string }
  | ({ readonly kind: 'text' } & SharedText);

export interface SharedText {
  readonly text: string;
  /** Whether a machine wrote it, so that a copy is marked where its format allows it. */
  readonly isGenerated: boolean;
}

/** `passedOn`: the browser showed its own dialog, in which the user chose where it goes, or closed it. */
export type ShareOutcome = 'passedOn' | 'copied';

export interface ShareInput {
  /** The toast where the browser has no such dialog. */
  readonly copied: DoneToastKey;
  readonly notCopied: ProblemToastKey;
}

export type ShareContext = ShareInput;

export interface ShareRequest {
  readonly type: 'share.request';
  readonly content: SharedContent;
}

/** Shares a link or a text. */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    input: {} as ShareInput,
    events: {} as ShareRequest,
    children: {} as { share: 'share' },
  },
  actors: { share: notProvidedPromise<ShareOutcome, SharedContent>('share') },
  actions: { showToast },
  guards: { isCopied: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'copied' },
}).createMachine({
  id: 'share',
  description: 'Shares a link or a text by the dialog of the browser, or copies it where there is none.',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'share.request': 'sharing' } },
    sharing: {
      description: 'The dialog of the browser stays open for as long as the user wants. Some never answer.',
      on: { 'share.request': { target: 'sharing', reenter: true } },
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ event }) => event.content,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle',
            actions: { type: 'showToast', params: ({ context }) => ({ key: context.copied }) },
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'showToast', params: ({ context }) => ({ key: context.notCopied }) },
        },
      },
    },
  },
});
