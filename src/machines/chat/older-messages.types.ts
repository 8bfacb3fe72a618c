/** The page in front of what is shown. */
export interface PageRequest {
  readonly roomId: string;
  /** The `seq` that it ends in front of; null for the newest page. */
  readonly before: number | null;
  /** How many messages it has at most; a page's length where it is left out. */
  readonly limit?: number;
}

export interface OlderMessagesContext extends PageRequest {
  /** Whether the server has older messages than these. */
  readonly hasMore: boolean;
}

export type OlderMessagesEvent =
  /** The reader is near the oldest message that is here. */
  | { readonly type: 'top.reached' }
  | { readonly type: 'history.retry' }
  /** What is shown begins elsewhere now. */
  | { readonly type: 'range.changed'; readonly before: number | null; readonly hasMore: boolean };
