import { describe, expect, test } from 'vitest';
import { compareDocuments, versionProblem } from './compare.ts';
import { createDocument } from './document.ts';

const text = JSON.stringify(await createDocument());

/** Returns the document with one piece of its text replaced, which it must contain. */
const change = (from: string, to: string): unknown => {
  if (!text.includes(from)) throw new Error(`The document does not contain ${from}.`);
  return JSON.parse(text.replace(from, to));
};
const current: unknown = JSON.parse(text);

/** Compares the document with itself before or after a change. */
const after = (from: string, to: string) => compareDocuments(current, change(from, to));

const orderInput = '"required":["packageId","clientOrderId"]';
const orderPath = '"returnPath":{"type":"string","maxLength":300,';

test('what a new optional part requires breaks nothing', () => {
  const part =
    '"part":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},' + orderPath;
  expect(after(orderPath, part)).toEqual({ breaking: [], level: 'minor' });
});

describe('a breaking change', () => {
  test.each([
    [
      'a removed call',
      '"/subscription/order":',
      '"/subscription/buy":',
      'POST /subscription/order was removed',
    ],
    [
      'a new required input',
      orderInput,
      '"required":["packageId","clientOrderId","returnPath"]',
      'POST /subscription/order: the input returnPath is required',
    ],
    [
      'a removed input',
      orderPath,
      '"back":{"type":"string","maxLength":300,',
      'POST /subscription/order: returnPath was removed',
    ],
    [
      'a shorter input',
      orderPath,
      '"returnPath":{"type":"string","maxLength":299,',
      'POST /subscription/order: the input returnPath allows less',
    ],
    [
      'a value of an input that is not accepted any more',
      '{"enum":["relevance","new","day","week","chats"]',
      '{"enum":["relevance","new","day","week"]',
      'GET /mate/search: the input order allows less',
    ],
    [
      'a removed value of a result',
      '"corrected":{',
      '"instead":{',
      expect.stringMatching(/^GET \/mate\/search: .*\.corrected was removed$/),
    ],
    [
      'a value that may be missing',
      '"required":["mates","total",',
      '"required":["mates",',
      expect.stringMatching(/^GET \/mate\/search: the value .*\.total may be missing$/),
    ],
    [
      'another type',
      '"hasMore":{"type":"boolean",',
      '"hasMore":{"type":"string",',
      expect.stringMatching(/\.hasMore has another type$/),
    ],
  ])('is %s', (_, from, to, line) => {
    const { breaking, level } = after(from, to);
    expect(level).toBe('major');
    expect(breaking).toContainEqual(line);
  });

  test('is a required token, and a value that may be null', () => {
    const [path, method] = ['"/mate/search":{"get":', '"security":['];
    const start = text.indexOf(method, text.indexOf(path));
    const guarded: unknown = JSON.parse(
      `${text.slice(0, start)}"security":[{"token":[]}${text.slice(start + method.length)}`,
    );
    expect(compareDocuments(current, guarded).breaking).toEqual(['GET /mate/search requires a token']);
    expect(compareDocuments(guarded, current).level).toBe('minor');
    const before = change(
      '"corrected":{"anyOf":[{"type":"string"},{"type":"null"}]',
      '"corrected":{"anyOf":[{"type":"string"}]',
    );
    expect(compareDocuments(before, current).breaking).toEqual([
      expect.stringMatching(/corrected may be null$/),
    ]);
  });
});

test('an addition raises the second number, a description the third, and no change none', () => {
  expect(compareDocuments(current, current).level).toBe('none');
  expect(after(orderPath, `"note":{"type":"string"},${orderPath}`).level).toBe('minor');
  expect(after('"corrected":{', '"more":{"type":"string"},"corrected":{')).toEqual({
    breaking: [],
    level: 'minor',
  });
  expect(after(orderPath, '"returnPath":{"type":"string","maxLength":301,')).toEqual({
    breaking: [],
    level: 'minor',
  });
  expect(after('"description":"Creates one order', '"description":"Makes one order').level).toBe('patch');
});

test('the version decides, and the message says how', () => {
  const versioned = (
    version: string,
    from = orderInput,
    to = orderInput.replace(']', ',"returnPath"]'),
  ): unknown => JSON.parse(text.replace(from, to).replace(/"version":"[\d.]+"/, `"version":"${version}"`));
  const before = versioned('1.4.2', '', '');
  expect(versionProblem(before, before)).toBe(null);
  expect(versionProblem(before, versioned('2.0.0'))).toBe(null);
  expect(versionProblem(before, versioned('1.5.0'))).toBe(
    [
      'This breaks clients of the API:',
      '  POST /subscription/order: the input returnPath is required',
      'Keep the API as it was, or decide for the change: put "## 2.0.0" with a line about it at the top of docs/api-changes.md.',
      'If the document was wrong and the server is as it was, begin that line with "Correction:".',
    ].join('\n'),
  );
  expect(versionProblem(before, versioned('1.4.3'), true)).toBe(null);
  expect(versionProblem(before, versioned('1.4.2'), true)).toContain('put "## 1.4.3"');
  const described = versioned('1.4.2', '"description":"Creates one order', '"description":"Makes one order');
  expect(versionProblem(before, described)).toContain('put "## 1.4.3"');
  expect(versionProblem(before, versioned('1.0.9'))).not.toBe(null);
});
