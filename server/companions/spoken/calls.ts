/** How a call of a tool begins and ends that a model writes into its answer; without an end it is the remainder of the answer. */
interface CallMarks {
  readonly opens: string;
  readonly closes?: string;
}

const tagName = '(?:[a-z]+:)?(?:tool_?calls?|function_?calls?|tool_?uses?|tool_?responses?|tool_?results?)';
const tokenName = 'tool[_▁](?:calls?|outputs?)(?:[_▁]section)?';

/** In the spellings of the models that write them, whether or not tools were offered. */
const calls: readonly CallMarks[] = [
  // Qwen, Hermes, GLM, MiniMax, Claude
  { opens: `<${tagName}(?:\\s[^<>\\n]{0,80})?>`, closes: `<\\/${tagName}>` },
  // Llama, Qwen Coder
  { opens: '<function=[^<>\\n]{1,60}>', closes: '<\\/function>' },
  { opens: '<invoke\\s[^<>\\n]{1,80}>', closes: '<\\/invoke>' },
  // Kimi, DeepSeek
  { opens: `<[|｜]${tokenName}[_▁]begin[|｜]>`, closes: `<[|｜]${tokenName}[_▁]end[|｜]>` },
  // Command R, InternLM
  { opens: '<\\|(?:START_ACTION|action_start)\\|>', closes: '<\\|(?:END_ACTION|action_end)\\|>' },
  // Phi, Granite
  { opens: '<\\|tool_call\\|>', closes: '<\\|\\/tool_call\\|>' },
  // Gemma
  { opens: '<start_function_call>', closes: '<end_function_call>' },
  { opens: '```tool_(?:code|calls?)(?=\\s)', closes: '```' },
  // Llama, Mistral
  { opens: '<\\|python_tag\\|>|\\[TOOL_CALLS?\\]' },
  // Without marks
  {
    opens:
      '\\{\\s*"(?:type"\\s*:\\s*"function"\\s*,\\s*")?(?:name|function|tool)"\\s*:\\s*"[\\w.:-]{1,60}"\\s*,\\s*"(?:arguments|parameters|args|input)"\\s*:',
  },
];

/** Matches the beginning of any call. */
export const callOpening = calls.map(({ opens }) => opens).join('|');

/** Text that may still become the beginning of a call, besides text that begins with `<`. */
export const callBeginning =
  '\\[TOOL_[A-Z]{0,5}|`{1,3}|```t[a-z_]{0,10}|\\{\\s{0,9}(?:"[\\w",:.\\s-]{0,120})?';

const closings = calls.map(({ opens, closes = '(?!)' }) => ({
  opens: new RegExp(`^(?:${opens})`, 'iu'),
  closes: new RegExp(closes, 'iu'),
}));

/** Returns how a call ends that begins so; null where this begins none. */
export const callClosing = (opening: string): RegExp | null =>
  closings.find(({ opens }) => opens.test(`${opening}\n`))?.closes ?? null;

/** No end of a call is longer, in UTF-16 units. */
export const longestClosing = 60;
