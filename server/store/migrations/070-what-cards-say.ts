import { sql, type Kysely } from 'kysely';

/**
 * Marks in the mates of character cards which age and tagline a form filled in, and takes away the manner with which the form begins:
 * neither is of the card, so that no prompt has it (see docs/decisions/080). A card may have a megabyte: they are read one by one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ mate_id: string }>`select mate_id from card_originals`.execute(database);
  for (const { mate_id } of rows) {
    const found = await sql<{ card: string; profile: string }>`
      select card, profile from card_originals join mates on mates.mate_id = card_originals.mate_id
      where card_originals.mate_id = ${mate_id}`.execute(database);
    const [row] = found.rows;
    const profile = row === undefined ? {} : fieldsOf(JSON.parse(row.profile));
    if (row !== undefined && 'own' in profile) {
      const changed = JSON.stringify(asCardSays(profile, extensionIn(row.card)));
      await sql`update mates set profile = ${changed} where mate_id = ${mate_id}`.execute(database);
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

const asCardSays = (profile: Fields, said: Fields): Fields => {
  const own = fieldsOf(profile['own']);
  const assumed = ['age', 'tagline'].filter((field) => said[field] !== profile[field]);
  const isChosen = own['manner'] !== 'warm' || said['manner'] === 'warm';
  return {
    ...profile,
    ...(isChosen ? {} : { voice: own['voice'] }),
    own: {
      ...own,
      ...(isChosen ? {} : { manner: 'written' }),
      ...(assumed.length === 0 ? {} : { assumed }),
    },
  };
};

/** Returns the extension of a card that was exported here. */
const extensionIn = (card: string): Fields => {
  const top = fieldsOf(JSON.parse(card));
  const data = 'data' in top ? fieldsOf(top['data']) : top;
  return fieldsOf(fieldsOf(data['extensions'])['mates']);
};

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
