/** A body of `data:` lines, its expected messages, and the number of its unreadable lines. */
export interface StreamCase {
  readonly title: string;
  /** The body as text, or as hexadecimal bytes where it is not valid UTF-8. */
  readonly body: string | { readonly hex: string };
  readonly messages: readonly unknown[];
  readonly skipped?: number;
}

const bom = '\uFEFF';

const framing: readonly StreamCase[] = [
  { title: 'nothing at all', body: '', messages: [] },
  { title: 'one line and a blank line', body: 'data: {"a":1}\n\n', messages: [{ a: 1 }] },
  { title: 'one line without a blank line', body: 'data: {"a":1}\n', messages: [{ a: 1 }] },
  { title: 'a last line without its end', body: 'data: {"a":1}', messages: [{ a: 1 }] },
  { title: 'lines with blank lines between them', body: 'data: 1\n\ndata: 2\n\n', messages: [1, 2] },
  { title: 'lines without blank lines', body: 'data: 1\ndata: 2\ndata: 3\n', messages: [1, 2, 3] },
  { title: 'both ways in one body', body: 'data: 1\ndata: 2\n\ndata: 3\n', messages: [1, 2, 3] },
  { title: 'many blank lines', body: '\n\n\ndata: 1\n\n\n\ndata: 2\n\n\n', messages: [1, 2] },
  { title: 'only blank lines', body: '\n\n\r\n\r\r\n', messages: [] },
  { title: 'no blank after the colon', body: 'data:1\ndata:2\n', messages: [1, 2] },
  { title: 'several blanks after the colon', body: 'data:   1\n', messages: [1] },
  { title: 'a tab after the colon', body: 'data:\t1\n', messages: [1] },
  { title: 'blanks behind the value', body: 'data: 1   \n', messages: [1] },
  { title: 'a whole part, then a cut one', body: 'data: 1\ndata: {"a"', messages: [1] },
  { title: 'an end in the middle of the field name', body: 'data: 1\nda', messages: [1] },
  { title: 'an end right behind the colon', body: 'data: 1\ndata:', messages: [1] },
  { title: 'an end inside a string', body: 'data: "whole"\ndata: "cut in ha', messages: ['whole'] },
  { title: 'an end inside a number that reads all the same', body: 'data: 12', messages: [12] },
  { title: 'a cut literal', body: 'data: tru', messages: [] },
];

const lineEnds: readonly StreamCase[] = [
  { title: 'CRLF with blank lines', body: 'data: 1\r\n\r\ndata: 2\r\n\r\n', messages: [1, 2] },
  { title: 'CRLF without blank lines', body: 'data: 1\r\ndata: 2\r\n', messages: [1, 2] },
  { title: 'CR with blank lines', body: 'data: 1\r\rdata: 2\r\r', messages: [1, 2] },
  { title: 'CR without blank lines', body: 'data: 1\rdata: 2\r', messages: [1, 2] },
  { title: 'all three in turn', body: 'data: 1\ndata: 2\rdata: 3\r\ndata: 4', messages: [1, 2, 3, 4] },
  { title: 'LF and then CR', body: 'data: 1\n\rdata: 2\n\r', messages: [1, 2] },
  { title: 'a CR at the very end', body: 'data: 1\r', messages: [1] },
  { title: 'CRLF at the very end', body: 'data: 1\r\n', messages: [1] },
  { title: 'CR, then CRLF', body: 'data: 1\r\r\ndata: 2', messages: [1, 2] },
  { title: 'line ends escaped in the JSON', body: 'data: "a\\nb\\r\\nc"\n', messages: ['a\nb\r\nc'] },
  { title: 'a bare LF inside a string is a line end', body: 'data: "a\nb"\n', messages: [], skipped: 1 },
  { title: 'a form feed ends nothing', body: 'data: [1,\f2]\ndata: 3\n', messages: [3], skipped: 1 },
  { title: 'a vertical tab ends nothing', body: 'data: 1\v\ndata: 2\n', messages: [2], skipped: 1 },
  { title: 'U+2028 ends nothing', body: 'data: "a\u2028b"\n', messages: ['a\u2028b'] },
  { title: 'U+2029 ends nothing', body: 'data: "a\u2029b"\n', messages: ['a\u2029b'] },
  { title: 'U+0085 ends nothing', body: 'data: "a\u0085b"\n', messages: ['a\u0085b'] },
];

const text: readonly StreamCase[] = [
  { title: 'two-byte letters', body: 'data: "crème brûlée"\n', messages: ['crème brûlée'] },
  { title: 'three-byte signs', body: 'data: "夜の天文台"\n', messages: ['夜の天文台'] },
  { title: 'four-byte signs', body: 'data: "🌒🌓🌔"\n', messages: ['🌒🌓🌔'] },
  { title: 'a joined family', body: 'data: "👩‍👩‍👧‍👦"\n', messages: ['👩‍👩‍👧‍👦'] },
  { title: 'skin tones and flags', body: 'data: "🙋🏽 🇳🇿"\n', messages: ['🙋🏽 🇳🇿'] },
  { title: 'text that runs right to left', body: 'data: "שלום، مرحبا"\n', messages: ['שלום، مرحبا'] },
  {
    title: 'letters with marks of their own',
    body: 'data: "e\u0301o\u0308"\n',
    messages: ['e\u0301o\u0308'],
  },
  { title: 'escaped surrogates', body: 'data: "\\ud83c\\udf12"\n', messages: ['🌒'] },
  { title: 'a lone escaped surrogate', body: 'data: "\\ud83c"\n', messages: ['\ud83c'] },
  { title: 'an escaped zero', body: 'data: "a\\u0000b"\n', messages: ['a\u0000b'] },
  { title: 'a real zero is no JSON', body: 'data: "a\u0000b"\n', messages: [], skipped: 1 },
  { title: 'quotes and backslashes', body: 'data: "\\"\\\\\\/"\n', messages: ['"\\/'] },
  { title: 'a no-break space before the value', body: 'data:\u00a01\ndata: 2\n', messages: [2], skipped: 1 },
  { title: 'a byte that is no UTF-8', body: { hex: '646174613a2022ff220a' }, messages: ['\ufffd'] },
  { title: 'a letter cut off by the line end', body: { hex: '646174613a2022c3220a' }, messages: ['\ufffd'] },
  {
    title: 'a letter cut off by the end',
    body: { hex: '646174613a20310a646174613a2022e282' },
    messages: [1],
  },
  { title: 'an overlong slash', body: { hex: '646174613a2022c0af220a' }, messages: ['\ufffd\ufffd'] },
];

const marks: readonly StreamCase[] = [
  { title: 'a byte order mark first', body: `${bom}data: 1\n`, messages: [1] },
  { title: 'two byte order marks', body: `${bom}${bom}data: 1\ndata: 2\n`, messages: [2] },
  { title: 'a byte order mark on a later line', body: `data: 1\n${bom}data: 2\ndata: 3\n`, messages: [1, 3] },
  { title: 'a byte order mark and nothing else', body: bom, messages: [] },
  { title: 'a byte order mark inside a text', body: `data: "a${bom}b"\n`, messages: [`a${bom}b`] },
  { title: 'the mark spelled in Latin letters', body: '\u00ef\u00bb\u00bfdata: 1\ndata: 2\n', messages: [2] },
];

const fields: readonly StreamCase[] = [
  { title: 'a comment', body: ': still here\n\ndata: 1\n\n', messages: [1] },
  { title: 'comments between lines', body: 'data: 1\n:\n: x\ndata: 2\n:', messages: [1, 2] },
  { title: 'only comments', body: ':\n\n:\n\n: a\n', messages: [] },
  { title: 'a comment that looks like data', body: ':data: 1\n: data: 2\n', messages: [] },
  { title: 'a comment with a cut letter', body: { hex: '3ae2820a646174613a20310a' }, messages: [1] },
  { title: 'event, id and retry', body: 'event: x\nid: 7\nretry: 10\ndata: 1\n\n', messages: [1] },
  { title: 'fields behind the data', body: 'data: 1\nid: 7\nevent: x\n\n', messages: [1] },
  { title: 'a bad retry', body: 'retry: soon\ndata: 1\n', messages: [1] },
  { title: 'an unknown field', body: 'date: 1\ndata2: 2\ndata: 3\n', messages: [3] },
  { title: 'a line without a colon', body: 'hello\ndata: 1\n', messages: [1] },
  { title: 'another case', body: 'Data: 1\nDATA: 2\ndata: 3\n', messages: [3] },
  { title: 'a blank before the field', body: ' data: 1\n\tdata: 2\ndata: 3\n', messages: [3] },
  { title: 'a blank before the colon', body: 'data : 1\ndata: 2\n', messages: [2] },
  { title: 'empty data', body: 'data:\ndata: \ndata\ndata: 1\n', messages: [1] },
  { title: 'a colon in the value', body: 'data: {"data:": ":"}\n', messages: [{ 'data:': ':' }] },
  { title: 'a field name twice', body: 'data: data: 1\ndata: 2\n', messages: [2], skipped: 1 },
];

const values: readonly StreamCase[] = [
  { title: 'null', body: 'data: null\n', messages: [null] },
  { title: 'true and false', body: 'data: true\ndata: false\n', messages: [true, false] },
  { title: 'zero and the empty text', body: 'data: 0\ndata: ""\n', messages: [0, ''] },
  { title: 'lists', body: 'data: []\ndata: [1,[2,{"a":[]}]]\n', messages: [[], [1, [2, { a: [] }]]] },
  { title: 'numbers', body: 'data: -1.5e3\ndata: 9007199254740991\n', messages: [-1500, 9007199254740991] },
  { title: 'blanks inside the JSON', body: 'data: { "a" :\t1 }\n', messages: [{ a: 1 }] },
  { title: 'the same line twice', body: 'data: 1\ndata: 1\n', messages: [1, 1] },
  {
    title: 'a value over two data lines is two lines',
    body: 'data: {"a":\ndata: 1}\n\ndata: 2\n',
    messages: [2],
    skipped: 2,
  },
  {
    title: 'a key that means something to objects',
    body: 'data: {"constructor":1}\n',
    messages: [{ constructor: 1 }],
  },
  { title: 'a long text', body: `data: "${'ab'.repeat(150)}"\n`, messages: ['ab'.repeat(150)] },
];

const unreadable: readonly StreamCase[] = [
  {
    title: 'a mark of the end that is not JSON',
    body: 'data: 1\n\ndata: [DONE]\n\n',
    messages: [1],
    skipped: 1,
  },
  {
    title: 'a bad line between good ones',
    body: 'data: 1\ndata: {oops\ndata: 2\n',
    messages: [1, 2],
    skipped: 1,
  },
  { title: 'bad lines only', body: 'data: a\ndata: b\n\ndata: c\n', messages: [], skipped: 3 },
  { title: 'two values on one line', body: 'data: 1 2\ndata: 3\n', messages: [3], skipped: 1 },
  { title: 'single quotes', body: "data: {'a':1}\ndata: 2\n", messages: [2], skipped: 1 },
  { title: 'a comma too many', body: 'data: [1,]\ndata: 2\n', messages: [2], skipped: 1 },
  { title: 'undefined and NaN', body: 'data: undefined\ndata: NaN\n', messages: [], skipped: 2 },
  { title: 'a page of HTML', body: '<!doctype html>\n<p>data: 1</p>\n', messages: [] },
  { title: 'an envelope on a line of its own', body: '{"c":200,"m":"","d":null}\n', messages: [] },
];

const frames: readonly StreamCase[] = [
  {
    title: 'a reply from its acceptance to its end',
    body: [
      'data: {"type":"accepted","clientMessageId":"c","messageId":"m","replyId":"r"}',
      ': 10',
      'data: {"type":"delta","replyId":"r","seq":1,"text":"Good "}',
      'data: {"type":"delta","replyId":"r","seq":2,"text":"evening."}',
      '',
    ].join('\n'),
    messages: [
      { type: 'accepted', clientMessageId: 'c', messageId: 'm', replyId: 'r' },
      { type: 'delta', replyId: 'r', seq: 1, text: 'Good ' },
      { type: 'delta', replyId: 'r', seq: 2, text: 'evening.' },
    ],
  },
  {
    title: 'a reply that is cut in a frame',
    body: 'data: {"type":"delta","replyId":"r","seq":1,"text":"Good "}\n\ndata: {"type":"delta","repl',
    messages: [{ type: 'delta', replyId: 'r', seq: 1, text: 'Good ' }],
  },
];

export const streamCases: readonly StreamCase[] = [
  ...framing,
  ...lineEnds,
  ...text,
  ...marks,
  ...fields,
  ...values,
  ...unreadable,
  ...frames,
];

export const bytesOf = ({ body }: StreamCase): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(Buffer.from(body.hex, 'hex'));
