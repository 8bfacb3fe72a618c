import { assign, setup, type ActorRefFrom } from 'xstate';

/** The content of a form, by the names of its fields. A box that is not checked has no entry. */
export type FormFields = Readonly<Record<string, string>>;

/** The input of a form, and which form it is: 'profile', or 'persona/' and the ID of the persona. */
export interface FormDraft {
  readonly form: string;
  readonly fields: FormFields;
}

export interface FormDraftsContext {
  /** The owner of the drafts; '' is a visitor. */
  readonly userId: string;
  /** The input that the page found when it started, by form, until the form is left. */
  readonly restored: Readonly<Record<string, FormFields>>;
}

export type FormDraftsEvent =
  | ({ readonly type: 'form.changed' } & FormDraft)
  /** The form was saved or canceled, or the page that it is on was left. */
  | { readonly type: 'form.left'; readonly form: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.ended' };

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

export type FormDraftsActor = ActorRefFrom<typeof formDraftsMachine>;
