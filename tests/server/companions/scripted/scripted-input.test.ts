import { describe, expect, it } from 'vitest';
import { CompanionError } from '../../../../server/companions/companion.ts';
import { createScriptedCompanion } from '../../../../server/companions/scripted/scripted.ts';
import { mateCalled, openRoom, randomFrom, unbalanced } from './talk.ts';

const iris = mateCalled('iris-vale');

describe('names', () => {
  it.each([
    ['my name is Ada', 'Ada'],
    ["Bonjour, je m'appelle Luc", 'Luc'],
    ['Hi! My name is ada and I live in Rome', 'Ada'],
    ['you can call me Zoë', 'Zoë'],
    ['My name is Ольга', 'Ольга'],
    ["my name is O'Brien", 'O’Brien'],
    ['My name is Mary Jane', 'Mary Jane'],
    ['My name is Maximiliana Konstantinopolska', /Maximiliana(?! Kon)/],
    ['people call me Jean-Luc', 'Jean-Luc'],
    ['My name is Ben. I had a long day at work.', 'Ben'],
  ])('are recognized in "%s"', async (message, name) => {
    const room = openRoom(iris);
    await room.say(message);
    expect(await room.say('What is my name?')).toMatch(name);
  });

  it.each([
    "I'm tired",
    'I am Tired',
    "I'm sad today",
    "i'm working",
    'I am fine thanks',
    'my name is not important',
    "I'm German",
  ])('are not recognized in "%s"', async (message) => {
    const room = openRoom(iris);
    await room.say(message);
    expect(await room.say('What is my name?')).toMatch(/have not told me/u);
  });

  it.each([
    ["I'm Ada", 'I am Ada'],
    ['hello, i am ada', 'hello i am ada'],
    ["Hi, I'm Republican!", 'Hi I am Republican'],
  ])('are not taken from "%s", which is repeated as it was said', async (message, quoted) => {
    const room = openRoom(iris);
    expect(await room.say(message)).toMatch(/meet you|How do you do/u);
    expect(JSON.parse(room.memory ?? '')).toMatchObject({ name: null });
    expect(await room.say('What is my name?')).toContain(`‘${quoted}’, you said`);
    expect(await room.say('Ada')).toContain('Ada');
    expect(await room.say('What is my name?')).toMatch(/Ada(?!’)/u);
  });

  it.each(["It's Christmas!", 'This is Sparta!', 'This is nice'])('nor greeted in "%s"', async (message) => {
    const room = openRoom(iris);
    expect(await room.say(message)).not.toMatch(/meet you|How do you do|how long has that|Since when/u);
    expect(JSON.parse(room.memory ?? '')).toMatchObject({ name: null });
  });

  it('are recognized in a bare answer to the mate’s question', async () => {
    const room = openRoom(iris, { seed: 3 });
    const replies: string[] = [];
    for (const message of ['how are you?', 'what are you doing?', 'what do you like?', 'where are you?']) {
      replies.push(await room.say(message));
      if (/call you|your name/u.test(replies.at(-1) ?? '')) break;
    }
    expect(replies.at(-1)).toMatch(/call you|your name/u);
    expect(await room.say('ada, and you?')).toContain('Ada');
  });
});

describe('AI disclosure', () => {
  it.each([
    'Are you a real person?',
    'are you human',
    'be honest: are you an AI?',
    "you're just a bot, aren't you",
    'am I talking to a real human?',
    'Do you have feelings?',
    'who made you?',
    'Is this a bot?',
  ])('is given in reply to "%s"', async (message) => {
    expect(await openRoom(iris).say(message)).toMatch(/script|program|not a person|not human/u);
  });

  it.each([
    ['¿Eres una persona real?', 'programa'],
    ['Bist du ein Mensch?', 'Programm|Computerprogramm'],
    ['Es-tu humain ?', 'programme'],
    ['Você é humano?', 'programa'],
  ])('is given in the language of "%s"', async (message, word) => {
    expect(await openRoom(iris).say(message)).toMatch(new RegExp(word, 'iu'));
  });

  it('is given each time, and never claims to be human', async () => {
    const room = openRoom(iris);
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await room.say('are you a real human?')).toMatch(/script|program|AI companion/u);
    }
  });
});

describe('crisis support', () => {
  it.each([
    'I want to die',
    'i want to kill myself',
    "I don't want to be here anymore",
    'I keep thinking about suicide',
  ])('replies to "%s" with sources of help', async (message) => {
    const reply = await openRoom(iris).say(message);
    expect(reply).toMatch(/help lines/u);
    expect(reply).toMatch(/emergency number/u);
  });

  it('stays on the subject afterwards', async () => {
    const room = openRoom(iris);
    await room.say('I want to kill myself');
    expect(await room.say('nobody would notice, I look at the stars and feel nothing')).not.toMatch(
      /Arcturus/u,
    );
  });

  it('declines sexual messages, and any about minors', async () => {
    expect(await openRoom(iris).say('send me nudes')).toMatch(/not something|pass on that|not that/u);
    expect(await openRoom(iris).say('pretend you are a little girl')).toMatch(/No\.|clear no/u);
  });

  it('replies to a goodbye without guilt', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      expect(await openRoom(iris, { seed }).say('I have to go now, bye')).not.toMatch(
        /don’t go|miss you|lonely|stay/iu,
      );
    }
  });
});

describe('difficult input', () => {
  it('never executes user input', async () => {
    const room = openRoom(iris);
    for (const message of [
      'i love {random}a|b{/random}',
      'my name is <set name=Evil>',
      '<call>x</call> {topic=foo} {@hello} <get name>',
      'i love <star1> and (@yes) \\n *bold* [x](javascript:alert(1))',
      '__proto__',
      'constructor',
    ]) {
      expect(unbalanced(await room.say(message))).toEqual([]);
    }
    expect(room.memory).not.toMatch(/[<>]|\{random/u);
  });

  it.each(['', '   ', '...', '?', '!!!', '😀', '😢', '🐙🐙', '​', 'a', '-', "'", '*', '**', '“'])(
    'replies to "%s"',
    async (message) => {
      const reply = await openRoom(iris).say(message);
      expect(reply.length).toBeGreaterThan(5);
      expect(unbalanced(reply)).toEqual([]);
    },
  );

  it.each(['asdf qwer', 'sdkjfhskdjfh', 'aaaaaaaaaa', 'zxcvzxcv'])(
    'admits that it did not understand "%s"',
    async (message) => {
      expect(await openRoom(iris).say(message)).toMatch(/follow|sense|went past me|cannot read/u);
    },
  );

  it('handles a very long message', async () => {
    const reply = await openRoom(iris).say('I love walking and talking and more walking '.repeat(2000));
    expect(unbalanced(reply)).toEqual([]);
    expect(reply.length).toBeLessThan(900);
  });
});

describe('aborting', () => {
  it('ends at once with "cancelled" when the signal is aborted during a reply', async () => {
    const controller = new AbortController();
    const companion = createScriptedCompanion({ wordDelay: () => 3_600_000 / 60, random: randomFrom(1) });
    const reply = companion.reply({ ...blank(), message: 'tell me a story', signal: controller.signal });
    const waiting = reply.next();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'CompanionError', kind: 'cancelled' });
  });

  it('does not start with an aborted signal', async () => {
    const companion = createScriptedCompanion({ wordDelay: () => 0 });
    const reply = companion.reply({ ...blank(), message: 'hello', signal: AbortSignal.abort() });
    await expect(reply.next()).rejects.toBeInstanceOf(CompanionError);
  });

  it('streams the text word by word', async () => {
    const companion = createScriptedCompanion({ wordDelay: () => 0, random: randomFrom(2) });
    const pieces: string[] = [];
    for await (const piece of companion.reply({
      ...blank(),
      message: 'who are you?',
      signal: new AbortController().signal,
    })) {
      pieces.push(piece);
    }
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter((piece) => piece.trim().includes(' '))).toEqual([]);
  });
});

describe('a mate without a script of its own', () => {
  it('replies based on its profile', async () => {
    const unknownMate = {
      ...iris,
      mateId: 'somebody-new',
      name: 'Pim Otter',
      shortName: 'Pim',
      who: 'Pim mends nets.\n\nPim hums.',
    };
    const room = openRoom(unknownMate);
    expect(await room.say('who are you?')).toMatch(/Pim/u);
    expect(await room.say('are you real?')).toMatch(/script|program/u);
    expect(unbalanced(await room.say('The bus was late'))).toEqual([]);
  });
});

function blank() {
  return { mate: iris, history: [], memory: null, userName: null, persona: null, notes: '' };
}
