import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionRequest,
} from '../../../../server/companions/companion.ts';
import { requestWith } from './companion-request.ts';

/** Returns the text of a reply to a request with these parts, and how it failed. */
export const collectReply = async (
  companion: Companion,
  parts: Partial<CompanionRequest> = {},
): Promise<{ readonly text: string; readonly kind: CompanionFailure | null }> => {
  let text = '';
  try {
    for await (const piece of companion.reply(requestWith(parts))) text += piece;
    return { text, kind: null };
  } catch (error) {
    if (!(error instanceof CompanionError)) throw error;
    return { text, kind: error.kind };
  }
};
