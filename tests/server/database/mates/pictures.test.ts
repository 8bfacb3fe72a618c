import { expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { pictureSet, pictureUrl } from '../../../../contract/mates/picture.ts';
import {
  maxPicturesBytes,
  purgeUnusedOwners,
  unusedOwnerAge,
} from '../../../../server/domain/pictures/picture-owners.ts';
import { purgeUnusedPictures, unusedPictureAge } from '../../../../server/domain/pictures/pictures.ts';
import { days, hours } from '../../../../server/shared/clock.ts';
import { operatorOf } from '../../support/operator.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { addPictureOf, sendPicture, uniquePicture } from '../../support/mates/pictures.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson } from '../../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const ada = await createPerson(server);
const ben = await createPerson(server);

const fetchPicture = (pictureId: string) => fetch(server.url + pictureUrl(pictureId, 96));
const isServed = async (pictureId: string) => (await fetchPicture(pictureId)).status === 200;
const pictureOf = async (mateId: string, who = ben) =>
  (await who.get(`/mate/getMateDetail?mateId=${mateId}`)).envelope.d;

/** Applies the rules of retention as they apply after so many milliseconds. */
const purgeAfter = async (milliseconds: number): Promise<void> => {
  const time = server.now() + milliseconds;
  await purgeUnusedOwners(server.running.deps, time - unusedOwnerAge);
  await purgeUnusedPictures(server.running.deps, time - unusedPictureAge);
};

test('a picture is served with a type and a policy of its own, and never changes', async () => {
  const { status, headers } = await fetchPicture(await addPictureOf(server, ada, await uniquePicture()));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each([
  'x',
  `${'a'.repeat(43)}-96.webp`,
  `${'a'.repeat(43)}-97.webp`,
  '..%2f..%2fetc%2fpasswd',
  `${'%00'.repeat(20)}.webp`,
])('there is no picture %s', async (file) => {
  const { status, headers } = await fetch(`${server.url}/pictures/${file}`);
  expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 404, cache: 'no-store' });
});

test('a mate shows its picture wherever it is shown; without the field it stays, and null removes it', async () => {
  const picture = await addPictureOf(server, ada, await uniquePicture());
  const mate = await saveMate(ada, { visibility: 'public', picture });
  expect(mate.picture).toBe(picture);
  expect(await pictureOf(mate.mateId)).toMatchObject({ portraitSet: pictureSet(picture) });
  const { roomId } = await ben.openRoom(mate.mateId);
  expect((await ben.roomInfo(roomId)).room.mate).toMatchObject({ portraitSet: pictureSet(picture) });
  expect((await saveMate(ada, { name: 'Ruth', visibility: 'public' }, { mateId: mate.mateId })).picture).toBe(
    picture,
  );
  expect(
    (await saveMate(ada, { picture: null, visibility: 'public' }, { mateId: mate.mateId })).picture,
  ).toBe(undefined);
  expect(await pictureOf(mate.mateId)).not.toHaveProperty('portraitSet');
});

test('a picture of another account cannot be used; the same file of both is stored once', async () => {
  const bytes = await uniquePicture();
  const picture = await addPictureOf(server, ada, bytes);
  const draft = await saveMate(ada);
  const refusal = { c: code.invalid, d: { field: 'draft.picture' } };
  const steal = () => ben.post('/mate/own/save', { draft: { ...draft, picture } });
  expect((await steal()).envelope).toMatchObject(refusal);
  expect(await addPictureOf(server, ben, bytes)).toBe(picture);
  expect((await steal()).envelope.c).toBe(code.ok);
  const rows = await server.database
    .selectFrom('picture_files')
    .select('size')
    .where('picture_id', '=', picture)
    .execute();
  expect(rows.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([96, 192, 384, 768]);
});

test('two accounts that add the same file at once both have it', async () => {
  const bytes = await uniquePicture();
  const [first, second] = await Promise.all([ada, ben].map((who) => addPictureOf(server, who, bytes)));
  expect(second).toBe(first);
  const owners = await server.database
    .selectFrom('picture_owners')
    .select('user_id')
    .where('picture_id', '=', first ?? '')
    .execute();
  expect(owners.length).toBe(2);
});

test('it is in the export, and is deleted when the mate is deleted and nothing refers to it', async () => {
  const cleo = await createPerson(server);
  const picture = await addPictureOf(server, cleo, await uniquePicture());
  const { mateId } = await saveMate(cleo, { visibility: 'public', picture });
  const { roomId } = await ben.openRoom(mateId);
  const pictures = [{ pictureId: picture, webp: expect.stringMatching(/^UklG/) }];
  expect((await cleo.get('/user/export')).envelope.d).toMatchObject({ mates: [{ picture }], pictures });
  await purgeAfter(unusedOwnerAge + days(1));
  expect(await isServed(picture)).toBe(true);
  await cleo.post('/mate/own/delete', { mateId });
  expect((await ben.roomInfo(roomId)).room.mate).not.toHaveProperty('portraitSet');
  await purgeAfter(hours(2));
  expect(await isServed(picture)).toBe(false);
});

test('a conversation shows the picture that the mate had, until it is deleted', async () => {
  const cleo = await createPerson(server);
  const picture = await addPictureOf(server, cleo, await uniquePicture());
  const { mateId } = await saveMate(cleo, { visibility: 'public', picture });
  const { roomId } = await ben.openRoom(mateId);
  await saveMate(cleo, { visibility: 'private', picture: null }, { mateId });
  await purgeAfter(unusedOwnerAge + days(1));
  expect((await ben.roomInfo(roomId)).room.mate).toMatchObject({ portraitSet: pictureSet(picture) });
  expect(await isServed(picture)).toBe(true);
});

test('the pictures of a deleted account are deleted', async () => {
  const dora = await createPerson(server);
  const picture = await addPictureOf(server, dora, await uniquePicture());
  await saveMate(dora, { visibility: 'public', picture });
  await dora.post('/user/delete', { password: dora.password, confirm: 'delete' });
  await purgeAfter(hours(2));
  expect(await isServed(picture)).toBe(false);
});

test('a picture that was added but not used is deleted after a month', async () => {
  const picture = await addPictureOf(server, ada, await uniquePicture());
  await purgeAfter(days(29));
  expect(await isServed(picture)).toBe(true);
  await purgeAfter(days(31));
  expect(await isServed(picture)).toBe(false);
  const refusal = await ada.post('/mate/own/save', { draft: { ...(await saveMate(ada)), picture } });
  expect(refusal.envelope.m).toBe('This picture is no longer stored. Please choose it again.');
});

test('an account stores no more bytes of pictures than it may', async () => {
  const eve = await createPerson(server);
  const picture = await addPictureOf(server, eve, await uniquePicture());
  await server.database
    .updateTable('pictures')
    .set({ bytes: maxPicturesBytes })
    .where('picture_id', '=', picture)
    .execute();
  const refused = await uniquePicture();
  expect(await sendPicture(server, eve, refused)).toMatchObject({ c: code.limitReached });
  const owned = await server.database
    .selectFrom('picture_owners')
    .select('picture_id')
    .where('user_id', '=', eve.userId)
    .execute();
  expect(owned).toEqual([{ picture_id: picture }]);
});

test('a report shows the operator the picture, who withdraws it for good', async () => {
  const fay = await createPerson(server);
  const bytes = await uniquePicture();
  const picture = await addPictureOf(server, fay, bytes);
  const { mateId } = await saveMate(fay, { visibility: 'public', picture });
  const { roomId } = await ben.openRoom(mateId);
  await ben.post('/safety/report', { clientId: crypto.randomUUID(), mateId, reason: 'sexual' });
  // The maker changes it, but the report is about what was seen.
  await saveMate(fay, { visibility: 'public', picture: null }, { mateId });
  const operator = operatorOf(server);
  expect((await operator.run('reports')).output).toContain(pictureUrl(picture, 768));
  const withdraw = () => operator.change('withdraw-picture', pictureUrl(picture, 768));
  expect((await withdraw()).output).toBe(`The picture ${picture} is withdrawn.`);
  expect((await withdraw()).output).toContain('withdrawn already');
  expect(await isServed(picture)).toBe(false);
  expect((await ben.roomInfo(roomId)).room.mate).not.toHaveProperty('portraitSet');
  expect(await sendPicture(server, fay, bytes)).toMatchObject({
    c: code.invalid,
    m: 'This picture was withdrawn by the operator of this site.',
  });
});
