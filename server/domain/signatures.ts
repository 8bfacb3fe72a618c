import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RoomFileMessage } from '../../contract/rooms/room-file.ts';
import type { TrialLine, TrialSeal } from '../../contract/rooms/trial.ts';
import { newSecret } from '../shared/ids.ts';
import type { Database } from '../store/database.ts';

/** What this server signs that others keep for it. */
type Purpose = 'trial' | 'room-file';

/** With whom a trial chat is, and all that was said in it. */
export interface TrialTalk {
  readonly mateId: string;
  readonly lines: readonly TrialLine[];
}

/** Returns the signature of a trial chat, with the mate's memory of it. */
export const sealTrial = async (database: Database) => {
  const sign = await openSigner(database, 'trial');
  return (talk: TrialTalk, memory: string | null): TrialSeal => ({
    memory,
    signature: sign(contentOfTrial(talk, memory)),
  });
};

/** Whether this server wrote what the mate says in a trial chat. */
export const isSealedTrial = async (database: Database, talk: TrialTalk, seal: TrialSeal): Promise<boolean> =>
  isSigned(await openSigner(database, 'trial'), contentOfTrial(talk, seal.memory), seal.signature);

const contentOfTrial = ({ mateId, lines }: TrialTalk, memory: string | null) => [
  mateId,
  memory,
  ...lines.map(({ role, text }) => [role, text]),
];

interface RoomTalk {
  readonly mate: { readonly mateId: string };
  readonly messages: readonly RoomFileMessage[];
}

/** Returns the signature of the messages of a room. */
export const signRoomFile = async (database: Database, talk: RoomTalk): Promise<string> =>
  (await openSigner(database, 'room-file'))(contentOfRoom(talk));

/** Whether this server wrote the file of a room, whose messages nobody has changed since. */
export const isSignedRoomFile = async (
  database: Database,
  file: RoomTalk & { readonly signature?: string | undefined },
): Promise<boolean> =>
  file.signature !== undefined &&
  isSigned(await openSigner(database, 'room-file'), contentOfRoom(file), file.signature);

const contentOfRoom = ({ mate, messages }: RoomTalk) => [
  mate.mateId,
  ...messages.map(({ id, parent, role, text, edited, aiGenerated }) => [
    id,
    parent,
    role,
    text,
    edited === true,
    aiGenerated === true,
  ]),
];

type Sign = (content: readonly unknown[]) => string;

const isSigned = (sign: Sign, content: readonly unknown[], signature: string): boolean => {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(content));
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Returns what signs, with the key of the database. */
const openSigner = async (database: Database, purpose: Purpose): Promise<Sign> => {
  const secret = (await readSecret(database, purpose)) ?? (await makeSecret(database, purpose));
  return (content) => createHmac('sha256', secret).update(JSON.stringify(content)).digest('base64url');
};

const readSecret = async (database: Database, purpose: Purpose): Promise<string | undefined> => {
  const key = await database
    .selectFrom('signing_keys')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return key?.secret;
};

/** Another node may have made it meanwhile. */
const makeSecret = async (database: Database, purpose: Purpose): Promise<string> => {
  const secret = newSecret();
  await database
    .insertInto('signing_keys')
    .values({ purpose, secret })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  return (await readSecret(database, purpose)) ?? secret;
};
