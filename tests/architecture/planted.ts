/** One violation of each import rule: its file, its code, and the rule that must report it. */
export interface Planted {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  /** The name of the rule as the linter prints it. */
  readonly rule: string;
}

/** Below the name of each rule: the title of a violation, and its file and code. */
const violations = `
# eslint(no-restricted-imports)
a view that keeps state
src/views/state.tsx: import { useState } from 'react'; export const Counter = () => useState(0)[0];
a view that runs an effect
src/views/effect.tsx: import { useEffect } from 'react'; export const Effect = () => { useEffect(() => {}); return null; };
a view that takes all of React
src/views/namespace.tsx: import * as React from 'react'; export const Counter = () => React.useState(0)[0];
a view that starts an actor
src/views/actor.tsx: import { useMachine } from '@xstate/react'; export const use = useMachine;
a view that creates an actor
src/views/create-actor.tsx: import { createActor } from 'xstate'; export const create = createActor;
a DOM helper that creates an actor
src/views/dom/create-actor.ts: import { createActor } from 'xstate'; export const create = createActor;
a view that reads the code of an error
src/views/error-code.tsx: import { code } from '../../contract/envelope.ts'; export const { invalid } = code;
a view that calls a service
src/views/service.tsx: import { call } from '../services/http.ts'; export const answer = call;
a view that makes requests by a package
src/views/request.tsx: import { ofetch } from 'ofetch'; export const get = ofetch;
a view that imports a machine
src/views/machine.tsx: import { authMachine } from '../machines/auth.machine.ts'; export const machine = authMachine;
a DOM helper that calls the API
src/views/dom/service.ts: import { call } from '../../services/http.ts'; export const answer = call;
a machine that knows React
src/machines/react.machine.ts: import { createElement } from 'react'; export const make = createElement;
a machine that imports a service
src/machines/service.machine.ts: import { call } from '../services/http.ts'; export const answer = call;
a machine that imports a view
src/machines/view.machine.ts: import { Button } from '../views/parts/button.tsx'; export const Part = Button;
a machine that validates
src/machines/schema.machine.ts: import { callSchema } from '../../contract/call.ts'; export const schema = callSchema;
a service that knows React
src/services/react.ts: import { createElement } from 'react'; export const make = createElement;
a service that knows a view
src/services/view.ts: import { Button } from '../views/parts/button.tsx'; export const Part = Button;
a service that imports a machine
src/services/machine.ts: import { authMachine } from '../machines/auth.machine.ts'; export const machine = authMachine;
the server in the page
src/services/server.ts: import { start } from '../../server/main.ts'; export const begin = start;
Node in the page
src/services/node.ts: import { readFileSync } from 'node:fs'; export const read = readFileSync;
the server in a screen
src/screens/server.tsx: import { start } from '../../server/main.ts'; export const begin = start;
the page in the server
server/page.ts: import { call } from '../src/services/http.ts'; export const answer = call;
a judge of texts that knows the domain
server/text-safety/blocks.ts: import { start } from '../domain/blocks.ts'; export const begin = start;
a ledger that knows people
server/domain/billing/arrow.ts: import { start } from '../accounts/sessions.ts'; export const begin = start;
people who know what is remembered of them
server/domain/mates/arrow.ts: import type { Fact } from '../memory/facts.ts'; export type Known = Fact;
a memory that knows the conversation
server/domain/memory/jobs/arrow.ts: import { start } from '../../rooms/rooms.ts'; export const begin = start;
a conversation that knows what ends it
server/domain/replies/arrow.ts: import { start } from '../deletion/account-deletion.ts'; export const begin = start;
React in the server
server/react.ts: import { createElement } from 'react'; export const make = createElement;
the server in the contract
contract/server.ts: import { start } from '../server/main.ts'; export const begin = start;
Node in the contract
contract/node.ts: import { readFileSync } from 'node:fs'; export const read = readFileSync;
a tool for statecharts that knows the product
tools/statecharts/walks/product.ts: import { authMachine } from '../../../src/machines/auth.machine.ts'; export const machine = authMachine;
a tool for statecharts that knows where the product's machines are
tools/statecharts/product.ts: import { project } from '../product-charts/project.ts'; export const known = project;

# eslint(no-restricted-globals)
a view that fetches
src/views/fetch.tsx: export const get = () => fetch('/');
a view that stores
src/views/store.tsx: export const clear = () => localStorage.clear();
a view that waits
src/views/wait.tsx: export const wait = () => setTimeout(() => {}, 1);
a view that moves the address
src/views/move.tsx: export const back = () => history.back();
a machine that fetches
src/machines/fetch.machine.ts: export const get = () => fetch('/');
a machine that stores
src/machines/store.machine.ts: export const clear = () => localStorage.clear();
a machine that waits by itself
src/machines/wait.machine.ts: export const wait = () => setTimeout(() => {}, 1);
a machine that touches the document
src/machines/document.machine.ts: export const title = () => document.title;
a machine that prints
src/machines/print.machine.ts: export const print = () => console.log(1);

# react(no-danger)
HTML from text in a view
src/views/danger.tsx: export const Danger = () => <div dangerouslySetInnerHTML={{ __html: '<b>' }} />;

# import(no-default-export)
a default export
src/services/default.ts: const value = 1; export default value;

# typescript(no-explicit-any)
an any
src/services/any.ts: export const value: any = 1;

# typescript(no-non-null-assertion)
a non-null assertion
src/services/bang.ts: export const first = (list: string[]) => list[0]!;

# eslint(no-empty)
an empty catch
src/services/swallow.ts: export const read = () => { try { JSON.parse('{'); } catch {} };

# typescript(no-floating-promises)
a promise that nobody awaits
src/services/floating.ts: export const go = () => { Promise.resolve(1); };

# eslint(eqeqeq)
a loose comparison
src/services/loose.ts: export const isOne = (value: number) => value == 1;

# eslint(no-console)
a print
server/print.ts: export const print = () => console.log(1);

# unicorn(filename-case)
a file named in camel case
src/services/someFile.ts: export const value = 1;

# import(no-cycle)
a circle of imports
src/services/circle-a.ts: import { b } from './circle-b.ts'; export const a = () => b;
a circle of types
src/services/circle-of-types-a.ts: import type { B } from './circle-of-types-b.ts'; export interface A { readonly b: B | null }

# vitest(no-disabled-tests)
a skipped test
tests/services/skipped.test.ts: import { expect, test } from 'vitest'; test.skip('later', () => expect(1).toBe(1));

# vitest(no-focused-tests)
a test that runs alone
tests/services/focused.test.ts: import { expect, test } from 'vitest'; test.only('now', () => expect(1).toBe(1));
`;

export const planted: readonly Planted[] = [
  ...violations.split('# ').flatMap(readRule),
  {
    title: 'a silenced compiler',
    file: 'src/services/silenced.ts',
    code: `// @ts-ignore\nexport const value: string = 1;`,
    rule: 'typescript(ban-ts-comment)',
  },
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
  'src/views/dom/thread/rich-text.ts': `import { openRichText } from '../../services/rich-text/rich-text.ts'; export const open = openRichText;`,
  'tools/statecharts/walks/walks.ts': `import { modelOf } from '../explorer/model.ts'; export const walk = modelOf;`,
  'contract/envelope.ts': 'export const code = { invalid: 4000 };',
  'contract/call.ts': 'export type Call = { path: string }; export const callSchema = {};',
  'server/domain/blocks.ts': 'export const start = () => 1;',
  'server/domain/mates/lore.ts': `import { start } from '../../companions/lore/read-book.ts'; export const begin = start;`,
  'server/domain/replies/replies.ts': `import { start } from '../memory/facts.ts'; export const begin = start;`,
  'server/main.ts': `import { callSchema } from '../contract/call.ts'; export const start = () => callSchema;`,
};

function readRule(text: string): Planted[] {
  const [rule = ''] = text.split('\n');
  return [...text.matchAll(/^(.+)\n(\S+): (.+)$/gm)].map(([, title = '', file = '', code = '']) => ({
    title,
    file,
    code,
    rule,
  }));
}
