import { yieldWhenDue } from '../../shared/event-loop.ts';
import { hashSecret } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import { ageExpressions } from '../../text-safety/ages/age-claims.ts';
import { findMinorStatements, toStatementKey } from '../../text-safety/ages/own-age.ts';
import { adultAge, ageOn } from './age-rules.ts';

/** A sentence in which a user says to be younger than 18. */
interface OwnStatement {
  readonly sentence: string;
  /** The message that it is in; null for another text. */
  readonly messageId: string | null;
}

interface OwnWords {
  readonly userId: string;
  readonly now: number;
  readonly texts: readonly string[];
  /** The message that they are; omitted for other texts. */
  readonly messageId?: string;
}

/**
 * Asks a user who says in these texts to be younger than 18 whether that is so. Must be called, like `doubtAge` for many texts,
 * wherever what users say about themselves is stored.
 */
export const judgeOwnWords = async (
  database: Database,
  { userId, now, texts, messageId }: OwnWords,
): Promise<void> => {
  const sentences = texts.flatMap((text) => findMinorStatements(text, now));
  await doubtAge(database, {
    userId,
    now,
    statements: sentences.map((sentence) => ({ sentence, messageId: messageId ?? null })),
  });
};

interface SpokenLine {
  readonly role: 'user' | 'mate';
  readonly text: string;
}

/** Finds what the user of a conversation says so, by the positions of the lines. Lets other requests have their turn meanwhile. */
export const findOwnStatements = async (
  lines: readonly SpokenLine[],
  now: number,
): Promise<ReadonlyMap<number, readonly string[]>> => {
  await (preparation ??= prepareExpressions());
  const found = new Map<number, readonly string[]>();
  for (const [index, { role, text }] of lines.entries()) {
    await yieldWhenDue();
    const sentences = role === 'user' ? findMinorStatements(text, now) : [];
    if (sentences.length > 0) {
      found.set(index, sentences);
    }
  }
  return found;
};

let preparation: Promise<void> | undefined;

/** The engine compiles an expression once for each of these, and again where it is used a second time. */
const subjects = ['a', 'a', '…', '…'];

/** Uses all expressions once, each in its turn: those of one language together would hold the thread for a fifth of a second. */
const prepareExpressions = async (): Promise<void> => {
  for (const expression of ageExpressions) {
    for (const subject of subjects) {
      await yieldWhenDue();
      subject.search(expression);
    }
  }
};

/** Joins what `findOwnStatements` found with the messages that the lines were stored as. */
export const toStatements = (
  found: ReadonlyMap<number, readonly string[]>,
  messages: readonly { readonly message_id: string }[],
): readonly OwnStatement[] =>
  [...found].flatMap(([index, sentences]) =>
    sentences.map((sentence) => ({ sentence, messageId: messages[index]?.message_id ?? null })),
  );

/** How many statements of one text or file are compared with the answered ones. */
const maxStatements = 100;

/**
 * Asks an adult about the first of the statements that they have not answered before; until then they may not chat, and mature
 * content is not shown. Does nothing while another question stands, and for an account without a confirmed age, whose birth date
 * is asked for anyway, or one that is known to be a minor's.
 */
export const doubtAge = async (
  database: Database,
  input: { readonly userId: string; readonly now: number; readonly statements: readonly OwnStatement[] },
): Promise<void> => {
  const { userId, now } = input;
  const statements = input.statements
    .slice(0, maxStatements)
    .map((statement) => ({ ...statement, hash: toHash(userId, statement.sentence) }));
  if (statements.length === 0 || !(await isKnownAdult(database, userId, now))) {
    return;
  }
  const answered = await readAnswered(
    database,
    userId,
    statements.map(({ hash }) => hash),
  );
  const asked = statements.find(({ hash }) => !answered.has(hash));
  if (asked === undefined) {
    return;
  }
  const doubted = await database
    .updateTable('ages')
    .set({ doubted_at: now })
    .where('user_id', '=', userId)
    .where('doubted_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (doubted === undefined) {
    return;
  }
  const stated = { sentence: asked.sentence, message_id: asked.messageId, answered_at: null };
  await database
    .insertInto('age_statements')
    .values({ user_id: userId, sentence_hash: asked.hash, ...stated })
    .onConflict((conflict) => conflict.columns(['user_id', 'sentence_hash']).doUpdateSet(stated))
    .execute();
};

const toHash = (userId: string, sentence: string): string =>
  hashSecret(`${userId} ${toStatementKey(sentence)}`);

const isKnownAdult = async (database: Database, userId: string, now: number): Promise<boolean> => {
  const row = await database
    .selectFrom('ages')
    .select('birth_date')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.birth_date != null && ageOn(row.birth_date, now) >= adultAge;
};

const readAnswered = async (
  database: Database,
  userId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('age_statements')
    .select('sentence_hash')
    .where('user_id', '=', userId)
    .where('sentence_hash', 'in', hashes)
    .where('answered_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.sentence_hash));
};

/** Returns the sentence that the user is asked about; undefined where its message was deleted. */
export const readAskedSentence = async (database: Database, userId: string): Promise<string | undefined> => {
  const row = await database
    .selectFrom('age_statements')
    .select('sentence')
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return row?.sentence ?? undefined;
};

/**
 * Stores that the user answered, so that they are not asked about this sentence again. What was written in a temporary room is
 * forgotten with it.
 */
export const storeAnswer = async (database: Database, userId: string, now: number): Promise<void> => {
  const temporary = database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select('messages.message_id')
    .where('rooms.user_id', '=', userId)
    .where('rooms.temporary_seen_at', 'is not', null);
  await database
    .updateTable('age_statements')
    .set((column) => ({
      sentence: null,
      answered_at: now,
      message_id: column
        .case()
        .when('message_id', 'in', temporary)
        .then(column.ref('message_id'))
        .else(null)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .execute();
  const newest = database
    .selectFrom('age_statements')
    .select('sentence_hash')
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(maxAnswers);
  await database
    .deleteFrom('age_statements')
    .where('user_id', '=', userId)
    .where('sentence_hash', 'not in', newest)
    .execute();
};

/** How many answers of a user are remembered. */
const maxAnswers = 200;
