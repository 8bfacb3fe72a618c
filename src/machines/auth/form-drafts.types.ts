/** What a form contains, by the names of its fields. A box that is not checked has no entry. */
export type FormFields = Readonly<Record<string, string>>;

/** What was typed into a form, and which form it is: 'profile', or 'persona/' and the ID of the persona. */
export interface FormDraft {
  readonly form: string;
  readonly fields: FormFields;
}

export interface FormDraftsContext {
  /** The owner of the drafts; '' is a visitor. */
  readonly userId: string;
  /** What the page found when it started, by form, until the form is left. */
  readonly restored: Readonly<Record<string, FormFields>>;
}

export type FormDraftsEvent =
  | ({ readonly type: 'form.changed' } & FormDraft)
  /** The form was saved or canceled, or the page that it is on was left. */
  | { readonly type: 'form.left'; readonly form: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.ended' };
