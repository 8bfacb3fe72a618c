import { expect, test } from 'vitest';
import * as v from 'valibot';
import { languages, type Language } from '../../../contract/languages.ts';
import { fittingLook } from '../../../contract/mates/fitting-look.ts';
import { MateDetail } from '../../../contract/mates/mate-detail.ts';
import type { MateDraft } from '../../../contract/mates/own-mate.ts';
import { firstMessageOf } from '../../../server/domain/mates/first-message.ts';
import { firstMessages } from '../../../server/content/first-messages.ts';
import { randomFrom } from '../companions/scripted/talk.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

const described: Readonly<Record<Language, readonly [name: string, tagline: string, who: string]>> = {
  en: ['Otto', 'A beekeeper', 'My grandfather Otto, a beekeeper of 81 who talks too much about bees'],
  de: ['Otto', 'Ein Imker', 'Mein Großvater Otto, ein Imker von 81 Jahren, der zu viel von Bienen redet'],
  es: ['Otto', 'Apicultor', 'Mi abuelo Otto, un apicultor de 81 años que habla demasiado de abejas'],
  fr: ['Otto', 'Apiculteur', 'Mon grand-père Otto, un apiculteur de 81 ans qui parle trop des abeilles'],
  ja: ['オットー', '養蜂家', '81歳の養蜂家の祖父オットーは、蜂の話ばかりしている'],
  'pt-BR': ['Otto', 'Apicultor', 'Meu avô Otto, um apicultor de 81 anos que fala demais das abelhas'],
  'zh-CN': ['奥托', '养蜂人', '我的爷爷奥托，81岁的养蜂人，总是说蜜蜂'],
  ar: ['أوتو', 'نحّال', 'جدي أوتو، نحّال عمره 81 عامًا يتحدث كثيرًا عن النحل'],
};

test.each(languages)('a mate without a first message says one of its own in %s', (language) => {
  const [shortName, tagline, who] = described[language];
  const seen = new Set<string>();
  for (let mate = 0; mate < 30; mate += 1) {
    const said = firstMessageOf(
      { mateId: `mate-${String(mate)}`, shortName, tagline, who, scene: '' },
      language,
    );
    expect(said).toContain(shortName);
    expect(said).toContain(tagline);
    expect(said).not.toMatch(/[{}]|…|undefined/);
    seen.add(said);
  }
  expect(seen.size).toBe(firstMessages[language].messages.length);
});

test('a mate that says little of itself speaks the language of its reader, and no sentence becomes its name', () => {
  const mate = { mateId: 'a', shortName: 'Vex', scene: '', who: '' };
  expect(firstMessageOf({ ...mate, tagline: '' }, 'de')).toMatch(/^\*Vex .*„/s);
  for (const tagline of [
    'Keeps the ferry, and lies about it',
    'Vex is a cold vampire',
    'warm and caring',
    'An odd one. Truly.',
  ])
    expect(firstMessageOf({ ...mate, tagline }, 'en')).not.toContain(tagline);
});

test('a room with such a mate begins with it; one with other first messages does not', async () => {
  const ada = await createPerson(server);
  const first = async (texts: Partial<MateDraft>) => {
    const { mateId } = await saveMate(ada, texts);
    return (await ada.messages((await ada.openRoom(mateId)).roomId))[0]?.text ?? '';
  };
  expect(await first({ name: 'Otto', greeting: '', visibility: 'private' })).toMatch(/^\*Otto [^]*“/);
  expect(await first({ name: 'Otto', greeting: '{{// nothing}}', visibility: 'private' })).toMatch(
    /^\*Otto [^]*“/,
  );
  expect(await first({ greeting: 'Evening.' })).toBe('Evening.');
});

test('times in the texts of a mate are those of the page that asks', async () => {
  const ada = await createPerson(server);
  const { mateId } = await saveMate(ada, { greeting: '<<{{isotime}} {{isodate}}>>' });
  const inZone = async (zone?: string) => {
    const response = await fetch(`${server.url}/mate/getMateDetail?mateId=${mateId}`, {
      headers: { token: ada.token, ...(zone === undefined ? {} : { 'time-zone': zone }) },
    });
    const { d } = v.parse(v.object({ d: MateDetail }), await response.json());
    return d.greeting;
  };
  const written = (timeZone: string) => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const [date = '', time = ''] = parts.format(Date.now()).split(', ');
    return `<<${time} ${date}>>`;
  };
  expect(await inZone('Pacific/Kiritimati')).toBe(written('Pacific/Kiritimati'));
  for (const zone of [undefined, 'Nowhere/Never', '"><script>', 'x'.repeat(2000)])
    expect(await inZone(zone)).toBe(written('UTC'));
});

test('a random face suits the age of a mate', () => {
  const random = randomFrom(42);
  const clear = ['variant03', 'variant08', 'variant11'];
  for (const pronouns of ['he/him', 'she/her', 'er/ihm', 'elle', '', '彼女', 'هو']) {
    for (let round = 0; round < 200; round += 1) {
      for (const age of [60, 81, 104]) {
        const { hair, beard, glasses } = fittingLook({ pronouns, age }, random);
        expect(hair === 'variant42' || beard !== undefined || glasses !== undefined).toBe(true);
        expect(glasses === undefined || clear.includes(glasses)).toBe(true);
      }
      for (const age of [18, 25, null])
        expect(fittingLook({ pronouns, age }, random).hair).not.toBe('variant42');
    }
  }
});
