/** How long somebody has used the page, as all tabs have counted it together. Milliseconds. */
export interface Use {
  /** When this session began: milliseconds since 1970. */
  readonly startedAt: number;
  /** Of this session, time in which the page was in sight and used. */
  readonly used: number;
  /** Whether this session's notice was taken note of. */
  readonly welcomed: boolean;
  /** How much had been used when a break was last offered. */
  readonly toldAt: number;
  /** How much use there may be before the next notice and the offer of a break. */
  readonly every: number;
}

export type AiDisclosureContext = Use;

export type AiDisclosureEvent =
  | ({ readonly type: 'usage.updated' } & Use)
  /** The person has read what they talk with. */
  | { readonly type: 'disclosure.acknowledge' }
  | { readonly type: 'reminder.dismiss' }
  | { readonly type: 'break.start' };

/** `notice`: the AI disclosure is shown again. `break`: a break is offered with it. */
export type AiDisclosureTag = 'notice' | 'break';

/** What is to be kept for this and the other tabs. */
export type Told = Pick<Use, 'welcomed' | 'toldAt'>;
