import { mateEditorMachine } from '../../machines/mates/editor/mate-editor.machine.ts';
import { mateFormMachine } from '../../machines/mates/editor/mate-form.machine.ts';
import type { MateFormContext } from '../../machines/mates/editor/mate-form.reducers.ts';
import { pictureChoiceMachine } from '../../machines/mates/editor/picture-choice.machine.ts';
import { assetsInWords } from '../../machines/mates/imports/card-assets.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { focusField } from '../../services/browser/form-dom.ts';
import { mateEditorActors } from '../../services/mates/mate-editor.actors.ts';
import { createMateDrafts } from '../../services/mates/mate-drafts.ts';
import { CardError } from '../../services/mates/cards/card-limits.ts';
import { pictureActors } from '../../services/mates/picture.actors.ts';
import { PictureError } from '../../services/mates/pictures/picture-error.ts';
import { createPictureFiles } from '../../services/mates/pictures/picture-files.ts';
import { createOwnMates } from '../../services/mates/my-mates.ts';
import { report } from '../../services/shared/report.ts';
import { MateEditor } from '../../views/mates/editor/mate-editor.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { auth }, messages, notify, showToast }: ScreenDeps) => {
  const drafts = createMateDrafts(services.storage);
  const files = createPictureFiles();
  const own = createOwnMates({ call: services.call, drafts });
  const actors = mateEditorActors(own, files, (found) => {
    const { assets, notKept } = messages('mateEditor').batch;
    notify(null, {
      message: notKept(messages('formats').listed(assetsInWords(found, assets))),
      type: 'warning',
    });
  });

  const pictureChoice = pictureChoiceMachine.provide({
    actors: pictureActors(services, files),
    actions: {
      forgetFile: files.forget,
      focusConfirmation: () => focusField('confirmed'),
      showPictureError(source, { error }) {
        if (!(error instanceof PictureError)) report(error);
        const reason = error instanceof PictureError ? error.reason : 'unreadable';
        notify(source, { message: messages('mateEditor').picture[reason], type: 'negative' });
      },
    },
  });

  const persistDraft = ({ context: { userId, mateId, form, clientMateId } }: { context: MateFormContext }) =>
    drafts.write({ userId, mateId }, { form, clientMateId });

  const mateForm = mateFormMachine.provide({
    actors: { ...actors, pictureChoice: supervised(pictureChoice) },
    actions: {
      persistDraft,
      persistForm({ context }) {
        persistDraft({ context });
        drafts.writeCard(context, context.card);
      },
      clearDraft: ({ context: { userId, mateId } }) => drafts.remove({ userId, mateId }),
      focusField: (_, { field }) => focusField(field),
      showImportWarning(source, { isComplete, unused, hasPlacedLore, macros: unknown }) {
        const { cut, notUsed, part, placedLore, macros } = messages('mateEditor').card;
        const { listed } = messages('formats');
        const warnings = [
          ...(isComplete ? [] : [cut]),
          ...(unused.length === 0 ? [] : [notUsed(listed(unused.map((name) => part[name])))]),
          ...(hasPlacedLore === true ? [placedLore] : []),
          ...(unknown.length === 0 ? [] : [macros(listed(unknown))]),
        ];
        if (warnings.length > 0) notify(source, { message: warnings.join(' '), type: 'warning' });
      },
      showCardError(source, { error }) {
        if (!(error instanceof CardError)) report(error);
        const reason = error instanceof CardError ? error.reason : 'unreadable';
        notify(source, { message: messages('mateEditor').card[reason], type: 'negative' });
      },
      showToast,
    },
  });

  return defineScreen({
    logic: mateEditorMachine.provide({ actors: { openEditor: actors.openEditor, mateForm } }),
    input: ({ search }) => ({
      userId: auth.getSnapshot().context.user?.uuid ?? '',
      mateId: new URLSearchParams(search).get('mateId'),
    }),
    View: MateEditor,
  });
};
