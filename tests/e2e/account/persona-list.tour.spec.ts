import * as v from 'valibot';
import {
  chooseRoomPersona,
  deleteDefaultPersona,
  saveOrUpdatePersona,
  setDefaultPersona,
} from '../../../contract/rooms/persona.ts';
import type { PersonaListContext } from '../../../src/machines/account/personas/persona-list.reducers.ts';
import { captain, clockmaker } from '../../machines/account/account-samples.ts';
import { model } from '../../machines/account/personas/persona-list.model.ts';
import { kindOf } from '../support/confirmations.ts';
import { loadPersonas, personasPage } from '../support/stages/personas-stage.ts';
import { absent, expect, fillIn, pressIn, testTours, textIn } from '../support/tours/tour.ts';

const namesById: Readonly<Record<string, string>> = {
  [captain.uuid]: captain.name,
  [clockmaker.uuid]: clockmaker.name,
};

/** The user's choice for the room; null for the default. */
const Choice = v.looseObject({ uuid: v.nullable(v.string()) });

testTours('personaList', { model }, ({ page, gate, start, dialog: form, button }) => {
  const { roomId, personas, roomPersona }: PersonaListContext = start.context;
  const dialog = page.getByRole('dialog', { name: /^(New persona|Edit persona|Delete .*)$/ });
  const personaNamed = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  /** The radio button of a persona; that of the default without one. */
  const radioOf = (uuid: string | null) =>
    page.getByRole(
      'radio',
      uuid === null ? { name: /^Default/ } : { name: namesById[uuid] ?? '', exact: true },
    );
  /** In a room they are folded. */
  const unfold = async () => {
    const fold = page.locator('details:not([open]) > summary', { hasText: 'Your personas' });
    await expect(fold.or(button('New persona')).first()).toBeVisible();
    if (await fold.isVisible()) await fold.click();
  };
  const pressFor = (toName: (name: string) => string) => (event: { readonly type: string }) =>
    pressIn(page, toName(namesById[textIn(event, 'uuid')] ?? ''));
  return {
    opening: personasPage(roomId),
    begin: () => loadPersonas(gate, roomId, { personas, roomPersona }),
    answers: {
      savePersona: {
        call: saveOrUpdatePersona,
        response: () => clockmaker,
        form,
        submit: () => fillIn(form, { Name: clockmaker.name }, 'Save'),
      },
      deletePersona: {
        call: deleteDefaultPersona,
        response: (left) => ({ personas: left }),
        form,
        submit: 'Delete persona',
        // The page loads what the server has now.
        afterwards: async (outcome, { snapshot }) =>
          kindOf(outcome) === 'abandoned' ? loadPersonas(gate, roomId, snapshot.context) : undefined,
      },
      makeDefault: { call: setDefaultPersona, response: (changed) => ({ personas: changed }) },
      choosePersona: chooseRoomPersona,
    },
    causes: {
      'persona.add': 'New persona',
      'persona.edit': pressFor((name) => `Edit ${name}`),
      'deletion.request': pressFor((name) => `Delete ${name}`),
      'persona.default': pressFor((name) => `Make ${name} the default`),
      'persona.choose': (event) => radioOf(v.parse(Choice, event).uuid).press(' '),
    },
    assertions: [
      [{ editor: 'idle' }, absent(dialog), unfold, button('New persona')],
      [{ editor: 'editing' }, button('Save')],
      [{ editor: 'confirmingDeletion' }, button('Delete persona')],
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
        ({ context }) => expect(radioOf(context.nextChoice?.uuid ?? null)).toBeChecked(),
      ],
    ],
  };
});
