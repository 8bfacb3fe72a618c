import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings, parseSettings } from '../../../server/config/settings-file.ts';

const parse = (text: string | Buffer) => parseSettings(Buffer.from(text), '.env');

const written = 'PORT=4999\r\nLLM_API_KEY=sk-a#b\r\nPRODUCT_NAME=Ämter 🌊\r\n';
const read = { PORT: '4999', LLM_API_KEY: 'sk-a#b', PRODUCT_NAME: 'Ämter 🌊' };
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each<[as: string, bytes: Buffer]>([
  ['UTF-8', Buffer.from(written)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${written}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${written}`, 'utf16le')],
  ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${written}`, 'utf16le'))],
  ['line feeds', Buffer.from(written.replaceAll('\r\n', '\n'))],
  ['carriage returns', Buffer.from(written.replaceAll('\r\n', '\r'))],
  ['no line end', Buffer.from(written.trimEnd())],
])('a settings file is read as %s', (_as, bytes) => {
  expect(parse(bytes)).toEqual(read);
});

test.each([
  ['A=one # a comment', 'one'],
  ['A=#one', '#one'],
  ['A= # a comment', ''],
  ['A=', ''],
  ['A = one two ', 'one two'],
  ['  export A=one', 'one'],
  ['A="one # two"', 'one # two'],
  ['A=\'it is "quoted"\' # a comment', 'it is "quoted"'],
  ['A="it\'s"', "it's"],
  ['A=`both " and \'`', 'both " and \''],
  ['A="C:\\new\\table"', 'C:\\new\\table'],
  ['A=C:\\new', 'C:\\new'],
  ['A=p"q"', 'p"q"'],
  ['A=postgres://u:p#w@db:5432/m?x=1', 'postgres://u:p#w@db:5432/m?x=1'],
  ['A=$HOME', '$HOME'],
  ['A=one\nA=two', 'two'],
])('%j sets %j', (line, value) => {
  expect(parse(`# first\n\n${line}\n`)).toEqual({ A: value });
});

test.each<[bytes: string | Buffer, line: number, reason: string]>([
  ['A=1\nB\n', 2, 'it is not NAME=value'],
  ['A=1\r\n\r\nSET B=2\r\n', 3, 'it is not NAME=value'],
  ['A="one\n', 1, 'its quote is not closed'],
  ['A=1\nB="one" two\n', 2, 'something follows the closing quote'],
  [Buffer.from('A=1\nB=ä\n', 'latin1'), 2, 'it is not UTF-8'],
  [Buffer.from('A=1\n', 'utf16le'), 1, 'it is not NAME=value'],
])('%j is refused, in one line that names the line', (bytes, line, reason) => {
  expect(() => parse(bytes)).toThrow(`Cannot read .env: line ${String(line)}: ${reason}.`);
});

test('variables of the environment take precedence, and no file is no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-settings-'));
  const file = join(folder, '.env');
  const environment: NodeJS.ProcessEnv = { A: 'given' };
  loadSettings(file, environment);
  await writeFile(file, 'A=1\nB=2\n');
  loadSettings(file, environment);
  expect(environment).toEqual({ A: 'given', B: '2' });
  expect(() => loadSettings(folder, environment)).toThrow(/^Cannot read /);
  await rm(folder, { recursive: true });
});
