import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TrialLine, TrialSeal } from '../../../contract/trial.ts';
import { newSecret } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';

/** With whom a trial chat is, and all that was said in it. */
export interface TrialTalk {
  readonly mateId: string;
  readonly lines: readonly TrialLine[];
}

export interface TrialSigner {
  readonly seal: (talk: TrialTalk, memory: string | null) => TrialSeal;
  /** Whether this server wrote what the mate says in it. */
  readonly isSealed: (talk: TrialTalk, seal: TrialSeal) => boolean;
}

const purpose = 'trial';

/** Returns what signs trial chats, with the key of the database. */
export const openTrialSigner = async (database: Database): Promise<TrialSigner> => {
  const secret = (await readSecret(database)) ?? (await makeSecret(database));
  const digest = ({ mateId, lines }: TrialTalk, memory: string | null) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([mateId, memory, ...lines.map(({ role, text }) => [role, text])]))
      .digest();
  return {
    seal: (talk, memory) => ({ memory, signature: digest(talk, memory).toString('base64url') }),
    isSealed(talk, { memory, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(talk, memory);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};

const readSecret = async (database: Database): Promise<string | undefined> => {
  const key = await database
    .selectFrom('signing_keys')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return key?.secret;
};

/** Another node may have made it meanwhile. */
const makeSecret = async (database: Database): Promise<string> => {
  const secret = newSecret();
  await database
    .insertInto('signing_keys')
    .values({ purpose, secret })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  return (await readSecret(database)) ?? secret;
};
