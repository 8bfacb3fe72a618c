import { sql, type Kysely } from 'kysely';

/**
 * Stores the tags that users follow in the one spelling in which tags are compared, so that each can be unfollowed (see
 * docs/decisions/080). The tags of mates are read in it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tag: string }>`select distinct tag from tag_follows`.execute(database);
  for (const { tag } of rows) {
    const written = inOneSpelling(tag);
    if (written === tag) continue;
    await sql`
      insert into tag_follows (user_id, tag, created_at)
      select user_id, cast(${written} as text), created_at from tag_follows where tag = ${tag}
      on conflict (user_id, tag) do nothing`.execute(database);
    await sql`delete from tag_follows where tag = ${tag}`.execute(database);
  }
}

/** As the contract read tags when this was written. */
const inOneSpelling = (tag: string): string =>
  tag
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/^[#＃\s]+(?=[^#＃\s])/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
