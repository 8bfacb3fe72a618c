/** One violation of each import rule: its file, its code, and the rule that must report it. */
export interface Planted {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  /** The name of the rule as the linter prints it. */
  readonly rule: string;
}

const imports = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';

export const planted: readonly Planted[] = [
  plant(
    'a view that keeps state',
    'src/views/state.tsx',
    `import { useState } from 'react'; export const Counter = () => useState(0)[0];`,
    imports,
  ),
  plant(
    'a view that runs an effect',
    'src/views/effect.tsx',
    `import { useEffect } from 'react'; export const Effect = () => { useEffect(() => {}); return null; };`,
    imports,
  ),
  plant(
    'a view that takes all of React',
    'src/views/namespace.tsx',
    `import * as React from 'react'; export const Counter = () => React.useState(0)[0];`,
    imports,
  ),
  plant(
    'a view that starts an actor',
    'src/views/actor.tsx',
    `import { useMachine } from '@xstate/react'; export const use = useMachine;`,
    imports,
  ),
  plant(
    'a view that creates an actor',
    'src/views/create-actor.tsx',
    `import { createActor } from 'xstate'; export const create = createActor;`,
    imports,
  ),
  plant(
    'a DOM helper that creates an actor',
    'src/views/dom/create-actor.ts',
    `import { createActor } from 'xstate'; export const create = createActor;`,
    imports,
  ),
  plant(
    'a view that reads the code of an error',
    'src/views/error-code.tsx',
    `import { code } from '../../contract/envelope.ts'; export const { invalid } = code;`,
    imports,
  ),
  plant(
    'a view that calls a service',
    'src/views/service.tsx',
    `import { call } from '../services/http.ts'; export const answer = call;`,
    imports,
  ),
  plant(
    'a view that makes requests by a package',
    'src/views/request.tsx',
    `import { ofetch } from 'ofetch'; export const get = ofetch;`,
    imports,
  ),
  plant(
    'a view that imports a machine',
    'src/views/machine.tsx',
    `import { authMachine } from '../machines/auth.machine.ts'; export const machine = authMachine;`,
    imports,
  ),
  plant('a view that fetches', 'src/views/fetch.tsx', `export const get = () => fetch('/');`, globals),
  plant(
    'a view that stores',
    'src/views/store.tsx',
    `export const clear = () => localStorage.clear();`,
    globals,
  ),
  plant(
    'a view that waits',
    'src/views/wait.tsx',
    `export const wait = () => setTimeout(() => {}, 1);`,
    globals,
  ),
  plant(
    'a view that moves the address',
    'src/views/move.tsx',
    `export const back = () => history.back();`,
    globals,
  ),
  plant(
    'HTML from text in a view',
    'src/views/danger.tsx',
    `export const Danger = () => <div dangerouslySetInnerHTML={{ __html: '<b>' }} />;`,
    'react(no-danger)',
  ),
  plant(
    'a DOM helper that calls the API',
    'src/views/dom/service.ts',
    `import { call } from '../../services/http.ts'; export const answer = call;`,
    imports,
  ),
  plant(
    'a machine that knows React',
    'src/machines/react.machine.ts',
    `import { createElement } from 'react'; export const make = createElement;`,
    imports,
  ),
  plant(
    'a machine that imports a service',
    'src/machines/service.machine.ts',
    `import { call } from '../services/http.ts'; export const answer = call;`,
    imports,
  ),
  plant(
    'a machine that imports a view',
    'src/machines/view.machine.ts',
    `import { Button } from '../views/parts/button.tsx'; export const Part = Button;`,
    imports,
  ),
  plant(
    'a machine that validates',
    'src/machines/schema.machine.ts',
    `import { callSchema } from '../../contract/call.ts'; export const schema = callSchema;`,
    imports,
  ),
  plant(
    'a machine that fetches',
    'src/machines/fetch.machine.ts',
    `export const get = () => fetch('/');`,
    globals,
  ),
  plant(
    'a machine that stores',
    'src/machines/store.machine.ts',
    `export const clear = () => localStorage.clear();`,
    globals,
  ),
  plant(
    'a machine that waits by itself',
    'src/machines/wait.machine.ts',
    `export const wait = () => setTimeout(() => {}, 1);`,
    globals,
  ),
  plant(
    'a machine that touches the document',
    'src/machines/document.machine.ts',
    `export const title = () => document.title;`,
    globals,
  ),
  plant(
    'a machine that prints',
    'src/machines/print.machine.ts',
    `export const print = () => console.log(1);`,
    globals,
  ),
  plant(
    'a service that knows React',
    'src/services/react.ts',
    `import { createElement } from 'react'; export const make = createElement;`,
    imports,
  ),
  plant(
    'a service that knows a view',
    'src/services/view.ts',
    `import { Button } from '../views/parts/button.tsx'; export const Part = Button;`,
    imports,
  ),
  plant(
    'a service that imports a machine',
    'src/services/machine.ts',
    `import { authMachine } from '../machines/auth.machine.ts'; export const machine = authMachine;`,
    imports,
  ),
  plant(
    'the server in the page',
    'src/services/server.ts',
    `import { start } from '../../server/main.ts'; export const begin = start;`,
    imports,
  ),
  plant(
    'Node in the page',
    'src/services/node.ts',
    `import { readFileSync } from 'node:fs'; export const read = readFileSync;`,
    imports,
  ),
  plant(
    'the server in a screen',
    'src/screens/server.tsx',
    `import { start } from '../../server/main.ts'; export const begin = start;`,
    imports,
  ),
  plant(
    'the page in the server',
    'server/page.ts',
    `import { call } from '../src/services/http.ts'; export const answer = call;`,
    imports,
  ),
  plant(
    'a judge of texts that knows the domain',
    'server/text-safety/blocks.ts',
    `import { start } from '../domain/blocks.ts'; export const begin = start;`,
    imports,
  ),
  plant(
    'React in the server',
    'server/react.ts',
    `import { createElement } from 'react'; export const make = createElement;`,
    imports,
  ),
  plant(
    'the server in the contract',
    'contract/server.ts',
    `import { start } from '../server/main.ts'; export const begin = start;`,
    imports,
  ),
  plant(
    'Node in the contract',
    'contract/node.ts',
    `import { readFileSync } from 'node:fs'; export const read = readFileSync;`,
    imports,
  ),
  plant(
    'a default export',
    'src/services/default.ts',
    `const value = 1; export default value;`,
    'import(no-default-export)',
  ),
  plant('an any', 'src/services/any.ts', `export const value: any = 1;`, 'typescript(no-explicit-any)'),
  plant(
    'a non-null assertion',
    'src/services/bang.ts',
    `export const first = (list: string[]) => list[0]!;`,
    'typescript(no-non-null-assertion)',
  ),
  plant(
    'a silenced compiler',
    'src/services/silenced.ts',
    `// @ts-ignore\nexport const value: string = 1;`,
    'typescript(ban-ts-comment)',
  ),
  plant(
    'an empty catch',
    'src/services/swallow.ts',
    `export const read = () => { try { JSON.parse('{'); } catch {} };`,
    'eslint(no-empty)',
  ),
  plant(
    'a promise that nobody awaits',
    'src/services/floating.ts',
    `export const go = () => { Promise.resolve(1); };`,
    'typescript(no-floating-promises)',
  ),
  plant(
    'a loose comparison',
    'src/services/loose.ts',
    `export const isOne = (value: number) => value == 1;`,
    'eslint(eqeqeq)',
  ),
  plant('a print', 'server/print.ts', `export const print = () => console.log(1);`, 'eslint(no-console)'),
  plant(
    'a file named in camel case',
    'src/services/someFile.ts',
    `export const value = 1;`,
    'unicorn(filename-case)',
  ),
  plant(
    'a circle of imports',
    'src/services/circle-a.ts',
    `import { b } from './circle-b.ts'; export const a = () => b;`,
    'import(no-cycle)',
  ),
  plant(
    'a circle of types',
    'src/services/circle-of-types-a.ts',
    `import type { B } from './circle-of-types-b.ts'; export interface A { readonly b: B | null }`,
    'import(no-cycle)',
  ),
  plant(
    'a skipped test',
    'tests/services/skipped.test.ts',
    `import { expect, test } from 'vitest'; test.skip('later', () => expect(1).toBe(1));`,
    'vitest(no-disabled-tests)',
  ),
  plant(
    'a test that runs alone',
    'tests/services/focused.test.ts',
    `import { expect, test } from 'vitest'; test.only('now', () => expect(1).toBe(1));`,
    'vitest(no-focused-tests)',
  ),
];

/** The files that the violations refer to, and valid files of every folder. */
export const innocent: Readonly<Record<string, string>> = {
  'src/services/circle-b.ts': `import { a } from './circle-a.ts'; export const b = () => a;`,
  'src/services/circle-of-types-b.ts': `import type { A } from './circle-of-types-a.ts'; export interface B { readonly a: A | null }`,
  'src/services/http/http.ts': 'export const call = () => fetch("/");',
  'src/services/rich-text/rich-text.ts': 'export const openRichText = () => 1;',
  'src/machines/auth/auth.machine.ts': `import { setup } from 'xstate'; export const authMachine = setup({}).createMachine({});`,
  'src/machines/auth/auth.types.ts': `import type { Call } from '../../contract/call.ts'; export type Asked = Call;`,
  'src/views/components/button.tsx': `import type { Asked } from '../../machines/auth.types.ts'; export const Button = ({ path }: Asked) => <button type="button">{path}</button>;`,
  'src/views/dom/rich-text.ts': `import { openRichText } from '../../services/rich-text/rich-text.ts'; export const open = openRichText;`,
  'contract/envelope.ts': 'export const code = { invalid: 4000 };',
  'contract/call.ts': 'export type Call = { path: string }; export const callSchema = {};',
  'server/domain/blocks.ts': 'export const start = () => 1;',
  'server/main.ts': `import { callSchema } from '../contract/call.ts'; export const start = () => callSchema;`,
};

function plant(title: string, file: string, code: string, rule: string): Planted {
  return { title, file, code, rule };
}
