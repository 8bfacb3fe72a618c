import type { Generated } from 'kysely';
import type { CallLevel } from '../../../contract/safety/help.ts';

/** A mate that the user blocked. */
export interface BlockRow {
  user_id: string;
  mate_id: string;
  created_at: number;
  /** The mate's card at that time; null when it is unknown. */
  card_id: string | null;
}

/** A user's report about a mate or one of its replies. */
export interface ReportRow {
  report_id: string;
  user_id: string;
  /** The client's id of the report, unique per user. */
  client_id: string;
  mate_id: string;
  /** The reply, which may have been deleted. Null for a report about the mate itself. */
  message_id: string | null;
  reason: string;
  words: string;
  /** The reply's text, when the user agreed to storing it. */
  quote: string | null;
  /** The mate's picture at that time. */
  picture: Generated<string | null>;
  created_at: number;
  /** The audience of the reported text at that time. */
  rating: 'everyone' | 'mature' | null;
  /** When an operator handled it; null until then. */
  handled_at: Generated<number | null>;
}

/** How often help was offered in a month (`2026-05`, UTC), without personal data. */
export interface HelpCountRow {
  month: string;
  level: CallLevel;
  offered: number;
}

/** An entry in the log of what operators did. Triggers refuse every change and deletion. */
export interface OperatorActionRow {
  action_id: string;
  created_at: number;
  /** The name of the person who acted. */
  operator: string;
  action: string;
  /** The id of the account, order, mate or report; `all` for everyone. It may refer to something that was deleted since. */
  subject: string;
  reason: string;
  /** The details of the change, as JSON without personal data. */
  details: string;
}
