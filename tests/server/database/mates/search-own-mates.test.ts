import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { MateDraft } from '../../../../contract/mates/own-mate.ts';
import { SearchResult } from '../../../../contract/mates/search.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer();

const search = async (who: Pick<Person, 'get'>, query: Record<string, string>) => {
  const { envelope } = await who.get(`/mate/search?${new URLSearchParams(query).toString()}`);
  const { mates } = v.parse(v.strictObject(SearchResult.entries), envelope.d);
  return mates.map(({ name, visibility }) => [name, visibility]);
};

const creatorOf = async (mates: ReadonlyArray<Partial<MateDraft>>): Promise<Person> => {
  const creator = await createPerson(server);
  for (const mate of mates) await saveMate(creator, mate);
  return creator;
};

test('[S7.4] a search for words finds mates that are not public for their creator only, and says who sees them', async () => {
  const ada = await creatorOf([
    { name: 'Zephyrine Hidden', visibility: 'private' },
    { name: 'Zephyrine Linked', visibility: 'unlisted', tags: ['cloudwatch'] },
    { name: 'Zephyrine Public', visibility: 'public' },
  ]);
  const byName = [
    ['Zephyrine Hidden', 'private'],
    ['Zephyrine Linked', 'unlisted'],
    ['Zephyrine Public', undefined],
  ];

  expect(await search(ada, { q: 'zephyr' })).toEqual([byName[2], byName[0], byName[1]]);
  expect(await search(ada, { q: 'zephyr hid' })).toEqual([byName[0]]);
  expect(await search(ada, { q: 'zephyr', tags: 'cloudwatch' })).toEqual([byName[1]]);
  expect(await search(ada, { tags: 'cloudwatch' })).toEqual([]);
  for (const other of [server, await createPerson(server)]) {
    expect(await search(other, { q: 'zephyr' })).toEqual([byName[2]]);
  }
});

test('[S7.5] the words of mates that are not public are not counted', async () => {
  const ada = await creatorOf([{ name: 'Quillon Hidden', visibility: 'private' }]);
  await search(ada, { q: 'quillon' });
  await search(ada, { q: 'stargazing' });

  const counted = await server.database.selectFrom('search_counts').select('word').execute();
  expect(counted.map(({ word }) => word)).toEqual(['stargazing']);
});
