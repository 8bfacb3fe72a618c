import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing, nodeOf, startingFrom } from 'statechart-tools/explorer/model';
import { ann } from '../../../machines/app/shell-samples.ts';
import { model as whole } from '../../../machines/mates/editor/mate-editor.model.ts';
import { idris, ruth } from '../../../machines/mates/user-mate-samples.ts';
import { editorPage, loadEditor, saveCall } from '../../support/stages/mate-editor-stage.ts';
import { attached, focused } from '../../support/tours/seen.ts';
import { on, outputOf, pressIn, success, testTours } from '../../support/tours/tour.ts';

const opened = startingFrom(whole, [{ userId: ann.uuid, mateId: ruth.mateId }]);
const model = allowing(opened, isPossible);

testTours('mateEditor', { model, countsStories: true }, ({ page, gate }) => {
  const { button, heading } = on(page);
  return {
    opening: editorPage(),
    causes: {
      'editor.reopen': 'Edit',
      'xstate.done.actor.request': (_, __, { to }) => {
        const { snapshot } = nodeOf(model, to);
        const found = snapshot.matches('notFound') ? [idris] : [ruth, idris];
        return loadEditor(page, gate, snapshot.context.data?.draft?.isRestored ?? false, found);
      },
      'xstate.done.actor.mateForm': async (event) => {
        if (!isSaved(event)) return pressIn(page, 'Start over');
        await pressIn(page, 'Save');
        return gate.settle(saveCall, success(ruth));
      },
    },
    assertions: [
      ['loading', attached('Loading your mates')],
      ['failed', 'Couldn’t load your mates'],
      ['notFound', 'You can’t edit this mate'],
      ['editing', button('Save')],
      ['saved', focused(heading('Ruth Lindgren is ready'))],
    ],
  };
});

/** Only a restored draft can be discarded. */
function isPossible({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  return (
    event.type !== 'xstate.done.actor.mateForm' || isSaved(event) || context.data?.draft?.isRestored === true
  );
}

function isSaved(event: EventObject): boolean {
  return JSON.stringify(outputOf(event)) !== JSON.stringify({ mate: null });
}
