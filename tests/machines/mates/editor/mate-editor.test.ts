import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  mateEditorMachine,
  selectSaved,
  type EditorData,
} from '../../../../src/machines/mates/editor/mate-editor.machine.ts';
import type { DraftKey } from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import {
  provideRequest,
  selectIsUnsupported,
  selectRequest,
} from '../../../../src/machines/shared/request.ts';
import { endWith, stub } from 'statechart-tools/explorer/stub';
import { missingCall } from '../../account/account-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { clientMateId, editorData, filledForm, ruth } from '../user-mate-samples.ts';

const start = async (open: () => Promise<EditorData> = () => Promise.resolve(editorData), actors = {}) => {
  const log: string[] = [];
  const machine = mateEditorMachine.provide({
    actors: {
      openEditor: provideRequest<EditorData, DraftKey>(({ input }) => {
        log.push(`open ${input.mateId}`);
        return open();
      }),
      ...actors,
    },
  });
  const actor = createActor(machine, { input: { userId: 'ada', mateId: 'mate-1' } }).start();
  await settled();
  return { actor, log };
};

test('[S2.19] the form receives the draft', async () => {
  const { actor } = await start();
  expect(actor.getSnapshot().children.mateForm?.getSnapshot().context).toMatchObject({
    userId: 'ada',
    mateId: 'mate-1',
    form: filledForm,
    clientMateId,
  });
});

test('[S2.19] a mate of another user is not found', async () => {
  const { actor } = await start(() => Promise.resolve({ ...editorData, draft: null }));
  expect(actor.getSnapshot().hasTag('notFound')).toBe(true);
});

test('a host without this feature is unsupported', async () => {
  const { actor } = await start(() => Promise.reject(missingCall));
  const request = selectRequest(actor.getSnapshot());
  expect(request && selectIsUnsupported(request.getSnapshot())).toBe(true);
});

test('[S1.3] a saved mate is shown until it is edited again', async () => {
  const { actor, log } = await start(undefined, { mateForm: stub() as never });
  const { mateForm } = actor.getSnapshot().children as { mateForm?: { send: (event: object) => void } };
  mateForm?.send(endWith('done', { mate: ruth }));
  expect(selectSaved(actor.getSnapshot())).toEqual(ruth);
  await sendAndSettle(actor, { type: 'editor.reopen' });
  expect([selectSaved(actor.getSnapshot()), log]).toEqual([null, ['open mate-1', 'open mate-1']]);
});
