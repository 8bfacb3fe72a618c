import { describe, expect, it } from 'vitest';
import { seedMates } from '../../../../server/content/seed.ts';
import { mateCalled, openRoom, unbalanced } from './talk.ts';

const tenTurns = [
  'Hi there!',
  'Sure, tell me more',
  "I'm Ada by the way",
  'I love growing tomatoes',
  'What are you doing right now?',
  'Tell me a story',
  'yes, I think so',
  'My sister moved to another city',
  'What do you remember about me?',
  'Thanks, I should go to bed',
];

describe.each(seedMates)('a chat of ten turns with $name', (mate) => {
  it('has no repetitions, no unbalanced marks and no internal placeholders', async () => {
    for (const seed of [1, 2, 3]) {
      const room = openRoom(mate, { seed });
      const replies: string[] = [];
      for (const message of tenTurns) replies.push(await room.say(message));
      expect(replies.filter((reply) => unbalanced(reply).length > 0)).toEqual([]);
      expect(new Set(replies).size).toBe(tenTurns.length);
      expect(replies.filter((reply) => reply.length < 8 || reply.length > 900)).toEqual([]);
      expect(replies.filter((reply) => reply.trimEnd().endsWith('?”')).length).toBeLessThanOrEqual(8);
    }
  });

  it('continues a reply that was stopped', async () => {
    const room = openRoom(mate, { seed: 3 });
    const whole = await room.say('What are you doing right now?');
    const words = whole.match(/\s*\S+/gu) ?? [];
    const begun = words.slice(0, 3).join('');
    const other = openRoom(mate, { seed: 4 });
    const rest = await other.say('What are you doing right now?', [], begun);
    expect(rest).toMatch(/^\s/u);
    expect(unbalanced(begun + rest)).toEqual([]);
  });

  it('continues after a restart', async () => {
    const room = openRoom(mate);
    await room.say('Hello, my name is Ada');
    await room.say('I love growing tomatoes');
    room.restart();
    expect(await room.say('Do you remember me?')).toMatch(/Ada[\s\S]*tomatoes|tomatoes/u);
    expect(await room.say('What is my name?')).toContain('Ada');
    expect(await room.say('What do I like?')).toMatch(/growing tomatoes/iu);
  });

  it('replies to forty messages without a repetition', async () => {
    const room = openRoom(mate, { seed: 7 });
    const replies: string[] = [];
    for (let turn = 1; turn <= 40; turn += 1)
      replies.push(await room.say(`The bus number ${turn} was green again`));
    expect(new Set(replies).size).toBe(40);
    expect(replies.filter((reply) => unbalanced(reply).length > 0)).toEqual([]);
  });
});

describe('variety', () => {
  it('differs between users', async () => {
    const openings = new Set<string>();
    for (let seed = 1; seed <= 12; seed += 1) {
      openings.add(await openRoom(mateCalled('iris-vale'), { seed }).say('hello'));
    }
    expect(openings.size).toBeGreaterThanOrEqual(4);
  });

  it('greets a returning user by name, with varying greetings', async () => {
    let time = 1_800_000_000_000;
    const greetings = new Set<string>();
    const room = openRoom(mateCalled('tomas-reed'), { now: () => time });
    await room.say('my name is Ada');
    for (let day = 1; day <= 4; day += 1) {
      time += 24 * 60 * 60 * 1000;
      greetings.add(await room.say('hello'));
    }
    expect([...greetings].filter((greeting) => !greeting.includes('Ada'))).toEqual([]);
    expect(greetings.size).toBe(4);
  });

  it('welcomes a returning user who does not greet', async () => {
    let time = 1_800_000_000_000;
    const room = openRoom(mateCalled('wren'), { now: () => time });
    await room.say('my name is Ada');
    time += 24 * 60 * 60 * 1000;
    expect(await room.say('what are you doing?')).toMatch(/back|again/u);
  });
});

describe('missing or corrupt memory', () => {
  it('is restored from the history of the room', async () => {
    const room = openRoom(mateCalled('noor-haddad'));
    await room.say('my name is Ada');
    await room.say('I love swimming');
    room.loseMemory();
    expect(await room.say('what is my name?')).toContain('Ada');
    expect(await room.say('what do I like?')).toMatch(/swimming/iu);
  });

  it('does not welcome a user back when the memory is lost', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const room = openRoom(mateCalled('iris-vale'), { seed });
      await room.say('What do you see tonight?');
      room.loseMemory();
      expect(await room.say('And behind it?')).not.toMatch(/ back\b|there you are/iu);
    }
  });

  it('writes another reply than those it wrote to the same message', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const first = await openRoom(mateCalled('iris-vale'), { seed }).say('What do you see tonight?');
      const room = openRoom(mateCalled('iris-vale'), { seed });
      expect(await room.say('What do you see tonight?', [first])).not.toBe(first);
    }
  });

  it('falls back to the name of the account', async () => {
    expect(await openRoom(mateCalled('kenji-mori'), { userName: 'Bo' }).say('what is my name?')).toContain(
      'Bo',
    );
  });

  it('uses the name of the selected persona, and later the name that the user asks for', async () => {
    const mate = mateCalled('kenji-mori');
    const room = openRoom(mate, { userName: 'Bo', persona: { name: 'Ada', pronouns: '', about: '' } });
    expect(await room.say('what is my name?')).toContain('Ada');
    await room.say('call me Cleo');
    expect(await room.say('what is my name?')).toContain('Cleo');
  });

  it('stays small in a long chat', async () => {
    const room = openRoom(mateCalled('june-okafor'));
    for (let turn = 0; turn < 120; turn += 1) await room.say(`I love thing number ${turn}`);
    expect((room.memory ?? '').length).toBeLessThan(4000);
  });
});
