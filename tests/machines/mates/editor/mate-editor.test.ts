import { createActor, fromPromise, fromTransition, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import {
  mateEditorMachine,
  selectName,
  selectSaved,
  type EditorData,
} from '../../../../src/machines/mates/editor/mate-editor.machine.ts';
import { selectPart, supervised } from '../../../../src/machines/shared/supervised.ts';
import type { DraftKey } from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import { myMatesMachine } from '../../../../src/machines/mates/editor/my-mates.machine.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import {
  provideRequest,
  selectIsUnsupported,
  selectRequest,
} from '../../../../src/machines/shared/request.ts';
import { endWith, stub } from 'statechart-tools/explorer/stub';
import { missingCall } from '../../account/account-samples.ts';
import { deferred, sendAndSettle, settled } from '../../support/deferred.ts';
import { clientMateId, editorData, filledForm, ruth } from '../user-mate-samples.ts';

const start = async (open: () => Promise<EditorData> = () => Promise.resolve(editorData)) => {
  const log: string[] = [];
  const machine = mateEditorMachine.provide({
    actors: {
      openEditor: provideRequest<EditorData, DraftKey>(({ input }) => {
        log.push(`open ${input.mateId}`);
        return open();
      }),
    },
    actions: {
      clearDraft: () => void log.push('cleared'),
      openBlankForm: () => void log.push('blank form'),
    },
  });
  const actor = createActor(machine, {
    input: { userId: 'ada', mateId: 'mate-1', isShareFailed: false },
  }).start();
  await settled();
  return { actor, log };
};

test('[S2.19] the form receives the draft', async () => {
  const { actor } = await start();
  expect(selectName(actor.getSnapshot())).toBe(ruth.name);
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

test('deleting the selected mate opens a blank form', async () => {
  const { actor, log } = await start();
  actor.send({ type: 'mate.deleted' });
  expect(log).toEqual(['open mate-1', 'cleared', 'blank form']);
});

test('an outdated list is loaded again, with the form', async () => {
  const { actor, log } = await start();
  await sendAndSettle(actor, { type: 'mates.outdated' });
  expect(log).toEqual(['open mate-1', 'open mate-1']);
});

/** Opens the editor for a new mate, with a form that the test completes. */
const startWithFormStub = async () => {
  const log: string[] = [];
  const ofCards: unknown[] = [];
  const ofForm: unknown[] = [];
  const recording = (received: unknown[]) =>
    fromTransition((state: null, event: EventObject) => {
      received.push(event);
      return state;
    }, null);
  const deletion = deferred<readonly OwnMate[]>();
  const myMates = myMatesMachine.provide({
    actors: { deleteMate: toConfirmation(fromPromise<readonly OwnMate[]>(() => deletion.promise)) },
    actions: { showToast: (_, { key }) => void log.push(key) },
  });
  const machine = mateEditorMachine.provide({
    actors: {
      openEditor: provideRequest<EditorData, DraftKey>(() => {
        log.push('open');
        return Promise.resolve(editorData);
      }),
      mateForm: ending(ofForm) as never,
      cardBatch: recording(ofCards) as never,
      myMates: supervised(myMates),
    },
  });
  const actor = createActor(machine, {
    input: { userId: 'ada', mateId: null, isShareFailed: false },
  }).start();
  await settled();
  const save = () => {
    const { mateForm } = actor.getSnapshot().children as { mateForm?: { send: (event: object) => void } };
    mateForm?.send(endWith('done', { mate: ruth }));
  };
  return { actor, log, ofCards, ofForm, deletion, save };
};

/** A form that records what it receives, and that the test completes. */
function ending(received: unknown[]) {
  const form = stub();
  return {
    ...form,
    transition: (...[state, event, scope]: Parameters<typeof form.transition>) => {
      received.push(event);
      return form.transition(state, event, scope);
    },
  };
}

test('a card of several is offered to the form while it is open, and declined once the mate is saved', async () => {
  const { actor, ofCards, ofForm, save } = await startWithFormStub();
  const offered = { type: 'card.offered', fileId: 'file-1' } as const;
  actor.send(offered);
  expect([ofCards, ofForm]).toEqual([[{ type: 'form.opened' }], [offered]]);
  save();
  actor.send(offered);
  expect(ofCards.at(-1)).toEqual({ type: 'card.declined' });
});

test('[S1.3] a saved mate is shown until it is edited again', async () => {
  const { actor, log, save } = await startWithFormStub();
  save();
  expect(selectSaved(actor.getSnapshot())).toEqual(ruth);
  await sendAndSettle(actor, { type: 'editor.reopen' });
  expect([selectSaved(actor.getSnapshot()), log]).toEqual([null, ['open', 'open']]);
});

test('a deletion confirmed during a save is carried out afterwards', async () => {
  const { actor, log, deletion, save } = await startWithFormStub();
  const list = actor.getSnapshot().children.myMates;
  list?.send({ type: 'deletion.request', mateId: ruth.mateId });
  const myMates = selectPart(list?.getSnapshot());
  if (myMates !== undefined) myMates.getSnapshot().children.deleteMate?.send({ type: 'action.confirm' });
  save();
  deletion.resolve([]);
  await settled();
  expect([selectSaved(actor.getSnapshot()), log]).toEqual([ruth, ['open', 'mateDeleted']]);
});
