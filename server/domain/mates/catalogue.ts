import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import type { Mate, Recommendation } from '../../../contract/mates/mate.ts';
import type { MateDetail } from '../../../contract/mates/mate-detail.ts';
import { MateCraft } from '../../../contract/mates/mate-craft.ts';
import { replyLengths } from '../../../contract/replies/reply-settings.ts';
import { lookAddress } from '../../../contract/mates/mate-look.ts';
import { pictureSet } from '../../../contract/mates/picture.ts';
import { Manner } from '../../../contract/mates/own-mate.ts';
import { toTags } from '../../../contract/mates/tag.ts';
import { days } from '../../shared/clock.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { StoreDeps } from '../store-deps.ts';
import { PortraitOptions } from '../../content/portrait-options.ts';
import type { Database } from '../../store/database.ts';
import type { MateRow } from '../../store/schema/mates.ts';
import { accessTo, type Viewer } from './mate-access.ts';
import { DomainError } from '../domain-error.ts';
import { toShortName } from '../../shared/short-name.ts';

/** A stored mate: the source of every response about it and of its companion. */
export interface StoredMate extends MateProfile {
  readonly creator: { readonly creatorId: string; readonly name: string };
  readonly hue: number;
  readonly quote: string;
  readonly portrait: PortraitOptions;
  /** The id of the picture shown in place of the portrait. */
  readonly picture: string | null;
  readonly chats: number;
  /** The account that created it; null for the product's own mates. */
  readonly ownerId: string | null;
  readonly visibility: MateRow['visibility'];
  /** Whether anyone may request its picture by id. */
  readonly isPublic: boolean;
  /** When others could first see it. */
  readonly shownAt: number;
}

/** The content of the column `profile`. */
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
  /** Those that were stored in other spellings are read in the one of today. */
  tags: v.pipe(
    v.array(v.string()),
    v.transform((tags) => toTags(tags)),
  ),
  quote: v.string(),
  portrait: PortraitOptions,
  /** For a user-created mate: its manner and voice as entered. */
  own: v.exactOptional(
    v.object({
      manner: Manner,
      voice: v.string(),
      /** Omitted for the usual one. */
      replyLength: v.exactOptional(v.picklist(replyLengths)),
      /** The fields that a form or an import filled in: see `assumedFields`. */
      assumed: v.exactOptional(v.array(v.picklist(['age', 'tagline']))),
    }),
  ),
  craft: v.exactOptional(MateCraft),
});
export type StoredProfile = v.InferOutput<typeof StoredProfile>;

/** Returns the mate if the viewer may see it, otherwise null. */
export const findMate = async (
  database: Database,
  mateId: string,
  viewer: Viewer | null,
): Promise<StoredMate | null> => {
  const row = await selectMates(database).where('mate_id', '=', mateId).executeTakeFirst();
  return row !== undefined && accessTo(row, viewer) === 'mate' ? readMate(row) : null;
};

/** Returns the mate. Throws `notFound` unless the viewer may see it. */
export const getMate = async (
  database: Database,
  mateId: string,
  viewer: Viewer | null,
): Promise<StoredMate> => {
  const mate = await findMate(database, mateId, viewer);
  if (mate === null) {
    throw new DomainError(code.notFound, 'mateNotFound');
  }
  return mate;
};

/**
 * Returns the public mates suitable for the viewer, optionally limited to `mateIds`, in the order of recommendation,
 * without those that the viewer blocked.
 */
export const listMates = async (
  database: Database,
  viewer: (Pick<Viewer, 'nfsw'> & Partial<Viewer>) | null,
  mateIds?: readonly string[],
): Promise<StoredMate[]> =>
  listVisible(
    database,
    { userId: '', nfsw: viewer?.nfsw ?? false },
    { blockerId: viewer?.userId ?? null, mateIds, visibilities: ['public'] },
  );

/** Returns those of the given mates that the user may see and did not block, in the order of recommendation. */
export const listMatesFor = (
  database: Database,
  viewer: Viewer,
  mateIds: readonly string[],
): Promise<StoredMate[]> =>
  listVisible(database, viewer, {
    blockerId: viewer.userId,
    mateIds,
    visibilities: ['public', 'unlisted'],
  });

/** Nobody browses more than this; a text search finds the others. */
const maxListed = 1000;

interface Listing {
  readonly blockerId: string | null;
  /** Undefined for all. */
  readonly mateIds: readonly string[] | undefined;
  /** Which mates of others are listed. */
  readonly visibilities: ReadonlyArray<MateRow['visibility']>;
}

const listVisible = async (
  database: Database,
  viewer: Viewer,
  { blockerId, mateIds, visibilities }: Listing,
): Promise<StoredMate[]> => {
  if (mateIds?.length === 0) {
    return [];
  }
  const rows = await selectMates(database)
    .where('closed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((where) =>
      where.or([where('visibility', 'in', visibilities), where('owner_id', '=', viewer.userId)]),
    )
    .$if(!viewer.nfsw, (query) => query.where('rating', '=', 'everyone'))
    .$if(blockerId !== null, (query) =>
      query.where('mate_id', 'not in', (blocked) =>
        blocked.selectFrom('blocks').select('blocks.mate_id').where('blocks.user_id', '=', blockerId),
      ),
    )
    .$if(mateIds !== undefined, (query) => query.where('mate_id', 'in', mateIds ?? []))
    .orderBy('position')
    .orderBy('mate_id')
    .limit(maxListed)
    .execute();
  // The query only keeps hidden mates from using up the limit; `accessTo` decides about visibility.
  return mapInTurns(
    rows.filter((row) => accessTo(row, viewer) === 'mate'),
    readMate,
  );
};

/** Returns the fields shown on a card. */
export const toCard = (mate: StoredMate): Mate => ({
  mateId: mate.mateId,
  name: mate.name,
  shortName: mate.shortName,
  tagline: mate.tagline,
  tags: [...mate.tags],
  hue: mate.hue,
  portrait: toPortraitUrl(mate),
  ...(mate.picture === null ? {} : { picture: mate.picture, portraitSet: pictureSet(mate.picture) }),
  quote: mate.quote,
  creator: { ...mate.creator },
  chats: mate.chats,
});

/** Pictures are requested without a token, so the URL of a non-public mate does not reveal which mate it is. */
const toPortraitUrl = ({ mateId, portrait, isPublic }: StoredMate): string =>
  isPublic ? `/media/portraits/${mateId}.svg?v=${portraitVersion(portrait)}` : lookAddress(portrait);

/** Returns the fields shown on the mate's own page. */
export const toDetail = (mate: StoredMate): MateDetail => ({
  ...toCard(mate),
  age: mate.age,
  pronouns: mate.pronouns,
  who: mate.who
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== ''),
  place: mate.place,
  voice: mate.voice,
  greeting: mate.greeting,
  scene: mate.scene,
  likes: [...mate.likes],
  ...(mate.visibility === 'private' ? { draft: true } : {}),
});

/** More cards would be a catalogue, which the search covers. */
const maxRecommended = 60;

/** Returns the day's pick, which rotates daily (UTC) through the product's own mates, and the other mates in order. */
export const recommendMates = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  viewer: Viewer | null,
): Promise<Recommendation> => {
  const mates = await listMates(deps.database, viewer);
  const curated = mates.filter(({ ownerId }) => ownerId === null);
  const day = Math.floor(deps.now() / days(1));
  const pick = curated[day % curated.length];
  return {
    pick: pick === undefined ? null : toCard(pick),
    mates: mates
      .filter((mate) => mate !== pick)
      .slice(0, maxRecommended)
      .map(toCard),
  };
};

/**
 * Returns a version that changes when the drawing does. Raise the number when the same options are drawn differently.
 */
export const portraitVersion = (portrait: PortraitOptions): string =>
  createHash('sha256')
    .update(`1 ${JSON.stringify(portrait, Object.keys(portrait).toSorted())}`)
    .digest('base64url')
    .slice(0, 16);

/** Selects mates with their creator's name, as `readMate` expects them. */
export const selectMates = (database: Database) =>
  database
    .selectFrom('mates')
    .innerJoin('creators', 'creators.creator_id', 'mates.creator_id')
    .leftJoin('users', 'users.user_id', 'creators.user_id')
    .selectAll('mates')
    .select((column) => column.fn.coalesce('users.name', 'creators.name').as('creator_name'));

/** A row of `selectMates`. */
export type MateRecord = MateRow & { readonly creator_name: string };

export const readMate = (row: MateRecord): StoredMate => {
  const { own, ...profile } = v.parse(StoredProfile, JSON.parse(row.profile));
  return {
    ...profile,
    shortName: own === undefined ? profile.shortName : profile.craft?.nickname || toShortName(row.name),
    mateId: row.mate_id,
    name: row.name,
    hue: row.hue,
    picture: row.picture,
    chats: row.chats,
    creator: { creatorId: row.creator_id, name: row.creator_name },
    ownerId: row.owner_id,
    visibility: row.visibility,
    isPublic: accessTo(row, null) === 'mate',
    shownAt: row.shown_at ?? row.created_at,
    ...(own === undefined ? {} : { manner: own.manner, assumed: own.assumed ?? [] }),
    ...(own?.replyLength === undefined ? {} : { replyLength: own.replyLength }),
  };
};
