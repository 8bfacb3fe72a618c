import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { OwnMateList } from '../../../../contract/mates/own-mate.ts';
import { failed, operatorOf, printed } from '../../support/operator.ts';
import { plain } from '../../support/answers.ts';
import { noSuchMate, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let bob: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const operator = operatorOf(server);
[ada, bob] = [await createPerson(server), await createPerson(server)];

/** Returns whether a visitor finds the mate: on its page, in the list, and by its name. */
const findings = async (mateId: string, name: string) => {
  const [page, list, search] = await Promise.all(
    [
      `/mate/getMateDetail?mateId=${mateId}`,
      '/mate/recommend',
      `/mate/search?q=${encodeURIComponent(name)}`,
    ].map(async (path) => JSON.stringify((await server.get(path)).envelope)),
  );
  return [page, list, search].map((text) => text?.includes(`"mateId":"${mateId}"`) === true);
};

test.each([
  ['the catalogue', '', () => Promise.resolve({ mateId: 'kenji-mori', name: 'Kenji Mori' })],
  [
    'a user',
    ' Its maker was notified by mail.',
    () => saveMate(ada, { name: 'Quillon Public', visibility: 'public' }),
  ],
])(
  'a withdrawn mate of %s is hidden, its chats stay readable, and it can be restored',
  async (_, mail, find) => {
    const { mateId, name } = await find();
    const { roomId } = await bob.openRoom(mateId);
    await (await bob.send(roomId, 'Before')).rest();
    expect(await findings(mateId, name)).toEqual([true, true, true]);
    expect((await bob.roomInfo(roomId)).room.unavailable).toBe(undefined);

    expect(await operator.change('withdraw', mateId)).toEqual(
      printed(`The mate ${mateId} is withdrawn.${mail}`),
    );
    expect(await operator.change('withdraw', mateId)).toEqual(
      printed(`The mate ${mateId} was withdrawn already.`),
    );
    expect(await findings(mateId, name)).toEqual([false, false, false]);
    expect(
      plain(await bob.get(`/room/createRoom?mateId=${mateId}&clientRoomId=${crypto.randomUUID()}`)),
    ).toEqual(noSuchMate);
    const { room, messages } = await bob.roomInfo(roomId);
    expect([room.unavailable, room.withdrawn, room.mate.name, messages.length]).toEqual([
      true,
      true,
      name,
      3,
    ]);
    const refusal = await bob.post('/girl/chat/send', {
      roomId,
      clientMessageId: crypto.randomUUID(),
      text: 'After',
    });
    expect(refusal.envelope).toEqual({
      c: code.mateWithdrawn,
      m: 'The operator withdrew this mate. You can still read this chat.',
      d: null,
    });

    expect(await operator.change('restore', mateId)).toEqual(
      printed(`The mate ${mateId} is restored.${mail}`),
    );
    expect(await findings(mateId, name)).toEqual([true, true, true]);
    expect((await bob.roomInfo(roomId)).room.unavailable).toBe(undefined);
    expect((await bob.send(roomId, 'Again')).response.headers.get('content-type')).toContain('event-stream');
  },
);

test('its creator reads why in a mail and among the own mates, and cannot publish it again', async () => {
  const { mateId } = await saveMate(ada, { name: 'Marrowfen', visibility: 'public' });
  await operator.change('withdraw', mateId);
  const list = async () => v.parse(OwnMateList, (await ada.get('/mate/own/list')).envelope.d).mates;
  const find = async () => (await list()).find((mate) => mate.mateId === mateId);
  expect(await find()).toMatchObject({ withdrawn: true, withdrawalReason: 'asked by mail' });
  const latest = (await server.mails()).at(-1);
  expect([latest?.to, latest?.subject]).toEqual([ada.email, 'Marrowfen was withdrawn from Mates']);
  expect(latest?.text).toContain('asked by mail');
  expect(latest?.text).toContain('/generate');
  await saveMate(ada, { name: 'Marrowfen', visibility: 'public' }, { mateId });
  expect(await findings(mateId, 'Marrowfen')).toEqual([false, false, false]);
  expect(plain(await ada.get(`/room/createRoom?mateId=${mateId}`))).toEqual(noSuchMate);
  await operator.change('restore', mateId);
  expect(await find()).not.toHaveProperty('withdrawalReason');
  expect(await findings(mateId, 'Marrowfen')).toEqual([true, true, true]);
  expect((await server.mails()).at(-1)?.subject).toBe('Marrowfen is available again on Mates');
});

test('a mate that does not exist, or was deleted, is reported', async () => {
  const { mateId } = await saveMate(ada);
  await ada.post('/mate/own/delete', { mateId });
  for (const id of [mateId, 'nothing']) {
    expect(await operator.change('withdraw', id)).toEqual(failed(`There is no mate ${id}.`));
  }
});
