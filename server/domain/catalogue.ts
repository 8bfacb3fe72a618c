import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import type { Mate, MateDetail, Recommendation } from '../../contract/mate.ts';
import { days } from '../clock.ts';
import type { MateProfile } from '../companions/companion.ts';
import type { AppDeps } from '../dependencies.ts';
import { PortraitOptions } from '../portraits.ts';
import type { Database } from '../store/database.ts';
import type { MateRow } from '../store/schema.ts';
import { Refusal } from './refusal.ts';

/** A mate as it is stored: what every answer about it, and its companion, are made from. */
export interface StoredMate extends MateProfile {
  readonly creator: { readonly creatorId: string; readonly name: string };
  readonly hue: number;
  readonly quote: string;
  readonly portrait: PortraitOptions;
  readonly chats: number;
}

/** What the column `profile` holds. */
export const StoredProfile = v.object({
  shortName: v.string(),
  tagline: v.string(),
  age: v.number(),
  pronouns: v.string(),
  place: v.string(),
  voice: v.string(),
  greeting: v.string(),
  scene: v.string(),
  who: v.string(),
  likes: v.array(v.string()),
  tags: v.array(v.string()),
  quote: v.string(),
  portrait: PortraitOptions,
});
export type StoredProfile = v.InferOutput<typeof StoredProfile>;

/** The mate, or null. */
export const findMate = async (database: Database, mateId: string): Promise<StoredMate | null> => {
  const row = await selectMates(database).where('mate_id', '=', mateId).executeTakeFirst();
  return row === undefined ? null : readMate(row);
};

/** The mate; refuses when there is none. */
export const requireMate = async (database: Database, mateId: string): Promise<StoredMate> => {
  const mate = await findMate(database, mateId);
  if (mate === null) {
    throw new Refusal(code.notFound, 'There is no such mate.');
  }
  return mate;
};

/** All mates, or those named, in the order of recommendation. */
export const listMates = async (database: Database, mateIds?: readonly string[]): Promise<StoredMate[]> => {
  const all = selectMates(database).orderBy('position').orderBy('mate_id');
  if (mateIds?.length === 0) {
    return [];
  }
  const rows = await (mateIds === undefined ? all : all.where('mate_id', 'in', mateIds)).execute();
  return rows.map(readMate);
};

/** What a card shows of the mate. */
export const cardOf = (mate: StoredMate): Mate => ({
  mateId: mate.mateId,
  name: mate.name,
  shortName: mate.shortName,
  tagline: mate.tagline,
  tags: [...mate.tags],
  hue: mate.hue,
  portrait: `/media/portraits/${mate.mateId}.svg?v=${portraitVersion(mate.portrait)}`,
  quote: mate.quote,
  creator: { ...mate.creator },
  chats: mate.chats,
});

/** What the mate's own page shows. */
export const detailOf = (mate: StoredMate): MateDetail => ({
  ...cardOf(mate),
  age: mate.age,
  pronouns: mate.pronouns,
  who: mate.who.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
  place: mate.place,
  voice: mate.voice,
  greeting: mate.greeting,
  scene: mate.scene,
  likes: [...mate.likes],
});

/** Tonight's pick goes through the catalogue day by day (UTC); the others follow in their order. */
export const recommendMates = async (deps: Pick<AppDeps, 'database' | 'now'>): Promise<Recommendation> => {
  const mates = (await listMates(deps.database)).map(cardOf);
  const day = Math.floor(deps.now() / days(1));
  const pick = mates[day % mates.length] ?? null;
  return { pick, mates: mates.filter((mate) => mate !== pick) };
};

/** Changes when the drawing would. The number is raised when the same options begin to be drawn differently. */
export const portraitVersion = (portrait: PortraitOptions): string =>
  createHash('sha256')
    .update(`1 ${JSON.stringify(portrait, Object.keys(portrait).toSorted())}`)
    .digest('base64url')
    .slice(0, 16);

const selectMates = (database: Database) =>
  database
    .selectFrom('mates')
    .innerJoin('creators', 'creators.creator_id', 'mates.creator_id')
    .selectAll('mates')
    .select('creators.name as creator_name');

const readMate = (row: MateRow & { creator_name: string }): StoredMate => ({
  ...v.parse(StoredProfile, JSON.parse(row.profile)),
  mateId: row.mate_id,
  name: row.name,
  hue: row.hue,
  chats: row.chats,
  creator: { creatorId: row.creator_id, name: row.creator_name },
});
