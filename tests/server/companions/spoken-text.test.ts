import { describe, expect, test } from 'vitest';
import { SpokenText } from '../../../server/companions/spoken/spoken-text.ts';
import { joinOf } from '../../../server/companions/spoken/join.ts';

interface Spoken {
  readonly text: string;
  readonly isOver: boolean;
  /** Everything that was returned, also what was taken back. */
  readonly shown: string;
}

const speakers = { mate: ['Iris Vale', 'Iris'], person: ['Tom Reed', 'Tom'] };

const speak = (
  pieces: readonly string[],
  { begun = '', isCut = false, beginsInNote = false } = {},
): Spoken => {
  let text = '';
  let shown = '';
  const restart = () => void (text = '');
  const spoken = new SpokenText({ speakers, begun, beginsInNote, onRestart: restart, onReplace: restart });
  const take = (part: string): void => {
    text += part;
    shown += part;
  };
  for (const piece of pieces) {
    // A restart is announced before the text behind it is returned.
    const part = spoken.add(piece);
    take(part);
  }
  const last = spoken.end(isCut);
  take(last);
  return { text, isOver: spoken.isOver, shown };
};

/** Returns the ways in which an answer can be split that matter: at once, into letters, and at each place. */
const splits = (answer: string): string[][] => [
  [answer],
  Array.from(answer),
  ...Array.from({ length: answer.length - 1 }, (_, at) => [answer.slice(0, at + 1), answer.slice(at + 1)]),
];

/** Returns what is spoken of an answer, once for all ways to split it. */
const spokenOf = (answer: string): string[] => [
  ...new Set(splits(answer).map((pieces) => speak(pieces).text)),
];

describe('notes are taken away, however the answer is split', () => {
  test.each([
    ['<think>\nPlan: {a}\n</think>\n\nHello', 'Hello'],
    ['\n<think>Plan</think>Hello', 'Hello'],
    ['<thinking>Plan</thinking>\nHello', 'Hello'],
    ['<reasoning>Plan <b>x</b></reasoning>\nHello', 'Hello'],
    ['<THINK>Plan</THINK>Hello', 'Hello'],
    ['<think type="deep">Plan</think>Hello', 'Hello'],
    ['<seed:think>Plan</seed:think>Hello', 'Hello'],
    ['<|think|>Plan<|/think|>Hello', 'Hello'],
    ['<|START_THINKING|>Plan<|END_THINKING|>Hello', 'Hello'],
    ['<|begin_of_thought|>Plan<|end_of_thought|>Hello', 'Hello'],
    ['[THINK]Plan[/THINK]Hello', 'Hello'],
    ['◁think▷Plan◁/think▷Hello', 'Hello'],
    ['<unused94>thought\nPlan<unused95>Hello', 'Hello'],
    ['<think>Plan</think><think>Plan B</think>Hello', 'Hello'],
    ['Hel<think>Plan</think>lo', 'Hello'],
    [
      '<|channel|>analysis<|message|>Plan<|end|><|start|>assistant<|channel|>final<|message|>Hello<|return|>',
      'Hello',
    ],
    ['<|start|>assistant<|channel|>final<|message|>Hello', 'Hello'],
    ['<think>Plan', ''],
    ['Hello\n\n<think>Plan', 'Hello'],
    ['<think>Plan</think>', ''],
  ])('%j', (answer, expected) => {
    expect(spokenOf(answer)).toEqual([expected]);
  });

  test.each([
    ['Okay, I plan.\n</think>\n\nHello', 'Hello'],
    ['analysisWe plan.assistantfinalHello', 'Hello'],
    ['Plan[/THINK]Hello', 'Hello'],
  ])('also where only their end is marked: %j', (answer, expected) => {
    expect(spokenOf(answer)).toEqual([expected]);
    expect(speak([answer]).shown).toBe(expected);
  });
});

test.each([
  ['Plan.\n</think>\n\nHello', 'Hello', 'Hello'],
  ['<think>Plan.</think>Hello', 'Hello', 'Hello'],
  ['Hello there', 'Hello there', ''],
])('a model that marks only the end of its notes is held back until there: %j', (answer, whole, cut) => {
  for (const pieces of splits(answer)) {
    expect(speak(pieces, { beginsInNote: true }).shown).toBe(whole);
    expect(speak(pieces, { beginsInNote: true, isCut: true }).shown).toBe(cut);
  }
});

describe('marks of a template', () => {
  test.each([
    ['Fine.<|im_end|>\n<|im_start|>user\nhello', 'Fine.'],
    ['Fine.</s>', 'Fine.'],
    ['Fine. [/INST] More', 'Fine.'],
    ['Fine.<end_of_turn>\n<start_of_turn>user\nhi', 'Fine.'],
    ['Fine.<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nhi', 'Fine.'],
    ['Fine.<|endoftext|>Human: hi', 'Fine.'],
    ['Fine.<｜end▁of▁sentence｜>', 'Fine.'],
    ['Fine.<eos>', 'Fine.'],
    ['<|im_start|>assistant\nFine.', 'Fine.'],
    ['<|start_header_id|>assistant<|end_header_id|>\n\nFine.', 'Fine.'],
    ['<s>[INST] [/INST] Fine.', 'Fine.'],
    ['### Response:\nFine.\n### Instruction:\nMore', 'Fine.'],
  ])('%j', (answer, expected) => expect(spokenOf(answer)).toEqual([expected]));
});

describe('names before lines', () => {
  test.each([
    ['Iris Vale: Hello', 'Hello'],
    ['Iris: Hello', 'Hello'],
    ['iris：Hello', 'Hello'],
    ['**Iris:** Hello', 'Hello'],
    ['**Iris**: *waves*', '*waves*'],
    ['[Iris]: Hello', 'Hello'],
    ['Assistant: Hello', 'Hello'],
    ['Iris: *waves* Hi', '*waves* Hi'],
    ['One.\n\nIris: Two.', 'One.\n\nTwo.'],
    ['<think>Iris: plan</think>\nIris: Hello', 'Hello'],
    ['I wave at you.\n\nUser: I kiss you.\n\nIris: Oh my!', 'I wave at you.'],
    ['I wave.\nTom: I kiss you.', 'I wave.'],
    ['I wave.\n**Tom Reed:** I kiss you.', 'I wave.'],
    ['Human: Hi\nIris: Hello', 'Hello'],
    ['I wave at you.\n\nThe person: I kiss you.', 'I wave at you.'],
  ])('%j', (answer, expected) => expect(spokenOf(answer)).toEqual([expected]));
});

describe('ordinary text stays as it is', () => {
  test.each([
    'Iris Vale smiled. Tom, listen: it is late.',
    '*Iris: the flower, not the woman.* She laughed.',
    'You made it. User manuals bore me.',
    'I think: yes. 3 < 4, a <b>bold</b> claim, [a link](https://example.org) and [thinking] aloud.',
    'Use `<think>` and `</think>` for that, or `<|im_end|>`.',
    '```xml\n<think>\nUser: hi\nIris: hi\n</s>\n</think>\n```\nThat is it.',
    'Well, <s>no</s> yes.',
    'Ha ha ha ha ha ha ha ha! No, no, no, no, no.',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '私は<思う>と言った。',
  ])('%j', (answer) => expect(spokenOf(answer)).toEqual([answer]));
});

describe('blank lines', () => {
  test('around an answer are taken away, those inside stay', () => {
    expect(spokenOf('\n\n  \n One.\n\nTwo.\n\n\n   \n')).toEqual(['One.\n\nTwo.']);
    expect(spokenOf('\n \n')).toEqual(['']);
  });

  test('an answer that is cut keeps the space for its continuation', () => {
    expect(speak(['lo '], { isCut: true }).text).toBe('lo ');
  });
});

const call = '{"name": "get_time", "arguments": {"city": "London"}}';

describe('a call of a tool is no speech, however the answer is split', () => {
  test.each([
    [`<tool_call>\n${call}\n</tool_call>`, ''],
    [`Hello\n<tool_call>\n${call}\n</tool_call>`, 'Hello'],
    [`<tool_call>\n${call}\n</tool_call>\nHello`, 'Hello'],
    ['Hello <tool_call>{"name"', 'Hello'],
    ['<tool_call>get_time\n<arg_key>city</arg_key>\n<arg_value>London</arg_value>\n</tool_call>', ''],
    [
      '<tool_call>\n<function=get_time>\n<parameter=city>\nLondon\n</parameter>\n</function>\n</tool_call>',
      '',
    ],
    ['<function=get_time>{"city": "London"}</function>', ''],
    ['<function_calls>\n<invoke name="get_time">\n</invoke>\n</function_calls>Hello', 'Hello'],
    ['<minimax:tool_call>\n<invoke name="a">\n</invoke>\n</minimax:tool_call>', ''],
    [
      '<|tool_calls_section_begin|><|tool_call_begin|>functions.get_time:0<|tool_call_argument_begin|>{"city":"London"}<|tool_call_end|><|tool_calls_section_end|>',
      '',
    ],
    [
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_time\n```json\n{}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
      '',
    ],
    [`Hello[TOOL_CALLS][${call}]`, 'Hello'],
    ['[TOOL_CALLS]get_time[ARGS]{"city":"London"}', ''],
    [`<|python_tag|>${call}<|eom_id|>`, ''],
    [`<|tool_call|>[${call}]`, ''],
    ['Hello\n```tool_code\nprint(get_time())\n```', 'Hello'],
    ['<start_function_call>call:get_time{city:<escape>London<escape>}<end_function_call>', ''],
    ['<|channel|>commentary to=functions.get_time <|constrain|>json<|message|>{"a":1}<|call|>', ''],
    [`Hello\n${call}`, 'Hello'],
    ['<think>Should I use <tool_call>? No.</think>Hello', 'Hello'],
    ['<tool_call>a</tool_call><tool_response>b</tool_response>Hello', 'Hello'],
  ])('%j', (answer, text) => {
    expect(spokenOf(answer)).toEqual([text]);
  });

  test.each([
    'Write `<tool_call>` in code.',
    '```\n<tool_call>\n{}\n</tool_call>\n```',
    '`{"name": "a", "arguments": {}}`',
    'The <function> of it, and a <tool>.',
    'I said [TOOL] and [tool_calls].',
    'She ends with `',
    'A {"name": "Ann"} in braces, {so to say}.',
  ])('%j is speech', (answer) => {
    expect(spokenOf(answer)).toEqual([answer]);
  });
});

describe('marks in code are text', () => {
  test.each([
    'The tag `<think>` begins it, `</think>` ends it.',
    '```html\n<think>a</think>\n```\nDone.',
    '~~~\n<think>a</think>\n~~~\nDone.',
    '> ```\n> <think>a</think>\n> ```',
    '- ```\n  <think>a</think>\n  ```',
    'So:\n\n    <think>a</think>\n\nDone.',
  ])('%j', (answer) => {
    expect(spokenOf(answer)).toEqual([answer]);
  });

  test('and those behind it are marks', () => {
    expect(spokenOf('`a` ~b~\n<think>c</think>Hello')).toEqual(['`a` ~b~\nHello']);
  });
});

describe('a continuation is joined', () => {
  test.each([
    ['This goes on and', 'Hello there', ' '],
    ['wonder', 'ful', ' '],
    ['It is late.', 'Go home', ' '],
    ['Really?', '*nods*', ' '],
    ['*waves*', 'Hello', ' '],
    ['It costs', '3 coins', ' '],
    ['Она', 'ушла', ' '],
    ['مرحبا', 'بك', ' '],
    ['He said "', 'Go', ''],
    ['half-', 'open', ''],
    ['don’', 't', ''],
    ['Well', ', no', ''],
    ['Well ', 'no', ''],
    ['Well', ' no', ''],
    ['She *', 'waves*', ''],
    ['私は', '行く', ''],
    ['今天', '很好', ''],
    ['ฉัน', 'ไป', ''],
    ['```\nlet a', 'b', ''],
  ])('%j and %j', (begun, next, join) => {
    expect(joinOf(begun, next)).toBe(join);
    expect(speak([next], { begun }).text).toBe(join + next);
  });
});
