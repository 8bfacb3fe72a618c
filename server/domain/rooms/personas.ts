import { code } from '../../../contract/envelope.ts';
import type { Persona, PersonaDraft, PersonaList, RoomPersona } from '../../../contract/rooms/persona.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { PersonaRow } from '../../store/schema/schema.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { caps, limitReached } from '../caps.ts';
import { DomainError } from '../domain-error.ts';
import { recordImported } from '../imported-items.ts';
import { withUserLock } from '../user-lock.ts';
import { readOpenRoom } from '../transcript/room-access.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';

type PersonaDeps = StoreDeps;

/** Returns the user's personas, oldest first. */
export const listPersonas = async (database: Database, userId: string): Promise<PersonaList> => {
  const rows = await database
    .selectFrom('personas')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('persona_id')
    .execute();
  return { personas: rows.map(toPersona) };
};

interface NewPersona {
  readonly userId: string;
  readonly clientId: string | null;
  /** The import from another app that creates it. */
  readonly importId: string | undefined;
  readonly draft: PersonaDraft;
}

/**
 * Updates the persona with that `uuid`, or creates one, once per `clientId`. The first one becomes the default. Throws
 * `notFound` for a persona that is not the user's, `limitReached` at the cap and `contentRefused` for forbidden texts.
 */
export const savePersona = (
  deps: PersonaDeps,
  input: NewPersona & { uuid: string | null },
): Promise<Persona> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const { name, pronouns, about } = input.draft;
    assertSafeFields({ name, pronouns, about });
    const row =
      input.uuid === null
        ? ((await findByClientId(transaction, input)) ??
          (await insertPersona(transaction, deps.now(), input)))
        : await updatePersona(transaction, deps.now(), { ...input, uuid: input.uuid });
    await assertWithinStorage(transaction, deps.dialect, input.userId);
    await judgeOwnWords(transaction, {
      userId: input.userId,
      now: deps.now(),
      texts: [name, pronouns, about],
    });
    return toPersona(row);
  });

/** Makes one of the user's personas the default. Throws `notFound` for any other, which changes nothing. */
export const setDefault = (
  deps: PersonaDeps,
  input: { userId: string; uuid: string },
): Promise<PersonaList> =>
  withUserLock(deps, input.userId, async (transaction) => {
    await assertPersonaExists(transaction, input);
    await transaction
      .updateTable('personas')
      .set((column) => ({
        is_default: column.case().when('persona_id', '=', input.uuid).then(1).else(0).end(),
      }))
      .where('user_id', '=', input.userId)
      .execute();
    return listPersonas(transaction, input.userId);
  });

/** Deletes one of the user's personas. Ignores other users' personas and missing ones. */
export const deletePersona = (
  deps: PersonaDeps,
  input: { userId: string; uuid: string },
): Promise<PersonaList> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('personas')
      .where('persona_id', '=', input.uuid)
      .where('user_id', '=', input.userId)
      .returning('is_default')
      .executeTakeFirst();
    const list = await listPersonas(transaction, input.userId);
    const [successor] = list.personas;
    if (deleted?.is_default !== 1 || successor === undefined) {
      return list;
    }
    await transaction
      .updateTable('personas')
      .set({ is_default: 1 })
      .where('persona_id', '=', successor.uuid)
      .execute();
    return listPersonas(transaction, input.userId);
  });

/** Returns one of the user's rooms with the persona chosen for it. Throws as `readOpenRoom` does. */
export const readRoomPersona = async (
  deps: Pick<StoreDeps, 'database'>,
  input: Viewer & { roomId: string },
): Promise<RoomPersona> => {
  const room = await readOpenRoom(deps.database, input, input.roomId);
  const { persona_id } = await deps.database
    .selectFrom('rooms')
    .select('persona_id')
    .where('room_id', '=', input.roomId)
    .executeTakeFirstOrThrow();
  return { room, chosen: persona_id };
};

/**
 * Chooses a persona for a room; null restores the default. Throws `notFound` when the room or the persona is not the
 * user's, and `matureOff` for a hidden room.
 */
export const chooseRoomPersona = async (
  deps: PersonaDeps,
  input: Viewer & { roomId: string; uuid: string | null },
): Promise<RoomPersona> => {
  await readOpenRoom(deps.database, input, input.roomId);
  await withUserLock(deps, input.userId, async (transaction) => {
    if (input.uuid !== null) {
      await assertPersonaExists(transaction, { userId: input.userId, uuid: input.uuid });
    }
    await transaction
      .updateTable('rooms')
      .set({ persona_id: input.uuid })
      .where('room_id', '=', input.roomId)
      .where('user_id', '=', input.userId)
      .execute();
  });
  return readRoomPersona(deps, input);
};

const assertPersonaExists = async (
  transaction: Database,
  input: { userId: string; uuid: string },
): Promise<void> => {
  const row = await transaction
    .selectFrom('personas')
    .select('persona_id')
    .where('persona_id', '=', input.uuid)
    .where('user_id', '=', input.userId)
    .executeTakeFirst();
  if (row === undefined) {
    throw noSuchPersona();
  }
};

const noSuchPersona = () => new DomainError(code.notFound, 'personaNotFound');

const findByClientId = async (
  transaction: Database,
  input: { userId: string; clientId: string | null },
): Promise<PersonaRow | undefined> =>
  input.clientId === null
    ? undefined
    : transaction
        .selectFrom('personas')
        .selectAll()
        .where('user_id', '=', input.userId)
        .where('client_id', '=', input.clientId)
        .executeTakeFirst();

const insertPersona = async (
  transaction: DatabaseTransaction,
  now: number,
  input: NewPersona,
): Promise<PersonaRow> => {
  const { personas } = await listPersonas(transaction, input.userId);
  if (personas.length >= caps.personas) {
    throw limitReached('personas');
  }
  const row = await transaction
    .insertInto('personas')
    .values({
      persona_id: newId(now),
      user_id: input.userId,
      client_id: input.clientId,
      ...input.draft,
      is_default: personas.length === 0 ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordImported(transaction, now, { ...input, kind: 'persona', itemId: row.persona_id });
  return row;
};

const updatePersona = async (
  transaction: Database,
  now: number,
  input: { userId: string; uuid: string; draft: PersonaDraft },
): Promise<PersonaRow> => {
  const row = await transaction
    .updateTable('personas')
    .set({ ...input.draft, updated_at: now })
    .where('persona_id', '=', input.uuid)
    .where('user_id', '=', input.userId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    throw noSuchPersona();
  }
  return row;
};

const toPersona = (row: PersonaRow): Persona => ({
  uuid: row.persona_id,
  name: row.name,
  pronouns: row.pronouns,
  about: row.about,
  isDefault: row.is_default === 1,
  updatedAt: row.updated_at,
});
