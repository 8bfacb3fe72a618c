/** Reads what was deleted with each message, before the server deletes those rows for good after a minute. */

/** In milliseconds: far shorter than that minute, also when a reading fails. */
const interval = 5000;

/** Passes on the removed messages of each person's room, until it is stopped. */
export function watchRemovals(read, people) {
  const byRoom = new Map(people.map((person) => [person.roomId, person]));
  const timer = setInterval(() => {
    read(async (query) => {
      const rows = await query(
        `select m.message_id, r.message_id as root, r.room_id from removed_messages m
         join removals r on r.removal_id = m.removal_id`,
      );
      for (const row of rows) byRoom.get(row.room_id)?.deletions.learn(row);
    }).catch(() => undefined); // PostgreSQL was killed: the next reading comes soon.
  }, interval);
  return { stop: () => clearInterval(timer) };
}
