import { subscribe } from 'node:diagnostics_channel';
import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillAllMacros, fillMacros } from '../../../contract/macros/fill-macros.ts';
import { compileBook } from '../../../server/companions/lore/compile-book.ts';
import { fillBook } from '../../../server/companions/lore/fill-book.ts';
import { fire } from '../../../server/companions/lore/fire.ts';
import { readBook } from '../../../server/companions/lore/read-book.ts';
import { DomainError } from '../../../server/domain/domain-error.ts';
import { renderPicture } from '../../../server/domain/pictures/render-picture.ts';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { assetsOf, portraitIn } from '../../../src/services/mates/cards/card-assets.ts';
import { exportCard } from '../../../src/services/mates/cards/card-export.ts';
import { readCardFile, type CardContainer } from '../../../src/services/mates/cards/card-file.ts';
import { CardError } from '../../../src/services/mates/cards/card-limits.ts';
import { readCard } from '../../../src/services/mates/cards/character-card.ts';
import { filledForm, ruth } from '../../machines/mates/user-mate-samples.ts';
import { pngOf } from '../../services/mates/cards/support/containers.ts';

/** The outcome of a file, and by how many megabytes the memory of the process grew since it began. */
export interface FileOutcome {
  /** The reason of the refusal, `inert` for a card, or the error that nobody expects. */
  readonly card: string;
  readonly export: string;
  readonly picture: string;
  readonly peak: number;
  readonly ms: number;
}

/** The outcomes of all files. */
export interface FilesReport {
  readonly outcomes: readonly FileOutcome[];
  /** The attempts to connect to anything. */
  readonly connections: number;
}

const largestPicture = 10_000_000;
const names = { mate: 'Vex', person: 'Ada' };
const portrait = pngOf([]);
let connections = 0;
for (const channel of ['net.client.socket', 'undici:request:create', 'http.client.request.start'])
  subscribe(channel, () => (connections += 1));

/** The most memory that the process has had, in megabytes. Linux counts that of the parent too, except in its own table. */
const peak = (): number => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
      : process.resourceUsage().maxRSS;
  return kilobytes / 1024;
};

/** Returns what was thrown: a reason of ours, or the whole error. */
async function resultOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CardError) return error.reason;
    if (error instanceof DomainError) return error.message;
    return `unexpected: ${String(error)}`;
  }
}

/** Reads a card as the page does, writes it again in each format, and reads what the server reads of it. */
async function useCard(file: Blob): Promise<string> {
  const container = await readCardFile(file);
  const { form } = readCard(container.text, filledForm);
  assetsOf(container);
  await portraitIn(container);
  await writeAgain(container);
  const { greeting, who } = form.words;
  for (const text of [greeting, who, ...form.greetings]) {
    fillMacros(text, { names, place: 'a', occasion: 'b', now: 0, language: 'en' });
    fillAllMacros(text, names);
  }
  await useBook(container.text, greeting);
  return 'inert';
}

async function writeAgain({ text, bytes, kind }: CardContainer): Promise<void> {
  for (const format of ['json', 'png', 'charx'] as const) {
    await exportCard(format, {
      mate: ruth,
      original: text,
      readFile: () => Promise.resolve(kind === 'json' ? null : Uint8Array.from(bytes)),
      draw: () => Promise.resolve(portrait),
    });
  }
}

async function useBook(card: string, said: string): Promise<void> {
  const book = await readBook(JSON.parse(card));
  if (book === null) return;
  await fire(
    await compileBook(await fillBook(book, names)),
    {
      lines: [{ speaker: 'Ada', text: said }],
      messages: 2,
      replies: 1,
      mate: { names: ['Vex'], tags: [] },
      effects: [],
    },
    { names, budget: 8192, sizeOf: (text) => text.length, random: () => 0.5 },
  );
}

async function readAsExport(name: string, file: Blob): Promise<string> {
  const chosen = {
    name,
    size: file.size,
    arrayBuffer: () => file.arrayBuffer(),
    slice: (from?: number, to?: number) => file.slice(from, to),
  };
  const found = await readExport([chosen], {
    signal: new AbortController().signal,
    onRead: () => undefined,
  });
  return `cards: ${String(found.cards.length)}, unread: ${found.unread.map(({ reason }) => reason).join()}`;
}

async function drawPicture(bytes: Uint8Array): Promise<string> {
  return `${String((await renderPicture(bytes, null)).length)} sizes`;
}

/** Reads each file of a folder one after the other. What one leaves behind is no memory of the next. */
async function readFiles(folder: string): Promise<FilesReport> {
  const outcomes: FileOutcome[] = [];
  const start = peak();
  for (const name of readdirSync(folder).toSorted((one, other) => Number(one) - Number(other))) {
    globalThis.gc?.();
    const path = join(folder, name);
    const file = await openAsBlob(path);
    const began = performance.now();
    outcomes.push({
      card: await resultOf(() => useCard(file)),
      export: await resultOf(() => readAsExport(`${name}.json`, file)),
      // The server takes no larger picture.
      picture: file.size > largestPicture ? 'large' : await resultOf(() => drawPicture(readFileSync(path))),
      peak: Math.round(peak() - start),
      ms: Math.round(performance.now() - began),
    });
  }
  return { outcomes, connections };
}

const [folder = ''] = process.argv.slice(2);
process.send?.(await readFiles(folder));
