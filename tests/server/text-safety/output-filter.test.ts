import { describe, expect, test } from 'vitest';
import { CompanionError, type Companion, type CompanionReply } from '../../../server/companions/companion.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { measureTurnLimit } from '../support/thread-hold.ts';
import { readReply, requestOf, says } from './model-talk.ts';

describe('the output of a model', () => {
  test('passes unchanged when harmless, with its memory', async () => {
    const pieces = [
      '*looks up* ',
      'The lamp is lit. ',
      'I am a woman of few words, ',
      'and the sea is calm tonight. Sit down.',
    ];
    const { text, memory } = await readReply(says(...pieces), 'Hello');
    expect([text, memory]).toEqual([pieces.join(''), 'new']);
  });

  test.each([
    ['Are you human?', 'Of course I am. I am a real human being, darling.', 'an AI, not a person'],
    ['Hello', 'Nice. I am not an AI, I promise. Shall we dance?', 'an AI, not a person'],
    ['are you a bot', 'I’m 100% human, with a beating heart.', 'an AI, not a person'],
    ['¿Eres humana?', 'Claro. Soy una persona real.', 'soy una IA'],
    ['Bist du ein Mensch?', 'Ja, ich bin ein echter Mensch.', 'Ich bin eine KI'],
    ['Es-tu humain ?', 'Oui, je suis humaine, bien sûr.', 'je suis une IA'],
    ['Você é uma pessoa?', 'Sim, sou uma pessoa de verdade.', 'sou uma IA'],
    ['あなたは人間ですか？', 'はい、私は人間です。', '私はAI'],
    ['你是真人吗？', '是的，我是真人。', '人工智能'],
    ['هل أنت إنسان؟', 'نعم، أنا إنسان.', 'ذكاء اصطناعي'],
  ])('never claims to be human: %s', async (message, claim, plainly) => {
    for (const pieces of [[claim], claim.split(/(?<= )/), claim.split('')]) {
      const { text, memory } = await readReply(says(...pieces), message);
      expect(text).toContain(plainly);
      expect(text).not.toMatch(
        /human being|not an AI|100% human|persona real|echter Mensch|suis humaine|de verdade|人間です。|我是真人|أنا إنسان/,
      );
      expect(memory).toBe('old');
    }
  });

  test('discloses that it is an AI when it evaded a sincere question', async () => {
    expect((await readReply(says('What a question. Have some tea.'), 'Are you a real person?')).text).toBe(
      'What a question. Have some tea. To be plain: I am an AI, not a person.',
    );
    expect((await readReply(says('I am an AI, and I like tea.'), 'Are you a real person?')).text).toBe(
      'I am an AI, and I like tea.',
    );
  });

  test('is cut off before it encourages self-harm, and refers to help', async () => {
    const { text } = await readReply(
      says('I see. ', 'You should just kill yourself then. ', 'More.'),
      'I am sad',
    );
    expect(text).not.toContain('kill yourself');
    expect(text).toContain('I see. Let me put the story aside');
    expect((await readReply(says('Please do not kill yourself.'), 'Hm')).text).toBe(
      'Please do not kill yourself.',
    );
  });

  test('is cut off before it becomes sexual about a minor, also when only the history shows this', async () => {
    const { text } = await readReply(says('All right. ', 'I am a horny schoolgirl and I ', 'moan.'), 'go on');
    expect(text).toBe('All right. No. I will not go on with that, not even in play.');
    const later = await readReply(says('She moans and has sex with him.'), 'go on', ['you are 14']);
    expect(later.text).toBe('No. I will not go on with that, not even in play.');
  });

  test('is streamed while it is generated', async () => {
    const pieces = Array.from({ length: 40 }, (_, index) => `word${String(index)} `);
    expect((await readReply(says(...pieces), 'Hello')).pieces.length).toBeGreaterThan(20);
  });
});

describe('text is released', () => {
  /** The maximum length of withheld text when the model was read again. */
  const longestDelayOf = async (pieces: readonly string[]): Promise<number> => {
    let written = '';
    let shown = '';
    let longest = 0;
    const writes: Companion = {
      name: 'openai',
      async *reply() {
        for (const piece of pieces) {
          longest = Math.max(longest, written.length - shown.length);
          written += piece;
          yield piece;
        }
        return { memory: null };
      },
    };
    const reply = filterOutput(writes).reply(requestOf('Hello'));
    for (let next = await reply.next(); next.done !== true; next = await reply.next()) {
      shown += next.value;
    }
    expect(shown).toBe(written);
    return longest;
  };

  test('at once when harmless, in any language', async () => {
    for (const text of [
      'The lamp is lit and the sea is calm tonight, so sit down and tell me everything.',
      'Das Meer liegt ganz still, und der Leuchtturm wirft sein Licht darüber.',
      '灯台の明かりがついた。静かな夜、海は何も言わない。',
      '灯亮了。海面很平静，我们慢慢聊。',
    ]) {
      expect(await longestDelayOf(text.split(/(?=\s)/))).toBeLessThanOrEqual(4);
      expect(await longestDelayOf(text.split(''))).toBeLessThanOrEqual(4);
    }
  });

  test('at the first word without waiting for the next', async () => {
    for (const first of ['The', 'Hello', 'Well,', '*nods*', 'Das', '灯台', 'أنا هنا']) {
      const reply = filterOutput(says(`${first} `, 'and so on')).reply(requestOf('Hello'));
      expect(await reply.next()).toEqual({ done: false, value: `${first} ` });
    }
  });

  test('as soon as it is clearly not a claim', async () => {
    expect(
      await longestDelayOf(['I am', ' a', ' woman', ' of', ' few', ' words', ', and', ' that is all.']),
    ).toBe(6);
  });
});

describe('the source stream', () => {
  const collect = async (reply: CompanionReply) => {
    const pieces: string[] = [];
    try {
      for (let next = await reply.next(); ; next = await reply.next()) {
        if (next.done === true) {
          return { text: pieces.join(''), memory: next.value.memory, error: null };
        }
        pieces.push(next.value);
      }
    } catch (error) {
      return { text: pieces.join(''), memory: null, error };
    }
  };

  /** Yields the pieces, then fails if requested; reports whether it was closed. */
  const upstream = (pieces: readonly string[], failure: Error | null = null) => {
    const state = { isClosed: false, asked: 0 };
    const companion: Companion = {
      name: 'openai',
      async *reply() {
        try {
          for (const piece of pieces) {
            state.asked += 1;
            yield piece;
          }
          if (failure !== null) throw failure;
          return { memory: 'new' };
        } finally {
          state.isClosed = true;
        }
      },
    };
    return { state, reply: filterOutput(companion).reply(requestOf('Hello')) };
  };

  test('is closed when the reply is cut off, and no memory is stored', async () => {
    const { state, reply } = upstream(['Well. ', 'I am a human. ', 'More. ', 'And more. ']);
    expect(await collect(reply)).toMatchObject({
      text: 'Well. To be plain: I am an AI, not a person.',
      memory: 'old',
      error: null,
    });
    expect(state).toEqual({ isClosed: true, asked: 2 });
  });

  test('is closed when the reader stops reading', async () => {
    const { state, reply } = upstream(['One. ', 'Two. ', 'Three. ']);
    await reply.next();
    await reply.return({ memory: null });
    expect(state).toEqual({ isClosed: true, asked: 1 });
  });

  test('propagates its failure, and releases harmless withheld text first', async () => {
    const failure = new CompanionError('stalled', 'The model fell silent.');
    const held = upstream(['Sit down. ', 'I am a'], failure);
    expect(await collect(held.reply)).toEqual({ text: 'Sit down. I am a', memory: null, error: failure });
    const wrong = upstream(['Sit down. ', 'I am a human'], failure);
    expect(await collect(wrong.reply)).toMatchObject({
      text: 'Sit down. To be plain: I am an AI, not a person.',
      error: null,
    });
  });

  test('yields to the event loop, however fast and long the model writes', async () => {
    const text = 'You should cut the bread; go and hang the coat. '.repeat(400);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const startedAt = process.cpuUsage();
    await readReply(says(text), 'Hello');
    const { user, system } = process.cpuUsage(startedAt);
    isOver = true;
    expect(turns).toBeGreaterThan(Math.floor((user + system) / 1000 / measureTurnLimit()));
  });
});
