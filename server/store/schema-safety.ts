import type { Generated } from 'kysely';
import type { HelpLevel } from '../../contract/help.ts';

/** A mate that the user does not want to meet any more. */
export interface BlockRow {
  user_id: string;
  mate_id: string;
  created_at: number;
  /** The mate's card as it was then; null where that is not known. */
  card_id: string | null;
}

/** What a user found wrong with a mate, or with one of its replies. */
export interface ReportRow {
  report_id: string;
  user_id: string;
  /** The caller's own id of the report, unique for the user. */
  client_id: string;
  mate_id: string;
  /** The reply; it may be gone by now. Null when the mate itself is meant. */
  message_id: string | null;
  reason: string;
  words: string;
  /** The reply's text, when the user agreed to its being kept. */
  quote: string | null;
  created_at: number;
  /** For whom the reported words were then. */
  rating: 'everyone' | 'mature' | null;
  /** When an operator was done with it; null until then. */
  handled_at: Generated<number | null>;
}

/** How often help was offered in a month (`2026-05`, UTC). Nothing tells to whom. */
export interface HelpCountRow {
  month: string;
  level: HelpLevel;
  offered: number;
}
