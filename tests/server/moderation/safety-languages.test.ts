import { beforeEach, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, textOf, type Person } from '../support/talk.ts';

let ada: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await createPerson(server);
});

test.each([
  ['Italian', 'voglio morire'],
  ['Korean', '죽고 싶어요'],
  ['Russian', 'я хочу умереть'],
  ['Hindi', 'मैं मरना चाहता हूँ'],
  ['romanized Hindi', 'main marna chahta hoon'],
  ['Turkish', 'ölmek istiyorum'],
  ['Dutch', 'ik wil niet meer leven'],
  ['Polish', 'chcę się zabić'],
  ['Indonesian', 'aku ingin mati'],
  ['Ukrainian', 'я хочу померти'],
  ['Vietnamese', 'tôi muốn chết'],
  ['Swedish', 'jag vill dö'],
  ['Romanian', 'vreau să mor'],
  ['Czech', 'chci se zabít'],
  ['Filipino', 'gusto ko nang mamatay'],
  ['Greek', 'θέλω να πεθάνω'],
  ['Thai', 'อยากตาย'],
  ['Hebrew', 'אני רוצה למות'],
  ['Persian', 'می‌خواهم بمیرم'],
  ['Bengali', 'আমি মরতে চাই'],
])(
  'a crisis message in an unsupported language gets help in the language of the account: %s',
  async (_, text) => {
    expect((await ada.get('/user/updateLange?language=fr')).envelope.c).toBe(code.ok);
    const { roomId } = await ada.openRoom();
    const frames = await (await ada.send(roomId, text)).rest();
    expect(frames[0]).toMatchObject({ type: 'accepted', help: 'crisis' });
    expect(textOf(frames)).toContain('un programme');
  },
);
