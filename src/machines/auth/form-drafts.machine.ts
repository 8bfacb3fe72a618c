import { assign, setup } from 'xstate';
import type { FormDraft, FormDraftsContext, FormDraftsEvent } from './form-drafts.types.ts';

type Owner = Pick<FormDraftsContext, 'userId'>;
type Form = Pick<FormDraft, 'form'>;

export const formDraftsMachine = setup({
  types: {
    context: {} as FormDraftsContext,
    events: {} as FormDraftsEvent,
  },
  actions: {
    /** Assigns the user of the session and the drafts that are stored for them. */
    restoreDrafts: () => {},
    persistDraft: (_, _params: Owner & FormDraft) => {},
    removeDraft: (_, _params: Owner & Form) => {},
    removeDrafts: (_, _params: Owner) => {},
    clearDraft: assign(({ context }, { form }: Form) => ({
      restored: Object.fromEntries(Object.entries(context.restored).filter(([name]) => name !== form)),
    })),
    clearDrafts: assign({ userId: '', restored: {} }),
  },
}).createMachine({
  id: 'formDrafts',
  description: 'Stores what is typed into forms, so that it outlives a session that expires, and a reload.',
  context: { userId: '', restored: {} },
  initial: 'signedOut',
  on: {
    'session.started': { target: '.signedIn', actions: 'restoreDrafts' },
    'session.ended': {
      target: '.signedOut',
      actions: [{ type: 'removeDrafts', params: ({ context }) => context }, 'clearDrafts'],
    },
  },
  states: {
    signedOut: {
      description: 'What a visitor types becomes a draft of the user who signs in on the page.',
      on: {
        'form.changed': {
          actions: { type: 'persistDraft', params: ({ context, event }) => ({ ...context, ...event }) },
        },
        'form.left': {
          actions: { type: 'removeDraft', params: ({ context, event }) => ({ ...context, ...event }) },
        },
        'session.expired': 'expired',
      },
    },
    signedIn: {
      on: {
        'form.changed': {
          actions: { type: 'persistDraft', params: ({ context, event }) => ({ ...context, ...event }) },
        },
        'form.left': {
          actions: [
            { type: 'removeDraft', params: ({ context, event }) => ({ ...context, ...event }) },
            { type: 'clearDraft', params: ({ event }) => event },
          ],
        },
        'session.expired': 'expired',
      },
    },
    expired: {
      description: 'A form that the page leaves meanwhile keeps its draft: the user did not decide that.',
      on: {
        'form.changed': {
          actions: { type: 'persistDraft', params: ({ context, event }) => ({ ...context, ...event }) },
        },
      },
    },
  },
});
