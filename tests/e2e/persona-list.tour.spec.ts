import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import {
  chooseRoomPersona,
  deleteDefaultPersona,
  saveOrUpdatePersona,
  setDefaultPersona,
} from '../../contract/persona.ts';
import type { PersonaListContext } from '../../src/machines/account/personas/persona-list.types.ts';
import { captain, clockmaker } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/personas/persona-list.model.ts';
import { kindOf } from './support/confirmations.ts';
import { openPersonas } from './support/personas-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, testTours, textIn } from './support/tour.ts';

testTours('personaList', { model }, async ({ page, walk }) => {
  const { roomId, personas, roomPersona }: PersonaListContext = walk.start.snapshot.context;
  const form = page.getByRole('dialog');
  const answers: Answers = {
    savePersona: {
      call: saveOrUpdatePersona,
      response: () => clockmaker,
      form,
      submit: async () => {
        await form.getByRole('textbox', { name: 'Name', exact: true }).fill(clockmaker.name);
        await pressIn(form, 'Save');
      },
    },
    deletePersona: {
      call: deleteDefaultPersona,
      response: (left) => ({ personas: left }),
      form,
      submit: () => pressIn(form, 'Delete persona'),
      // The page loads what the server has now.
      afterwards: async (outcome, { snapshot }) =>
        kindOf(outcome) === 'abandoned' ? load(snapshot.context) : undefined,
    },
    makeDefault: { call: setDefaultPersona, response: (changed) => ({ personas: changed }) },
    choosePersona: chooseRoomPersona,
  };
  const { gate, load } = await openPersonas(page, roomId, callsOf(answers));
  await load({ personas, roomPersona });
  const dialog = page.getByRole('dialog', { name: /^(New persona|Edit persona|Delete .*)$/ });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const personaNamed = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const see = (name: string) => expect(button(name)).toBeVisible();
  return {
    gate,
    answers,
    causes: {
      'persona.add': 'New persona',
      'persona.edit': (event) => pressIn(page, `Edit ${nameOf(event)}`),
      'deletion.request': (event) => pressIn(page, `Delete ${nameOf(event)}`),
      'persona.default': (event) => pressIn(page, `Make ${nameOf(event)} the default`),
      'persona.choose': (event) => radioOf(page, textOf(event)).press(' '),
    },
    assertions: [
      [{ editor: 'idle' }, () => see('New persona'), absent(dialog)],
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
      [
        { room: 'choosing' },
        ({ context }) => expect(radioOf(page, context.nextChoice ?? null)).toBeChecked(),
      ],
    ],
  };
});

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
