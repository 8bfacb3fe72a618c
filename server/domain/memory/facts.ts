import { code } from '../../../contract/envelope.ts';
import type { Fact, FactKind } from '../../../contract/memory/fact.ts';
import { findFacts } from '../../companions/facts/find-facts.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { assertWithinStorage } from '../storage.ts';
import type { StoreDeps } from '../store-deps.ts';
import { withUserLock } from '../user-lock.ts';
import { makeSpaceForFact } from './fact-limits.ts';
import {
  assertRoomOf,
  factNotFound,
  findOwnFact,
  findMergedFact,
  readOwnFacts,
  type OwnFact,
} from './memory-access.ts';
import { toSingleFact, erased, toFact, withoutTopic, type MergedFact } from './merge-facts.ts';

interface NewFact extends Viewer {
  readonly clientId: string;
  readonly mateId: string;
  readonly roomId?: string | undefined;
  readonly kind: FactKind;
  readonly text: string;
}

/**
 * Adds a fact that the user wrote. Repeating a `clientId` returns the first one. Throws `contentRefused`, `limitReached` when the
 * mate remembers as much as it can, `invalid` for a story without its room, and as `readMateMemory` does.
 */
export const addFact = async (deps: StoreDeps, input: NewFact): Promise<Fact> => {
  assertSafeFields({ text: input.text });
  if (input.kind === 'story' && input.roomId === undefined) {
    throw new DomainError(code.invalid, { english: 'A fact of a story belongs to a room.' });
  }
  if (input.roomId !== undefined) {
    await assertRoomOf(deps.database, input, { roomId: input.roomId, mateId: input.mateId });
  }
  return withUserLock(deps, input.userId, async (transaction) => {
    await readOwnFacts(transaction, input, input.mateId);
    const row = (await findByClientId(transaction, input)) ?? (await insertFact(transaction, deps, input));
    const found = await findMergedFact(transaction, { ...input, factId: row.fact_id }, row.mate_id);
    return toFact(found ?? toSingleFact(row));
  });
};

const findByClientId = (transaction: Database, { userId, clientId }: NewFact): Promise<FactRow | undefined> =>
  transaction
    .selectFrom('facts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

const insertFact = async (
  transaction: DatabaseTransaction,
  deps: StoreDeps,
  { userId, mateId, roomId, kind, text, clientId }: NewFact,
): Promise<FactRow> => {
  const limit = await makeSpaceForFact(transaction, { userId, mateId });
  if (limit !== null) {
    throw new DomainError(code.limitReached, 'factLimit', { value: limit });
  }
  const now = deps.now();
  const row = await transaction
    .insertInto('facts')
    .values({
      fact_id: newId(now),
      user_id: userId,
      mate_id: mateId,
      room_id: kind === 'story' ? (roomId ?? null) : null,
      kind,
      text,
      ...topicOf(text, kind),
      is_repeated: 0,
      learned_by: 'you',
      client_id: clientId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await assertWithinStorage(transaction, deps.dialect, userId);
  await judgeFact(transaction, { userId, now, kind, text });
  return row;
};

/** Only a fact about the user is their own word; others are about the mate, plans and the story. */
const judgeFact = async (
  transaction: DatabaseTransaction,
  {
    kind,
    text,
    ...person
  }: Pick<FactRow, 'kind' | 'text'> & { readonly userId: string; readonly now: number },
): Promise<void> => {
  if (kind === 'you') {
    await judgeOwnWords(transaction, { ...person, texts: [text] });
  }
};

/** Rules may know its topic, so that later messages supersede it. */
const topicOf = (text: string, kind: FactKind) => {
  const [fact, other] = findFacts(text);
  return fact?.kind !== kind || other !== undefined
    ? withoutTopic
    : {
        topic: fact.topic,
        is_exclusive: fact.isExclusive ? 1 : 0,
        ends_topic: fact.endsTopic === true ? 1 : 0,
      };
};

/**
 * Changes a fact in all of its rows and returns it. Throws `notFound` for one that is not the user's, is forgotten, or whose
 * message is deleted or hidden, and `matureOff` for one of a hidden mate.
 */
const changeFact = (
  deps: StoreDeps,
  input: OwnFact,
  change: (transaction: DatabaseTransaction, fact: MergedFact, now: number) => Promise<void>,
): Promise<Fact> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const mateId = (await findOwnFact(transaction, input))?.mate_id;
    if (mateId === undefined) {
      throw factNotFound();
    }
    const fact = await readMergedFact(transaction, input, mateId);
    await change(transaction, fact, deps.now());
    return toFact(await readMergedFact(transaction, { ...input, factId: fact.newest.fact_id }, mateId));
  });

const readMergedFact = async (...place: Parameters<typeof findMergedFact>): Promise<MergedFact> => {
  const fact = await findMergedFact(...place);
  if (fact === undefined) {
    throw factNotFound();
  }
  return fact;
};

/** Updates all rows of a fact. */
const update = async (
  transaction: DatabaseTransaction,
  { factIds }: MergedFact,
  values: Partial<FactRow>,
): Promise<void> => {
  await transaction.updateTable('facts').set(values).where('fact_id', 'in', factIds).execute();
};

/** Pins or unpins a fact. Throws as `changeFact` does. */
export const pinFact = (deps: StoreDeps, input: OwnFact & { readonly pinned: boolean }): Promise<Fact> =>
  changeFact(deps, input, (transaction, fact, now) =>
    update(transaction, fact, { pinned_at: input.pinned ? now : null, updated_at: now }),
  );

/**
 * Says that a fact is no longer true, or is true again: no other fact then supersedes it. Throws as `changeFact` does.
 */
export const endFact = (deps: StoreDeps, input: OwnFact & { readonly ended: boolean }): Promise<Fact> =>
  changeFact(deps, input, (transaction, fact, now) =>
    update(transaction, fact, {
      ended_at: input.ended ? (fact.pastSince ?? now) : null,
      ...(fact.isSuperseded && !input.ended ? withoutTopic : {}),
      updated_at: now,
    }),
  );

/**
 * Corrects the text of a fact, which from then on is the user's own and has no message: deleting the message leaves it. Throws
 * `contentRefused`, and as `changeFact` does.
 */
export const correctFact = (deps: StoreDeps, input: OwnFact & { readonly text: string }): Promise<Fact> => {
  assertSafeFields({ text: input.text });
  return changeFact(deps, input, async (transaction, fact, now) => {
    const { newest, factIds } = fact;
    const others = factIds.filter((factId) => factId !== newest.fact_id);
    await endLearning(transaction, fact, now);
    if (others.length > 0) {
      await transaction.deleteFrom('facts').where('fact_id', 'in', others).execute();
    }
    await transaction
      .updateTable('facts')
      .set({
        text: input.text,
        learned_by: 'you',
        source_room_id: null,
        source_message_id: null,
        pinned_at: fact.isPinned ? (newest.pinned_at ?? now) : null,
        updated_at: now,
      })
      .where('fact_id', '=', newest.fact_id)
      .execute();
    await assertWithinStorage(transaction, deps.dialect, input.userId);
    await judgeFact(transaction, { userId: input.userId, now, kind: newest.kind, text: input.text });
  });
};

/** Stores that the messages of a fact teach nothing more: the model could read them again. */
const endLearning = async (
  transaction: DatabaseTransaction,
  { factIds }: MergedFact,
  now: number,
): Promise<void> => {
  const sources = await transaction
    .selectFrom('facts')
    .selectAll()
    .where('fact_id', 'in', factIds)
    .where('source_message_id', 'is not', null)
    .execute();
  if (sources.length > 0) {
    const rows = sources.map((row) => ({ ...row, ...erased, fact_id: newId(now), forgotten_at: now }));
    await transaction.insertInto('facts').values(rows).execute();
  }
};
