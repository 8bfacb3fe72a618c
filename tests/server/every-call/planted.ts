import * as v from 'valibot';
import { lookAddress, lookParts } from '../../../contract/mates/mate-look.ts';
import type { MateDraft } from '../../../contract/mates/own-mate.ts';
import type { Companion } from '../../../server/companions/companion.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import type { TestServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';
import type { Belongings } from './belongings.ts';

/** The kinds of planted words. */
export const kinds = ['name', 'card', 'talk', 'later'] as const;
export type Kind = (typeof kinds)[number];

/** Words that occur nowhere else in the test; readers' responses are searched for them. */
export interface Planted {
  /** In the mate's name when the rooms are created. */
  readonly name: string;
  /** In its other texts at that time. */
  readonly card: string;
  /** In its messages: its greeting and its replies. */
  readonly talk: string;
  /** In every text that its creator writes later. */
  readonly later: string;
  /** The mate's later look: its hair, and the URL of its picture when that does not contain the hair. */
  readonly laterHair: Hair;
}

const plant = (): Planted => {
  const ending = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCodePoint(97 + (byte % 26)),
  ).join('');
  return {
    name: `vexilon${ending}`,
    card: `brackenfell${ending}`,
    talk: `zumbrota${ending}`,
    later: `orphrey${ending}`,
    laterHair: hairs.shift() ?? 'hat',
  };
};

/** Hair that none of the product's mates has, one per scene. */
const hairs = lookParts.hair.toReversed();

/** Returns which planted words the text contains. The URL of the later picture counts as one. */
export const plantedIn = (text: string, planted: Planted): Kind[] => {
  const lower = text.toLowerCase();
  const picture = lookAddress(laterDraft(planted).look).toLowerCase();
  return kinds.filter(
    (kind) => lower.includes(planted[kind]) || (kind === 'later' && lower.includes(picture)),
  );
};

type Hair = (typeof lookParts.hair)[number];

const draftOf = (name: string, word: string, greeting: string, hair: Hair): MateDraft => ({
  name: `${name} Ash`,
  tagline: `A ${word} by trade`,
  age: 44,
  pronouns: `she/${word}`,
  place: `In ${word}`,
  who: `The story of ${word}.`,
  likes: [`${word} tea`],
  tags: [word.slice(0, 24)],
  manner: 'dry',
  voice: `Speaks ${word}.`,
  greeting: `*Looks at ${word}.* ${greeting}.`,
  scene: `A scene of ${word}.`,
  hue: 200,
  look: {
    hair,
    eyes: 'variant01',
    brows: 'variant01',
    nose: 'variant01',
    lips: 'variant01',
    body: 'variant01',
  },
  visibility: 'public',
});

/** The mate when the rooms are created. */
export const firstDraft = ({ name, card, talk }: Planted): MateDraft => ({
  ...draftOf(name, card, talk, 'variant07'),
  greeting: `${talk}.`,
});

/** The mate as its creator changes it later. */
export const laterDraft = ({ later, laterHair }: Planted): MateDraft =>
  draftOf(later, later, later, laterHair);

/** A companion that replies with a planted word, and with the mate's later texts when it receives them. */
export const plantedCompanion = (): Companion => ({
  name: 'scripted',
  async *reply({ mate, memory }) {
    const [, word, ending = ''] = /(brackenfell|orphrey)(\w+)/.exec(mate.tagline) ?? [];
    yield `Zumbrota${ending}.${word === 'orphrey' ? ` ${mate.tagline}` : ''}`;
    return { memory };
  },
  suggest: ({ mate }) => Promise.resolve([`Tell me of ${mate.tagline}`]),
});

/** The viewers. `off` and `on` state whether they enable mature content. */
export const readers = [
  'visitor',
  'stranger, off',
  'stranger, on',
  'with a room, off',
  'with a room, on',
  'who blocked it, off',
] as const;
export type Reader = (typeof readers)[number];

export interface Scene {
  readonly planted: Planted;
  readonly maker: Person;
  readonly mateId: string;
  readonly creatorId: string;
  /** The ids that each reader uses: their own, or another user's for those without a room. */
  readonly readers: ReadonlyMap<Reader, Belongings>;
}

/** Creates a public mate, its creator, and all readers. */
export const createScene = async (
  server: TestServer,
  options: { readonly rating?: 'everyone' | 'mature'; readonly reports?: boolean } = {},
): Promise<Scene> => {
  const { rating = 'everyone', reports = true } = options;
  const talk = (person: Person) => talkWith(person, mateId, { rating, reports });
  const planted = plant();
  const maker = await createPerson(server);
  await maker.post('/user/nfsw', { wanted: true });
  const { mateId } = await saveMate(maker, { ...firstDraft(planted), rating });
  const detail = await maker.get(`/mate/getMateDetail?mateId=${mateId}`);
  const { creator } = v.parse(WithCreator, detail.envelope.d);
  const other = await talk(await createPerson(server));
  const entries: [Reader, Belongings][] = [['visitor', other]];
  for (const reader of readers.filter((one) => one !== 'visitor')) {
    const person = await createPerson(server);
    await person.get(`/mate/search?q=${planted.name}`);
    const own = reader.startsWith('stranger') ? { ...other, person } : await talk(person);
    if (reader.startsWith('who blocked')) await person.post('/safety/block', { mateId, wanted: true });
    entries.push([reader, own]);
  }
  const scene = { planted, maker, mateId, creatorId: creator.creatorId, readers: new Map(entries) };
  await chooseAll(scene);
  return scene;
};

const WithCreator = v.object({ creator: v.object({ creatorId: v.string() }) });

/** Sets each reader's mature content: to `wanted`, or as their name states. */
export const chooseAll = async ({ readers: all }: Scene, wanted?: boolean): Promise<void> => {
  for (const [reader, { person }] of all) {
    await person.post('/user/nfsw', { wanted: wanted ?? reader.endsWith('on') });
  }
};

/** Opens a room, and creates all data there and elsewhere that refers to the mate. */
const talkWith = async (
  person: Person,
  mateId: string,
  { rating, reports }: { rating: string; reports: boolean },
): Promise<Belongings> => {
  await person.post('/user/nfsw', { wanted: rating === 'mature' });
  const { roomId } = await person.openRoom(mateId);
  await (await person.send(roomId, 'My own words')).rest();
  const [messageId = '', replyId = ''] = (await person.messages(roomId))
    .slice(-2)
    .map((one) => one.messageId);
  await person.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
  const report = {
    clientId: crypto.randomUUID(),
    mateId,
    messageId: replyId,
    reason: 'other',
    consent: true,
  };
  if (reports) await person.post('/safety/report', report);
  return {
    person,
    roomId,
    messageId,
    replyId,
    persona: 'none',
    mateId,
    orderId: 'none',
    factId: 'none',
    chapterId: 'none',
    bookId: 'none',
    entryId: '00000000-0000-4000-8000-000000000000',
  };
};
