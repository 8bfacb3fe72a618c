import { objectOf } from '../../../contract/parse-json.ts';
import type { AssumedField } from '../../content/mate-profile.ts';
import type { MateDraft } from '../../../contract/mates/own-mate.ts';
import type { StoredProfile } from './catalogue.ts';

const fields = ['age', 'tagline'] as const satisfies readonly AssumedField[];

/** The sources of a saved mate. */
interface Source {
  /** The card that it is made from now. */
  readonly card: string | null;
  /** Whether an import from another app makes it. */
  readonly isImported: boolean;
  /** The mate that it replaces. */
  readonly before: StoredProfile | null;
}

/**
 * Returns the fields that a form or an import filled in since it needs them: what neither a card says nor its owner wrote since. Cards
 * have no such fields but in an extension of ours.
 */
export const assumedFields = (draft: MateDraft, { card, isImported, before }: Source): AssumedField[] => {
  if (card !== null) {
    const said = extensionIn(card);
    return fields.filter((field) => said[field] !== draft[field]);
  }
  const assumed = before?.own?.assumed ?? (isImported ? fields : []);
  return assumed.filter((field) => before === null || before[field] === draft[field]);
};

const extensionIn = (card: string): Readonly<Record<string, unknown>> => {
  const top = objectOf(JSON.parse(card));
  const data = 'data' in top ? objectOf(top['data']) : top;
  return objectOf(objectOf(data['extensions'])['mates']);
};
