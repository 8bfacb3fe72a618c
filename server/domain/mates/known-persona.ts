import type { KnownPersona } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';

/** Returns the persona that a room's mate knows: the one chosen for the room, else the default, else null. */
export const readPersonaInUse = async (database: Database, roomId: string): Promise<KnownPersona | null> => {
  const row = await database
    .selectFrom('rooms')
    .innerJoin('personas', 'personas.user_id', 'rooms.user_id')
    .select(['personas.name', 'personas.pronouns', 'personas.about'])
    .where('rooms.room_id', '=', roomId)
    .where((where) =>
      where.or([
        where('is_default', '=', 1),
        where('personas.persona_id', '=', where.ref('rooms.persona_id')),
      ]),
    )
    // Prefers the chosen persona; it may be the only one here that is not the default.
    .orderBy((column) =>
      column.case().when('personas.persona_id', '=', column.ref('rooms.persona_id')).then(0).else(1).end(),
    )
    .executeTakeFirst();
  return row ?? null;
};

/** Returns the persona that a new room of the user's begins with; null when there is none. */
export const readDefaultPersona = async (
  database: Database,
  userId: string,
): Promise<KnownPersona | null> => {
  const row = await database
    .selectFrom('personas')
    .select(['name', 'pronouns', 'about'])
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .executeTakeFirst();
  return row ?? null;
};
