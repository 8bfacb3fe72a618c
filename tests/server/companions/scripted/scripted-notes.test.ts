import { expect, test } from 'vitest';
import { seedMates } from '../../../../server/content/seed.ts';
import type { Line } from '../../../../server/companions/companion.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { mateCalled, openRoom } from './talk.ts';

const iris = mateCalled('iris-vale');

test('a scripted mate acknowledges the notes once, in its own words', async () => {
  const room = openRoom(iris, { notes: 'I am afraid of storms.' });
  expect(await room.say('Hello')).toContain(
    '“I have it written down: you are afraid of storms. I will keep that in mind.”',
  );
  expect(await room.say('Hello again')).not.toContain('written down');
});

test('a scripted mate repeats the notes to a user who asks what it remembers', async () => {
  const room = openRoom(iris, { notes: 'My sister is called Bea\nI moved to Lyon' });
  expect(await room.say('What do you remember about me?')).toContain(
    '“And you asked me to remember: your sister is called Bea; you moved to Lyon.”',
  );
});

test('a scripted mate learns a name and a liking from the notes', async () => {
  const room = openRoom(iris, { notes: 'My name is Ada. I like thunder.' });
  await room.say('Hello');
  expect(await room.say('What is my name?')).toContain('Ada');
  expect((await room.say('What do I like?')).toLowerCase()).toContain('thunder');
});

test('notes are not mentioned in reply to a crisis', async () => {
  const room = openRoom(iris, { notes: 'I am afraid of storms.' });
  expect(await room.say('I want to kill myself')).not.toContain('storms');
});

test.each(seedMates.map(({ mateId }) => [mateId]))(
  '[S7.30] %s gives three different short suggestions at each turn of a chat that follows them',
  async (mateId) => {
    const mate = mateCalled(mateId);
    const companion = createScriptedCompanion({ wordDelay: () => 0 });
    const room = openRoom(mate);
    const history: Line[] = [{ role: 'mate', text: mate.greeting }];
    const signal = new AbortController().signal;
    for (let turn = 0; turn < 12; turn += 1) {
      const ideas = await companion.suggest?.({
        mate,
        history,
        memory: room.memory,
        userName: null,
        persona: null,
        notes: '',
        signal,
      });
      expect(new Set(ideas).size).toBe(3);
      expect(ideas?.filter((idea) => idea.length > 100)).toEqual([]);
      const text = ideas?.[turn % 3] ?? '';
      history.push({ role: 'user', text }, { role: 'mate', text: await room.say(text) });
    }
  },
);
