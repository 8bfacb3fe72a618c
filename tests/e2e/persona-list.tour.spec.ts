import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { PersonaListContext } from '../../src/machines/account/personas/persona-list.types.ts';
import { captain, clockmaker } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/personas/persona-list.model.ts';
import type { PersonasData } from '../../src/machines/account/personas/personas.types.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { endConfirmation } from './support/confirmations.ts';
import { refusal, success } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openPersonas, type PersonasStage } from './support/personas-stage.ts';
import { type Stage, type StateAssertion, testTours, textIn } from './support/tour.ts';

const deleteCall = '/user/deleteDefaultPersona';
const calls: Readonly<Record<string, string>> = {
  savePersona: '/user/saveOrUpdatePersona',
  makeDefault: '/user/setDefaultPersona',
  choosePersona: '/room/persona',
};

testTours('personaList', { model }, async ({ page, observer, walk }) => {
  const { roomId, personas, roomPersona }: PersonaListContext = walk.start.snapshot.context;
  const { gate, load } = await openPersonas(page, roomId, [deleteCall, ...Object.values(calls)]);
  await load({ personas, roomPersona });
  return stageOn(page, { gate, load }, observer);
});

function stageOn(page: Page, { gate, load }: PersonasStage, observer: Observer): Stage {
  // By key: toasts cover the end of the page while the clock is paused.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'persona.add': () => press('New persona'),
    'persona.edit': (event) => press(`Edit ${nameOf(event)}`),
    'deletion.request': (event) => press(`Delete ${nameOf(event)}`),
    'persona.default': (event) => press(`Make ${nameOf(event)} the default`),
    'persona.choose': (event) => radioOf(page, textOf(event)).press(' '),
  };

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'deletePersona')
      await answer(cause.result, snapshot.context);
    else if (cause.kind === 'done' && cause.child === 'savePersona') await save(cause.result);
    else if (cause.kind === 'done') await endCommand(cause);
    else await asPeople[event.type]?.(event);
  }

  async function endCommand({ child, result }: { child: string; result: unknown }): Promise<void> {
    const path = calls[child] ?? '';
    const outcome = v.parse(Outcome, result);
    if (outcome.kind === 'done') return gate.settle(path, success(answerTo(child, outcome.result)));
    await gate.settle(path, refusal(4000, 'Not now.'));
    return press('Cancel');
  }

  const save = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form: page.getByRole('dialog'),
      submit: async () => {
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: 'Name', exact: true })
          .fill(clockmaker.name);
        await press('Save');
      },
      settle: () => gate.settle(calls['savePersona'] ?? '', success(clockmaker)),
    });

  async function answer(outcome: unknown, data: PersonasData): Promise<void> {
    const { kind, result } = v.parse(Outcome, outcome);
    await endConfirmation(page, outcome, {
      form: page.getByRole('dialog'),
      submit: () => press('Delete persona'),
      settle: () => gate.settle(deleteCall, success({ personas: result })),
    });
    // The page loads what the server has now.
    if (kind === 'abandoned') await load(data);
  }

  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog', { name: /^(New persona|Edit persona|Delete .*)$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const personaNamed = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const see = (name: string) => expect(button(name)).toBeVisible();
  return [
    [{ editor: 'idle' }, () => see('New persona')],
    [{ editor: 'idle' }, () => expect(dialog).toHaveCount(0)],
    [{ editor: 'editing' }, () => see('Save')],
    [{ editor: 'confirmingDeletion' }, () => see('Delete persona')],
    // The page shows a selection before the server has accepted it.
    [
      { standard: 'changing' },
      async ({ context }) => {
        const name = namesById[context.nextDefault ?? ''] ?? '';
        await expect(button(`Make ${name} the default`)).toHaveCount(0);
        await expect(personaNamed(name).getByRole('button', { name: 'Default' })).toBeFocused();
      },
    ],
    [{ room: 'choosing' }, ({ context }) => expect(radioOf(page, context.nextChoice ?? null)).toBeChecked()],
  ];
}

const Outcome = v.object({ kind: v.string(), result: v.optional(v.unknown()) });

const namesById: Readonly<Record<string, string>> = {
  [captain.uuid]: captain.name,
  [clockmaker.uuid]: clockmaker.name,
};

const nameOf = (event: EventObject): string => namesById[textIn(event, 'uuid')] ?? '';

/** The radio button of a persona; that of the default without one. */
const radioOf = (page: Page, uuid: string | null) =>
  page.getByRole(
    'radio',
    uuid === null ? { name: /^Default/ } : { name: namesById[uuid] ?? '', exact: true },
  );

/** The persona that an event chooses; null for the default. */
const textOf = (event: EventObject): string | null =>
  v.parse(v.looseObject({ uuid: v.nullable(v.string()) }), event).uuid;

/** Maps the actor's output to the server's response. */
const answerTo = (child: string, result: unknown): unknown =>
  child === 'makeDefault' ? { personas: result } : result;
