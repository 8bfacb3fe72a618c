/** Checks the database after every kill. Each check returns its violations as text. */

/** Returns all violations. The server must be running and idle. `query` reads rows of the database. */
export async function checkAll(query, people) {
  const violations = [...(await nothingUnderWay(query)), ...(await balancesAddUp(query))];
  for (const person of people) {
    violations.push(...(await messagesKept(query, person)), ...(await chargedOnce(query, person)));
  }
  return violations;
}

/** Counts the acknowledged messages, and those of them that are missing or duplicated. */
export async function countAcknowledged(query, people) {
  const counts = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const person of people) {
    const rows = await query("select client_message_id from messages where role = 'user' and room_id = ?", [
      person.roomId,
    ]);
    const stored = rows.map((row) => row.client_message_id);
    const wanted = person.messages.filter((message) => message.messageId !== null);
    counts.acknowledged += wanted.length;
    counts.lost += wanted.filter(
      ({ clientMessageId, messageId }) =>
        !stored.includes(clientMessageId) && !person.deletions.explains(messageId),
    ).length;
    counts.doubled += stored.length - new Set(stored).size;
  }
  return counts;
}

async function nothingUnderWay(query) {
  const streaming = await query("select message_id from messages where status = 'streaming'");
  const frames = await query('select distinct reply_id from reply_frames');
  return [
    ...streaming.map((row) => `${row.message_id} is left streaming`),
    ...frames.map((row) => `${row.reply_id} has left frames`),
  ];
}

async function balancesAddUp(query) {
  const rows = await query(
    `select w.user_id, w.chats,
       (select cast(sum(l.chats) as integer) from ledger l where l.user_id = w.user_id) as booked
     from wallets w`,
  );
  return rows
    .filter((row) => row.chats !== row.booked)
    .map((row) => `${row.user_id} has ${row.chats} chats, and ${row.booked} are booked`);
}

/**
 * Checks that acknowledged messages exist once, in order, and that the shown part of a reply is the start of the stored
 * one.
 */
async function messagesKept(query, person) {
  const rows = await query('select * from messages where room_id = ? order by seq', [person.roomId]);
  const byId = new Map(rows.map((row) => [row.message_id, row]));
  const inOrder = rows.every((row, index) => row.seq > (rows[index - 1]?.seq ?? 0));
  const sent = rows.filter((row) => row.role === 'user').map((row) => row.client_message_id);
  const acknowledged = person.messages.filter((message) => message.messageId !== null);
  const removed = await query(
    `select m.message_id, r.message_id as root from removed_messages m
     join removals r on r.removal_id = m.removal_id where r.room_id = ?`,
    [person.roomId],
  );
  const ids = acknowledged.map(({ messageId }) => messageId);
  const present = acknowledged.filter(({ messageId }) => byId.has(messageId));
  const wanted = present.map((message) => message.clientMessageId);
  return [
    ...(inOrder ? [] : [`${person.roomId} has two messages in one place`]),
    ...person.deletions.check(byId, removed, ids),
    ...branchesValid(rows),
    ...(isSubsequence(wanted, sent) ? [] : [`${person.roomId} lost, doubled or reordered messages`]),
    ...present.flatMap((message) => messageKept(message, byId)),
  ];
}

/** Checks that each message follows one of its room, and that the shown ones are one branch. */
function branchesValid(rows) {
  const byId = new Map(rows.map((row) => [row.message_id, row]));
  const orphans = rows.filter((row, index) =>
    index === 0 ? row.parent_id !== null : !(byId.get(row.parent_id)?.seq < row.seq),
  );
  const shown = rows.filter((row) => row.hidden_at === null);
  const torn = shown.filter((row, index) => row.parent_id !== (shown[index - 1]?.message_id ?? null));
  return [
    ...orphans.map((row) => `${row.message_id} follows no message of its room`),
    ...torn.map((row) => `${row.message_id} is shown, and the message before it is not`),
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

/** Checks that each complete reply costs one chat, and so do the tries after the last one if they have any text. */
async function chargedOnce(query, person) {
  const rows = await query(
    'select message_id, role, reply_to, text, status from messages where room_id = ? order by seq',
    [person.roomId],
  );
  const entries = await query(
    `select reference, cast(sum(chats) as integer) as chats from ledger
     where user_id = ? group by reference`,
    [person.userId],
  );
  const booked = new Map(entries.map((row) => [row.reference, row.chats]));
  return rows
    .filter((row) => row.role === 'user')
    .flatMap(({ message_id: messageId }) => {
      const replies = rows.filter((row) => row.reply_to === messageId);
      const references = [`send:${messageId}`, ...replies.map((row) => `retry:${row.message_id}`)];
      const cost = -references.reduce((sum, reference) => sum + (booked.get(reference) ?? 0), 0);
      const complete = replies.findLastIndex((row) => row.status === 'done');
      const tries = replies.slice(complete + 1);
      const due =
        replies.filter((row) => row.status === 'done').length +
        (tries.some((row) => row.text !== '') ? 1 : 0);
      return cost === due ? [] : [`${messageId} cost ${cost} chats instead of ${due}`];
    });
}

const isSubsequence = (wanted, all) => {
  let at = 0;
  for (const item of all) if (item === wanted[at]) at += 1;
  return at === wanted.length && new Set(all).size === all.length;
};
