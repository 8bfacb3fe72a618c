/** What must hold after every kill, read from the database itself. Each check returns violations in words. */
import { join } from 'node:path';
import SqliteFile from 'libsql';

/** All violations. The server has started again, and nobody talks to it yet. */
export function checkAll(dataDir, people) {
  const database = new SqliteFile(join(dataDir, 'mates.db'), { readonly: true });
  try {
    return [
      ...nothingUnderWay(database),
      ...balancesAddUp(database),
      ...people.flatMap((person) => [...messagesKept(database, person), ...chargedOnce(database, person)]),
    ];
  } finally {
    database.close();
  }
}

function nothingUnderWay(database) {
  const streaming = database.prepare("select message_id from messages where status = 'streaming'").all();
  const frames = database.prepare('select distinct reply_id from reply_frames').all();
  return [
    ...streaming.map((row) => `${row.message_id} is left streaming`),
    ...frames.map((row) => `${row.reply_id} has left frames`),
  ];
}

function balancesAddUp(database) {
  return database
    .prepare(
      `select w.user_id, w.chats, (select sum(chats) from ledger l where l.user_id = w.user_id) as booked
       from wallets w`,
    )
    .all()
    .filter((row) => row.chats !== row.booked)
    .map((row) => `${row.user_id} has ${row.chats} chats, and ${row.booked} are booked`);
}

/** What was acknowledged is there once, in order; what was shown of a reply is the beginning of what is stored. */
function messagesKept(database, person) {
  const rows = database.prepare('select * from messages where room_id = ? order by seq').all(person.roomId);
  const byId = new Map(rows.map((row) => [row.message_id, row]));
  const gapless = rows.every((row, index) => row.seq === index + 1);
  const sent = rows.filter((row) => row.role === 'user').map((row) => row.client_message_id);
  const told = person.messages.filter((message) => message.messageId !== null);
  const wanted = told.map((message) => message.clientMessageId);
  return [
    ...(gapless ? [] : [`${person.roomId} has gaps`]),
    ...(isSubsequence(wanted, sent) ? [] : [`${person.roomId} lost, doubled or reordered messages`]),
    ...told.flatMap((message) => messageKept(message, byId)),
  ];
}

function messageKept(message, byId) {
  const stored = byId.get(message.messageId);
  const isSame = stored?.text === message.text && stored.client_message_id === message.clientMessageId;
  const replies = [...byId.values()].filter((row) => row.reply_to === message.messageId);
  return [
    ...(isSame ? [] : [`${message.messageId} was acknowledged and is not there as it was sent`]),
    ...(replies.length > 0 ? [] : [`${message.messageId} has no reply to offer again`]),
    ...[...message.replies].flatMap(([replyId, shown]) => replyKept(replyId, shown, byId.get(replyId))),
  ];
}

function replyKept(replyId, shown, stored) {
  if (stored === undefined) return [`${replyId} was told of and is gone`];
  if (!stored.text.startsWith(shown.text)) return [`${replyId} lost words that were shown`];
  if (shown.whole && stored.text !== shown.text) return [`${replyId} changed after its end`];
  return [];
}

/** A message costs one chat when something of a reply to it was stored, and nothing when not. */
function chargedOnce(database, person) {
  const rows = database
    .prepare('select message_id, role, reply_to, text from messages where room_id = ?')
    .all(person.roomId);
  const booked = new Map(
    database
      .prepare('select reference, sum(chats) as chats from ledger where user_id = ? group by reference')
      .all(person.userId)
      .map((row) => [row.reference, row.chats]),
  );
  return rows
    .filter((row) => row.role === 'user')
    .flatMap(({ message_id: messageId }) => {
      const replies = rows.filter((row) => row.reply_to === messageId);
      const references = [`send:${messageId}`, ...replies.map((row) => `retry:${row.message_id}`)];
      const cost = -references.reduce((sum, reference) => sum + (booked.get(reference) ?? 0), 0);
      const due = replies.some((row) => row.text !== '') ? 1 : 0;
      return cost === due ? [] : [`${messageId} cost ${cost} chats instead of ${due}`];
    });
}

const isSubsequence = (wanted, all) => {
  let at = 0;
  for (const item of all) if (item === wanted[at]) at += 1;
  return at === wanted.length && new Set(all).size === all.length;
};
