import { supervisedPart } from 'statechart-tools/explorer/supervision';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { readConfig, variableNames } from '../../../server/config/config.ts';
import { filesBelow, root, textOfFile } from '../source.ts';

const architecture = textOfFile('docs/architecture.md');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
];

const modules = import.meta.glob<Record<string, unknown>>('../../../src/machines/**/*.machine.ts', {
  eager: true,
});
const machines = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);
const ids = new Set(machines.map(({ id }) => id));

/** Folders whose subfolders the folder tree lists without exception. */
const listedInFull = [
  'src',
  'src/machines',
  'src/services',
  'src/views',
  'server',
  'server/domain',
  'tests',
  'tools',
];

/** Enables the parts of the server that are off by default, so that their defaults are read. */
const parts = {
  LLM_BASE_URL: 'https://model.example/v1',
  LLM_MODEL: 'model',
  GOOGLE_CLIENT_ID: 'id',
  DISCORD_CLIENT_ID: 'id',
  DISCORD_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  ADMIN_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
};

test('the folder tree names every feature folder, and only folders that exist', () => {
  const tree = readTree('## Folders').map((names) => names.map((name) => name.replace('/', '')).join('/'));
  expect(tree.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  expect(listedInFull.flatMap(foldersIn).filter((folder) => !tree.includes(folder))).toEqual([]);
});

test('the actor tree names every machine below the one that invokes or spawns it', () => {
  const tree = readTree('## Actors').map((names) => names.slice(-2).join(' > '));
  const roots = ['app', 'appUpdate', 'installOffer', 'trialOffer', 'palette', 'navigation > screen'];
  expect(tree.toSorted()).toEqual([...roots, ...screens(), ...children()].toSorted());
  const named = new Set(['supervised', ...tree.map((edge) => edge.split(' > ').at(-1))]);
  expect([...ids].filter((id) => !named.has(id))).toEqual([]);
});

test.each([
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/first-hour.md',
  'docs/run-a-server.md',
])('%s names paths that exist', (page) => {
  const paths = [
    ...textOfFile(page).matchAll(/`((?:src|server|contract|tests|tools|docs|scripts)\/[\w./-]+)`/g),
  ];
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(pages)('%s links to files and sections that exist', (page) => {
  const links = [...textOfFile(page).matchAll(/(?:\]\(|src=")(?!https?:)([^)"\s]*)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

test.each(pages.filter(hasCommands))('%s says when its commands were tried', (page) => {
  expect(textOfFile(page).replaceAll('\n', ' ')).toMatch(/(?:tried|walked) on \d+ [A-Z][a-z]+ 20\d\d/i);
});

test('the commands that run some tests name tests that exist, and that of CONTRIBUTING.md runs any file', () => {
  const commands = pages.flatMap((page) => textOfFile(page).match(/(?<=npx vitest run )[^`\n]+/g) ?? []);
  const named = commands.flatMap((command) => command.match(/\b(?:tests|tools)\/[\w./-]*\w/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  // A project leaves files out, such as the long ones.
  expect(textOfFile('CONTRIBUTING.md')).not.toContain('vitest run --project');
});

test('the commands that get the code name the repository of package.json', () => {
  const { repository } = JSON.parse(textOfFile('package.json')) as { repository?: { url: string } };
  const addresses = pages.flatMap((page) =>
    [...textOfFile(page).matchAll(/git clone (\S+)/g)].map(([, address = '']) => [page, address]),
  );
  expect(addresses).not.toEqual([]);
  const expected = repository?.url.replace(/^git\+/, '') ?? 'REPOSITORY';
  expect(addresses.filter(([, address]) => address !== expected)).toEqual([]);
});

test('docs/configuration.md has a row for every variable of the server, with its default', () => {
  const rows = [...textOfFile('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`)?/gm)];
  expect(variableNames.filter((name) => !rows.some(([, row]) => row === name))).toEqual([]);

  // Setting a variable to its default changes nothing.
  const wrong = rows.filter(([, name = '', byDefault = '']) => {
    const given = byDefault === '' ? parts : { ...parts, [name]: byDefault };
    return !isDeepStrictEqual(readConfig(given), readConfig(parts));
  });
  expect(wrong.map(([, name]) => name)).toEqual([]);
});

/**
 * Whether a page shows commands that no test runs. Each `npm run` is tried on a bare clone, and the tutorial as a whole
 * (`tests/scripts`).
 */
function hasCommands(page: string): boolean {
  const isTested = page === 'docs/tutorial-change-a-flow.md';
  const text = textOfFile(page).replaceAll(/```(?:console|sh)?\n(.*?)```/gs, (_, code: string) =>
    code.replaceAll(/^/gm, '    '),
  );
  const commands =
    /^ {4,}(?:apt-get|cd|cp|curl|docker|echo|git|install|journalctl|mates|npx|ollama|podman|sed|sudo|systemctl) /m;
  return !isTested && commands.test(text);
}

/** Returns each name of the first indented tree below a heading, preceded by its parents' names. */
function readTree(heading: string): string[][] {
  const [, block = ''] = /```\n(.*?)```/s.exec(architecture.slice(architecture.indexOf(heading))) ?? [];
  const above: string[] = [];
  return block
    .trimEnd()
    .split('\n')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      above.splice(depth, above.length, line.trim().split(/\s/)[0] ?? '');
      return [...above];
    });
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

/** The machines of the screens, all of which navigation spawns under the same name. */
function screens(): string[] {
  const code = filesBelow('src/screens').map(textOfFile).join('\n');
  const ids = [...code.matchAll(/logic: (?:([a-z]\w*)Machine|provide([A-Z]\w*))\b/g)].map(
    ([, id, name = '']) => id ?? name.slice(0, 1).toLowerCase() + name.slice(1),
  );
  return [...new Set(ids)].map((id) => `screen > ${id}`);
}

/** Identifies a machine by its id, or by the actor's name where only a placeholder is imported. */
/** What `provideLoadedPart` loads: the machine that spawns it knows no type of it. */
const loaded = ['call', 'dictation'];

function children(): string[] {
  const edges = machines.flatMap(({ id, implementations }) =>
    Object.entries(implementations.actors)
      .map(([name, logic]) => (logic instanceof StateMachine ? (supervisedPart(logic) ?? logic).id : name))
      .filter((child) => ids.has(child) && child !== id)
      .map((child) => `${id} > ${child}`),
  );
  return [...new Set([...edges, ...loaded.map((part) => `loadedPart > ${part}`)])];
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', section] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  return section === undefined || headingsIn(target).includes(section);
}

function headingsIn(page: string): string[] {
  return [...textOfFile(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
