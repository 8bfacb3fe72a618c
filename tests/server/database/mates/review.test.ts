import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { MateExtraInfo } from '../../../../contract/mates/mate-detail.ts';
import { Review, ReviewPage } from '../../../../contract/mates/review.ts';
import { plain, refused } from '../../support/answers.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const mateId = 'iris-vale';
let ada: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  await server.database.deleteFrom('reviews').execute();
  ada = await createPerson(server);
});

const write = async (person: Person, stars: number, text?: string) =>
  v.parse(Review, (await person.post('/mate/review', { mateId, stars, text })).envelope.d);
const opinions = async (person?: Person) => {
  const headers = person === undefined ? {} : { token: person.token };
  const answer = await server.get(`/mate/mateExtraInfo?mateId=${mateId}`, headers);
  return v.parse(MateExtraInfo, answer.envelope.d).opinions;
};

test('[S7.6] a review has stars and a text, and is returned to its author separately', async () => {
  expect(await opinions(ada)).toEqual({ count: 0, average: null, own: null, reviews: [], hasMore: false });
  const written = await write(ada, 4, '  Listens well.\n<b>Really</b>.  ');
  expect(written).toEqual({
    reviewId: written.reviewId,
    mateId,
    author: null,
    mine: true,
    stars: 4,
    text: 'Listens well.\n<b>Really</b>.',
    createdAt: written.createdAt,
    updatedAt: written.createdAt,
  });
  expect(await opinions(ada)).toEqual({ count: 1, average: 4, own: written, reviews: [], hasMore: false });
  expect(await opinions()).toEqual({
    count: 1,
    average: 4,
    own: null,
    reviews: [{ ...written, mine: false }],
    hasMore: false,
  });
});

test('[S7.6] a user has one review per mate: submitting again, even concurrently, changes it', async () => {
  await Promise.all(Array.from({ length: 10 }, () => write(ada, 2, 'First')));
  const { own } = await opinions(ada);
  server.advance(1000);
  const changed = await write(ada, 5);

  expect(changed).toEqual({ ...own, stars: 5, text: '', updatedAt: changed.updatedAt });
  expect(changed.updatedAt).toBeGreaterThan(own?.updatedAt ?? 0);
  expect((await opinions(ada)).count).toBe(1);
});

test('[S7.6] a user cannot change the review of another user, whichever ids are sent', async () => {
  const mine = await write(ada, 5, 'Mine');
  const eve = await createPerson(server);
  await eve.post('/mate/review', {
    mateId,
    stars: 1,
    text: 'Hers',
    reviewId: mine.reviewId,
    userId: ada.userId,
  });

  const { own, average, reviews } = await opinions(ada);
  expect([own, average, reviews.map(({ text, mine: isMine }) => [text, isMine])]).toEqual([
    mine,
    3,
    [['Hers', false]],
  ]);
});

test('[S7.6] the address of an author is never visible to others', async () => {
  await write(ada, 3, 'Fine');
  const answer = await server.get(`/mate/mateExtraInfo?mateId=${mateId}`);
  const text = JSON.stringify(answer.envelope);
  expect([text.includes(ada.email), text.includes(ada.userId)]).toEqual([false, false]);
});

test('[S7.6] reviews are paged from newest to oldest, without duplicates and without the reader’s own', async () => {
  const written: Review[] = [];
  for (let count = 0; count < 23; count += 1) {
    server.advance(1000);
    written.push(await write(await createPerson(server), (count % 5) + 1, `Number ${String(count)}`));
  }
  await write(ada, 1, 'My own');
  const read: Review[] = [];
  let page: ReviewPage = await opinions(ada);
  const sizes = [page.reviews.length];
  read.push(...page.reviews);
  while (page.hasMore) {
    const before = page.reviews.at(-1)?.reviewId ?? '';
    page = v.parse(ReviewPage, (await ada.get(`/mate/reviews?mateId=${mateId}&before=${before}`)).envelope.d);
    sizes.push(page.reviews.length);
    read.push(...page.reviews);
  }
  expect(sizes).toEqual([10, 10, 3]);
  expect(read).toEqual(written.toReversed().map((review) => ({ ...review, mine: false })));
});

test.each([
  [{ mateId: '../x', stars: 3 }, '“mateId” has characters that are not allowed there.'],
  [{ mateId: 'x'.repeat(65), stars: 3 }, '“mateId” is too long.'],
  [{ mateId, stars: 2.5 }, '“stars” must be a whole number.'],
  [{ mateId, stars: 0 }, '“stars” is too small.'],
  [{ mateId, stars: 6 }, '“stars” is too large.'],
  [{ mateId, stars: 1e308 }, '“stars” is too large.'],
  [{ mateId, stars: 3, text: 'a'.repeat(1001) }, 'Please write at most 1,000 characters.'],
])('[S7.6] the review %j is rejected', async (body, message) => {
  expect(plain(await ada.post('/mate/review', body))).toEqual(refused(400, code.invalid, message));
});

test('[S7.6] hostile text is stored as plain text, and an unknown mate has no reviews', async () => {
  const text = `<script>alert(1)</script> '); drop table reviews; -- \u202e {{7*7}}`;
  expect((await write(ada, 3, text)).text).toBe(text);
  expect((await ada.post('/mate/review', { mateId, stars: 3, text: 'a\0b' })).status).toBe(400);
  const none = refused(200, code.notFound, 'This mate no longer exists.');
  expect(plain(await ada.post('/mate/review', { mateId: 'nobody', stars: 3 }))).toEqual(none);
  expect(plain(await server.get('/mate/reviews?mateId=nobody'))).toEqual(none);
  expect((await server.get(`/mate/reviews?mateId=${mateId}&before=../x`)).status).toBe(400);
});
