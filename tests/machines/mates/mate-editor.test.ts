import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OwnMate } from '../../../contract/own-mate.ts';
import { mateEditorMachine } from '../../../src/machines/mates/mate-editor.machine.ts';
import {
  selectDeletion,
  selectFilled,
  selectForm,
  selectHasEarlier,
  selectIsMissing,
  selectIsSaving,
  selectIsSlow,
  selectIsSuggesting,
  selectIsUnavailable,
  selectMates,
  selectProblems,
  selectSaved,
  selectSubject,
} from '../../../src/machines/mates/mate-editor.selectors.ts';
import { toConfirmation } from '../../../src/machines/shared/confirmation.machine.ts';
import type {
  CardRead,
  DraftPlace,
  MateForm,
  Opened,
  Outcome,
  Submission,
  Suggestion,
} from '../../../src/machines/mates/mate-editor.types.ts';
import { unreachable } from './catalogue-samples.ts';
import { deferred, settled } from '../support/deferred.ts';
import { clientMateId, draft, filledForm, idris, opened, ruth } from './user-mate-samples.ts';

const start = async (options: { mateId?: string; opened?: Partial<Opened>; isFailing?: boolean } = {}) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const suggestion = deferred<Suggestion>();
  const outcome = deferred<Outcome>();
  const sent: Submission[] = [];
  const actor = createActor(
    mateEditorMachine.provide({
      actors: {
        openEditor: fromPromise<Opened, DraftPlace>(({ input }) => {
          log.push(`open ${input.mateId ?? 'a new one'}`);
          return Promise.resolve({ ...opened, ...options.opened });
        }),
        suggestDraft: fromPromise<Suggestion, { prompt: string }>(({ input }) => {
          log.push(`suggest from “${input.prompt}”`);
          return suggestion.promise;
        }),
        readCard: fromPromise<CardRead, { form: MateForm | null }>(() => {
          log.push('read the card');
          return options.isFailing === true
            ? Promise.reject(unreachable)
            : Promise.resolve({ form: carded, isWhole: false });
        }),
        saveMate: fromPromise<Outcome, Submission>(({ input }) => {
          log.push('save');
          sent.push(input);
          return outcome.promise;
        }),
        deleteMate: toConfirmation(
          fromPromise<readonly OwnMate[], { mateId: string }>(({ input }) => {
            log.push(`delete ${input.mateId}`);
            return Promise.resolve(opened.mates.filter(({ mateId }) => mateId !== input.mateId));
          }),
        ),
      },
      actions: {
        persistDraft: ({ context }) => void log.push(`kept: ${context.form?.words.name ?? ''}`),
        forgetDraft: () => void log.push('forgotten'),
        focusField: (_, { field }) => void log.push(`focus on ${field}`),
        openBlankForm: () => void log.push('to the empty form'),
        downloadCard: (_, { mateId }) => void log.push(`card of ${mateId}`),
        showTruncatedWarning: (_, { isWhole }) => void log.push(isWhole ? 'all of it' : 'told: cut'),
        showCardError: () => void log.push('told: no card'),
        showDeletedToast: () => void log.push('toast: deleted'),
        notifyFailure: () => void log.push('told: failed'),
      },
    }),
    { input: { userId: 'ada', mateId: options.mateId ?? null }, clock },
  );
  actor.start();
  await settled();
  return { actor, log, clock, suggestion, outcome, sent };
};

const carded: MateForm = { ...filledForm, words: { ...filledForm.words, name: 'Card' } };
const renamed = { ...filledForm.words, name: 'Ruth L.' };

describe('making a mate', () => {
  test('[S2.19] the form and one’s own mates are there, and what is typed is kept at once', async () => {
    const { actor, log } = await start();
    expect(selectMates(actor.getSnapshot())).toEqual([ruth, idris]);
    actor.send({ type: 'fields.change', words: renamed });
    expect(selectForm(actor.getSnapshot())).toEqual({ ...filledForm, words: renamed });
    actor.send({ type: 'appearance.change', look: { ...filledForm.look, hair: 'hat' } });
    expect(selectForm(actor.getSnapshot())?.look.hair).toBe('hat');
    expect(log).toEqual(['open a new one', 'kept: Ruth L.', 'kept: Ruth L.']);
    // The inputs hold what was typed: they are not filled again.
    expect(selectFilled(actor.getSnapshot())).toBe(1);
  });

  test('[S1.3] [S2.19] a suggestion fills the form, keeps who may see the mate, and can be taken back', async () => {
    const { actor, log, suggestion } = await start();
    actor.send({ type: 'fields.change', words: renamed });
    actor.send({ type: 'suggestion.ask', prompt: 'a ferry captain' });
    expect(selectIsSuggesting(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'fields.change', words: { ...renamed, tagline: 'Typed meanwhile' } });
    suggestion.resolve({ ...draft, name: 'Somebody new' });
    await settled();

    expect(selectForm(actor.getSnapshot())?.words).toMatchObject({
      name: 'Somebody new',
      age: '52',
      likes: 'fog horns, strong coffee',
      visibility: 'public',
    });
    expect(selectFilled(actor.getSnapshot())).toBe(2);
    actor.send({ type: 'suggestion.undo' });
    expect(selectForm(actor.getSnapshot())?.words).toEqual({ ...renamed, tagline: 'Typed meanwhile' });
    expect(selectHasEarlier(actor.getSnapshot())).toBe(false);
    expect(log).toContain('suggest from “a ferry captain”');
  });

  test('a suggestion that takes long can be given up, and comes too late then', async () => {
    const { actor, clock, suggestion } = await start();
    actor.send({ type: 'suggestion.ask', prompt: '' });
    clock.increment(15_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.cancel' });
    suggestion.resolve(draft);
    await settled();
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(selectHasEarlier(actor.getSnapshot())).toBe(false);
  });

  test('a suggestion that does not come leaves the form as it is, and is told of', async () => {
    const { actor, log, suggestion } = await start();
    actor.send({ type: 'suggestion.ask', prompt: '' });
    suggestion.reject(unreachable);
    await settled();
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(log.at(-1)).toBe('told: failed');
  });

  test('[S2.19] what is wrong is said at its field, the first is gone to, and a changed field is no longer wrong', async () => {
    const { actor, log, outcome } = await start();
    actor.send({ type: 'draft.submit' });
    outcome.resolve({ kind: 'refused', problems: { name: 'missing', age: 'young' }, first: 'name' });
    await settled();
    expect(selectProblems(actor.getSnapshot())).toEqual({ name: 'missing', age: 'young' });
    expect(log.at(-1)).toBe('focus on name');
    actor.send({ type: 'fields.change', words: renamed });
    expect(selectProblems(actor.getSnapshot())).toEqual({ age: 'young' });
  });

  test('[S1.3] a saved mate is shown, and what was kept of it is forgotten', async () => {
    const { actor, log, outcome, sent } = await start();
    actor.send({ type: 'draft.submit' });
    actor.send({ type: 'draft.submit' });
    expect(selectIsSaving(actor.getSnapshot())).toBe(true);
    outcome.resolve({ kind: 'saved', mate: ruth });
    await settled();
    expect(selectSaved(actor.getSnapshot())).toEqual(ruth);
    expect(sent).toEqual([{ mateId: null, clientMateId, form: filledForm }]);
    expect(log).toEqual(['open a new one', 'save', 'forgotten']);
    actor.send({ type: 'draft.discard' });
    await settled();
    expect(selectSaved(actor.getSnapshot())).toBe(null);
    expect(log.at(-1)).toBe('open a new one');
  });

  test('what was found half-written can be left for what the host has; what is being written cannot', async () => {
    const fresh = await start();
    fresh.actor.send({ type: 'fields.change', words: renamed });
    fresh.actor.send({ type: 'draft.discard' });
    expect(selectForm(fresh.actor.getSnapshot())?.words).toEqual(renamed);
    const found = await start({ opened: { isKept: true } });
    found.actor.send({ type: 'draft.discard' });
    await settled();
    expect(found.log).toEqual(['open a new one', 'forgotten', 'open a new one']);
  });

  test('[S4.2] saving that fails, as when the session has ended, loses nothing that was written', async () => {
    const { actor, log, outcome } = await start();
    actor.send({ type: 'fields.change', words: renamed });
    actor.send({ type: 'draft.submit' });
    outcome.reject(unreachable);
    await settled();
    expect(selectForm(actor.getSnapshot())?.words).toEqual(renamed);
    expect(log).toEqual(['open a new one', 'kept: Ruth L.', 'save', 'told: failed']);
  });

  test('saving that takes long can be asked for again: the same mate under the same id', async () => {
    const { actor, clock, sent } = await start();
    actor.send({ type: 'draft.submit' });
    clock.increment(15_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.retry' });
    expect(sent.map((one) => one.clientMateId)).toEqual([clientMateId, clientMateId]);
  });
});

describe('changing and deleting', () => {
  test('[S2.19] a mate that is not one’s own is not to be changed', async () => {
    const { actor } = await start({ mateId: 'elsewhere', opened: { form: null } });
    expect(selectIsMissing(actor.getSnapshot())).toBe(true);
  });

  test('a host without mates of one’s own says so', async () => {
    const actor = createActor(
      mateEditorMachine.provide({
        actors: {
          openEditor: fromPromise<Opened, DraftPlace>(() =>
            Promise.reject(Object.assign(new Error('unknown call'), { kind: 'rejected', code: 404 })),
          ),
        },
      }),
      { input: { userId: 'ada', mateId: null } },
    );
    actor.start();
    await settled();
    expect(selectIsUnavailable(actor.getSnapshot())).toBe(true);
  });

  test('[S2.19] a mate is deleted after a question; another that is being written stays', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'fields.change', words: renamed });
    actor.send({ type: 'deletion.request', mateId: 'mate-2' });
    expect(selectSubject(actor.getSnapshot())).toEqual(idris);
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect(selectMates(actor.getSnapshot())).toEqual([ruth]);
    expect(selectForm(actor.getSnapshot())?.words).toEqual(renamed);
    expect(log).toEqual(['open a new one', 'kept: Ruth L.', 'delete mate-2', 'toast: deleted']);
  });

  test('deleting the mate that is open leads to an empty form', async () => {
    const { actor, log } = await start({ mateId: 'mate-1' });
    actor.send({ type: 'deletion.request', mateId: 'mate-1' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect(log).toEqual(['open mate-1', 'delete mate-1', 'forgotten', 'toast: deleted', 'to the empty form']);
  });

  test('a canceled deletion changes nothing', async () => {
    const { actor } = await start();
    actor.send({ type: 'deletion.request', mateId: 'mate-1' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.cancel' });
    expect(selectSubject(actor.getSnapshot())).toBe(null);
    expect(selectMates(actor.getSnapshot())).toEqual([ruth, idris]);
  });
});

describe('character cards', () => {
  test('[S1.3] a card fills the form, which is kept, and what was there before can be had back', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'card.import' });
    await settled();
    expect(selectForm(actor.getSnapshot())).toEqual(carded);
    expect(selectFilled(actor.getSnapshot())).toBe(2);
    actor.send({ type: 'suggestion.undo' });
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(log).toEqual([
      'open a new one',
      'read the card',
      'kept: Card',
      'told: cut',
      'kept: Ruth Lindgren',
    ]);
  });

  test('[S8.10] a file that is no card leaves the form as it is', async () => {
    const { actor, log } = await start({ isFailing: true });
    actor.send({ type: 'card.import' });
    await settled();
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(actor.getSnapshot().value).toEqual({ ready: 'editing' });
    expect(log).toEqual(['open a new one', 'read the card', 'told: no card']);
  });

  test('[S1.3] a mate is taken along as a card, and the form goes on', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'card.export', mateId: 'mate-2' });
    expect(log).toEqual(['open a new one', 'card of mate-2']);
    expect(actor.getSnapshot().value).toEqual({ ready: 'editing' });
  });
});
