import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { PersonasContext } from '../../src/machines/account/personas.types.ts';
import { captain, clockmaker, irisAsDefault } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/personas.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { Journal, textIn, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const personas = '/user/personas';
const roomPersona = '/room/persona';
const calls: Readonly<Record<string, string>> = {
  savePersona: '/user/saveOrUpdatePersona',
  makeDefault: '/user/setDefaultPersona',
  choosePersona: roomPersona,
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`personas, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const { roomId }: { roomId: string | null } = walk.start.snapshot.context;
    const answers = { '/room/notes': success({ notes: '' }) };
    const held = [personas, '/user/deleteDefaultPersona', ...Object.values(calls)];
    const path = roomId === null ? '/chat-profile' : `/chat-profile?roomId=${roomId}`;
    const gate = await openSignedIn(page, path, { answers, held });
    await tour({ page, observer, journal }, stageOn(page, gate, observer), walk);
  });
}

test('personas: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  // By key: what the page has said so far lies over its end as long as the clock stands still.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const asPeople: Record<string, (event: EventObject, from: Node) => Promise<void>> = {
    'load.retry': () => press('Try again'),
    'persona.add': () => press('New persona'),
    'persona.edit': (event) => press(`Edit ${nameOf(event)}`),
    'deletion.request': (event) => press(`Delete ${nameOf(event)}`),
    'persona.default': (event) => press(`Make ${nameOf(event)} the default`),
    'persona.choose': (event) => page.getByRole('radio', { name: nameOf(event) }).press(' '),
    'draft.cancel': () => press('Cancel'),
    'draft.submit': async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(clockmaker.name);
      await press('Save');
    },
  };

  async function happen({ event, cause }: Edge, from: Node): Promise<void> {
    if (cause.kind === 'error' && ['roomSettings', 'deletePersona'].includes(cause.child))
      await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'deletePersona') await answer(cause.result);
    else if (cause.kind === 'done' && cause.child === 'fetchPersonas') await load(cause.result);
    else if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(answerTo(cause)));
    else if (cause.kind === 'error' && cause.child === 'fetchPersonas') {
      await failAs(gate, personas, cause.result);
      await gate.settle(roomPersona, success(irisAsDefault));
    } else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else await asPeople[event.type]?.(event, from);
  }

  async function answer(outcome: unknown): Promise<void> {
    const { kind, result } = v.parse(Outcome, outcome);
    await press(kind === 'confirmed' ? 'Delete persona' : 'Cancel');
    if (kind === 'confirmed') await gate.settle('/user/deleteDefaultPersona', success({ personas: result }));
  }

  /** The room's own persona is asked for beside the others. */
  async function load(result: unknown): Promise<void> {
    await gate.settle(personas, success(result));
    await gate.settle(roomPersona, success(irisAsDefault));
  }

  return { model, happen, sights: sightsOn(page) };
}

function sightsOn(page: Page): Sight[] {
  const dialog = page.getByRole('dialog', { name: /^(New persona|Edit persona|Delete .*)$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const personaNamed = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const see = (name: string) => expect(button(name)).toBeVisible();
  const of = ({ context }: { context: PersonasContext }) => namesById[context.subject ?? ''] ?? '';
  return [
    { in: 'loading', see: () => expect(page.getByText('Loading your personas')).toBeAttached() },
    { in: { loading: 'slow' }, see: () => see('Try again') },
    { in: 'failed', see: () => expect(page.getByText('Couldn’t load your personas')).toBeVisible() },
    { in: 'ready', see: () => expect(button('New persona')).toBeVisible() },
    { in: { ready: 'resting' }, see: () => expect(dialog).toHaveCount(0) },
    { in: { ready: 'writing' }, see: () => see('Save') },
    { in: { ready: 'saving' }, see: () => see('Saving…') },
    { in: { ready: 'confirmingDeletion' }, see: () => see('Delete persona') },
    // What is wanted stands there at once.
    {
      in: { ready: 'changingDefault' },
      see: async (snapshot) => {
        await expect(button(`Make ${of(snapshot)} the default`)).toHaveCount(0);
        await expect(personaNamed(of(snapshot)).getByRole('button', { name: 'Default' })).toBeFocused();
      },
    },
    {
      in: { ready: 'choosing' },
      see: (snapshot) => expect(page.getByRole('radio', { name: of(snapshot), exact: true })).toBeChecked(),
    },
  ];
}

const Outcome = v.object({ kind: v.string(), result: v.optional(v.unknown()) });

const namesById: Readonly<Record<string, string>> = {
  [captain.uuid]: captain.name,
  [clockmaker.uuid]: clockmaker.name,
};

const nameOf = (event: EventObject): string => namesById[textIn(event, 'uuid')] ?? '';

/** What the host answers where the actor hands on less. */
const answerTo = ({ child, result }: { child: string; result: unknown }): unknown =>
  child === 'makeDefault' ? { personas: result } : result;
