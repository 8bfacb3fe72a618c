/** How long the page was used, counted across all tabs. In milliseconds. */
export interface Usage {
  /** When this session started: milliseconds since 1970. */
  readonly startedAt: number;
  /** For how long the page was visible and used in this session. */
  readonly used: number;
  /** Whether this session's disclosure was acknowledged. */
  readonly welcomed: boolean;
  /** The value of `used` when the disclosure was last acknowledged. */
  readonly toldAt: number;
  /** The usage after which the disclosure is repeated and a break is offered. */
  readonly every: number;
}

export type AiDisclosureContext = Pick<Usage, 'startedAt' | 'used'>;

export type AiDisclosureEvent =
  | ({ readonly type: 'usage.updated' } & Usage)
  /** The user has read the disclosure. */
  | { readonly type: 'disclosure.acknowledge' }
  | { readonly type: 'reminder.dismiss' }
  | { readonly type: 'break.start' };

/** `notice`: the AI disclosure is shown again. `break`: a break is offered with it. */
export type AiDisclosureTag = 'notice' | 'break';

/** What is stored for all tabs when the disclosure is acknowledged. */
export type DisclosureRecord = Pick<Usage, 'welcomed' | 'toldAt'>;
