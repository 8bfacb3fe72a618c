import * as v from 'valibot';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing, startingFrom } from 'statechart-tools/explorer/model';
import { model as whole } from '../../../machines/mates/editor/mate-form.model.ts';
import { ruth } from '../../../machines/mates/user-mate-samples.ts';
import { draft } from '../../../support/mate-draft.ts';
import { holdFiles, jsonFile } from '../../support/stand-ins/held-files.ts';
import { editorPage, loadEditor, saveCall, suggestCall } from '../../support/stages/mate-editor-stage.ts';
import {
  attached,
  focused,
  on,
  outputOf,
  pressIn,
  sent,
  testTours,
  textIn,
} from '../../support/tours/tour.ts';

const opened = startingFrom(whole, (whole.samples.inputs ?? []).slice(0, 2));
const model = allowing(opened, isPossible);
const card = JSON.stringify({ name: 'Vex', first_mes: 'Good evening.' });

testTours('[S1.3] [S2.19] mateForm', { model, countsStories: true }, async ({ page, gate, start }) => {
  const settleFile = await holdFiles(page);
  const { button, field, heading } = on(page);
  return {
    opening: editorPage(),
    begin: () => loadEditor(page, gate, start.context.isRestored),
    isImmediate: ({ event }) => isRejection(event),
    answers: {
      suggestDraft: { call: suggestCall, response: () => draft },
      saveMate: { call: saveCall, response: () => ruth },
      importCard: (how) => settleFile(how === 'done' ? card : '{}'),
    },
    causes: {
      'load.cancel': 'Stop',
      'fields.change': (event) =>
        page.getByRole('textbox', { name: 'Name', exact: true }).fill(nameIn(event)),
      'appearance.change': 'Random look',
      'suggestion.request': async (event) => {
        const prompt = textIn(event, 'prompt');
        await field('Who would you like to meet?').fill(prompt);
        await pressIn(page, prompt === '' ? 'Surprise me' : 'Suggest a draft');
      },
      'suggestion.undo': 'Restore my draft',
      'draft.submit': 'Save',
      'draft.discard': 'Start over',
      'card.import': () => page.getByLabel('Import character card').setInputFiles(jsonFile('card.json')),
      // The choice of a picture reports it, which has its own tour.
      'picture.change': sent,
    },
    assertions: [
      [['editing', 'importingCard'], button('Save')],
      ['suggesting', button('Thinking…')],
      ['saving', button('Saving…')],
      ['saved', focused(heading('Ruth Lindgren is ready'))],
      ['discarded', attached('Loading your mates')],
    ],
  };
});

function nameIn(event: EventObject): string {
  return v.parse(v.object({ patch: v.object({ name: v.string() }) }), event).patch.name;
}

/** Without a name the form is rejected at once, and only then. */
function isPossible(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const isNameless = snapshot.matches('saving') && snapshot.context.form.words.name === '';
  return isNameless === isRejection(event);
}

function isRejection(event: EventObject): boolean {
  return JSON.stringify(outputOf(event) ?? null).includes('"problems"');
}
