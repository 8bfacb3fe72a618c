import { deleteMessage, openRoom, promptOf, read, send } from './memory-rooms.mjs';

const mateId = 'iris-vale';

/** Asks where the statements are not, or no longer, available. Returns by place how often a prompt had one, and the number of questions. */
export async function countLeaks(server, model, talks) {
  const counts = {};
  const check = async (name, room, fact) => {
    const prompt = (await promptOf(server, model, room, fact.near)).join('\n');
    const count = (counts[name] ??= { leaks: 0, asked: 0 });
    count.asked += 1;
    count.leaks += fact.statements.some((statement) => prompt.includes(statement)) ? 1 : 0;
  };
  for (const talk of talks) {
    const facts = talk.facts.filter(({ kind }) => kind !== 'never');
    const [other] = await server.ask({ ask: 'open', mateIds: [mateId] });
    const temporary = await openRoom(server, talk.room, { mateId, isTemporary: true });
    for (const fact of facts) {
      await check('another mate', talk.second, fact);
      await check('another person', other, fact);
      await check('in a temporary chat', temporary, fact);
    }
    await sayInTemporaryChat(other, facts);
    const later = await openRoom(server, other, { mateId, isTemporary: false });
    for (const fact of facts) await check('after a temporary chat', later, fact);

    const [hidden, deleted] = [facts.slice(0, facts.length / 2), facts.slice(facts.length / 2)];
    await server.ask({ ask: 'hide', messageIds: idsOf(talk, hidden) });
    for (const fact of hidden) await check('hidden branch', talk.room, fact);
    // Deleting a message deletes all that follow it.
    for (const messageId of idsOf(talk, deleted).toReversed())
      await deleteMessage(server, talk.room, messageId);
    for (const fact of deleted) await check('deleted message', talk.room, fact);
  }
  return counts;

  async function sayInTemporaryChat(person, facts) {
    const room = await openRoom(server, person, { mateId, isTemporary: true });
    for (const statement of facts.flatMap(({ statements }) => statements))
      await send(server, room, statement);
    await read(server, room);
  }
}

const idsOf = (talk, facts) =>
  facts
    .flatMap(({ places }) => places)
    .sort((a, b) => a - b)
    .map((place) => talk.ids[place]);

export function reportLeaks(counts) {
  console.log('| where it is not | in the prompt | asked |\n|---|---|---|');
  for (const [name, { leaks, asked }] of Object.entries(counts))
    console.log(`| ${name} | ${leaks} | ${asked} |`);
  return Object.values(counts).every(({ leaks }) => leaks === 0);
}
