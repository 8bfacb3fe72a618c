import { createActor, fromPromise, fromTransition, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mateFormMachine } from '../../../../src/machines/mates/editor/mate-form.machine.ts';
import {
  selectForm,
  selectHasPreviousForm,
  selectOffer,
  selectSave,
  selectProblems,
  selectSuggestion,
  selectSuggestionFailure,
} from '../../../../src/machines/mates/editor/mate-form.selectors.ts';
import { blankForm } from '../../../../src/services/mates/my-mates.ts';
import type {
  CardAnswer,
  CardInput,
  ImportedCard,
  MateForm,
  SaveInput,
  SaveResult,
  Suggestion,
} from '../../../../src/machines/mates/editor/mate-form.types.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../catalogue-samples.ts';
import { deferred, sendAndSettle, settled } from '../../support/deferred.ts';
import { clientMateId, draft, filledForm, ruth } from '../user-mate-samples.ts';

const card: MateForm = { ...filledForm, words: { ...filledForm.words, name: 'Card' } };

const start = ({ isRestored = false, isNoCard = false, form = filledForm } = {}) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const suggestion = deferred<Suggestion>();
  const result = deferred<SaveResult>();
  const sent: SaveInput[] = [];
  const actor = createActor(
    mateFormMachine.provide({
      actors: {
        suggestDraft: toAttempt(
          fromPromise<Suggestion, { prompt: string }>(({ input }) => {
            log.push(`suggest from “${input.prompt}”`);
            return suggestion.promise;
          }),
        ),
        importCard: fromPromise<ImportedCard, CardInput>(() =>
          isNoCard
            ? Promise.reject(unreachable)
            : Promise.resolve<ImportedCard>({
                form: card,
                card: '{"name":"Card"}',
                isComplete: false,
                unused: ['lore'],
                macros: [],
                hasPicture: false,
              }),
        ),
        saveMate: toAttempt(
          fromPromise<SaveResult, SaveInput>(({ input }) => {
            sent.push(input);
            return result.promise;
          }),
        ),
      },
      actions: {
        persistDraft: ({ context }) => void log.push(`stored: ${context.form.words.name}`),
        persistForm: ({ context }) =>
          void log.push(`stored: ${context.form.words.name}`, `card: ${context.card ?? 'none'}`),
        clearDraft: () => void log.push('cleared'),
        focusField: (_, { field }) => void log.push(`focus on ${field}`),
        showImportWarning: (_, { isComplete, unused }) =>
          void log.push(isComplete ? 'complete' : `toast: truncated, without ${unused.join(', ')}`),
        showCardError: () => void log.push('toast: no card'),
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
      },
    }),
    {
      input: {
        userId: 'ada',
        mateId: null,
        form,
        card: null,
        clientMateId,
        isRestored,
        parentRef: createActor(
          fromTransition((_, { type }: CardAnswer) => {
            log.push(type);
            return null;
          }, null),
        ).start(),
      },
      clock,
    },
  );
  actor.start();
  const rename = () => actor.send({ type: 'fields.change', patch: { name: 'Ruth L.' } });
  return { actor, log, clock, suggestion, result, sent, rename };
};

const renamed = { ...filledForm.words, name: 'Ruth L.' };

describe('the form of a mate', () => {
  test('[S2.19] persists each change at once', () => {
    const { actor, log, rename } = start();
    rename();
    expect(selectForm(actor.getSnapshot())).toEqual({ ...filledForm, words: renamed });
    actor.send({ type: 'appearance.change', look: { ...filledForm.look, hair: 'hat' } });
    expect(selectForm(actor.getSnapshot()).look.hair).toBe('hat');
    expect(log).toEqual(['stored: Ruth L.', 'stored: Ruth L.']);
  });

  test('[S1.3] [S2.19] a suggestion fills the form, keeps the visibility, and can be undone', async () => {
    const { actor, log, suggestion, rename } = start();
    rename();
    actor.send({ type: 'suggestion.request', prompt: 'a ferry captain' });
    actor.send({ type: 'fields.change', patch: { tagline: 'Typed meanwhile' } });
    suggestion.resolve({ ...draft, name: 'A new name' });
    await settled();
    expect(selectForm(actor.getSnapshot()).words).toMatchObject({
      name: 'A new name',
      age: '52',
      likes: 'fog horns, strong coffee',
      visibility: 'public',
    });
    actor.send({ type: 'suggestion.undo' });
    expect(selectForm(actor.getSnapshot()).words).toEqual({ ...renamed, tagline: 'Typed meanwhile' });
    expect(selectHasPreviousForm(actor.getSnapshot())).toBe(false);
    expect(log).toContain('suggest from “a ferry captain”');
  });

  test('[S2.19] what a description leaves open is empty in the form', async () => {
    const { actor, suggestion } = start();
    actor.send({ type: 'suggestion.request', prompt: 'a ferry captain' });
    suggestion.resolve({ ...draft, invented: ['name', 'age', 'tags'] });
    await settled();
    expect(selectForm(actor.getSnapshot()).words).toMatchObject({
      name: '',
      age: '',
      tags: '',
      greeting: draft.greeting,
    });
  });

  test('a suggestion can be canceled', async () => {
    const { actor, suggestion } = start();
    actor.send({ type: 'suggestion.request', prompt: '' });
    actor.send({ type: 'load.cancel' });
    suggestion.resolve(draft);
    await settled();
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(selectHasPreviousForm(actor.getSnapshot())).toBe(false);
  });

  test('[S8.10] a failed suggestion does not change the form', async () => {
    const { actor, suggestion } = start();
    actor.send({ type: 'suggestion.request', prompt: '' });
    suggestion.reject(unreachable);
    await settled();
    expect(selectSuggestion(actor.getSnapshot())).toBeUndefined();
    expect(selectSuggestionFailure(actor.getSnapshot())).toMatchObject({ message: unreachable.message });
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    actor.send({ type: 'suggestion.request', prompt: '' });
    expect(selectSuggestionFailure(actor.getSnapshot())).toBe(null);
  });

  test('[S2.19] errors are shown at their fields until these change, and the first invalid field gets the focus', async () => {
    const { actor, log, result, rename } = start();
    actor.send({ type: 'draft.submit' });
    result.resolve({ kind: 'rejected', problems: { name: 'missing', age: 'young' }, first: 'name' });
    await settled();
    expect(selectProblems(actor.getSnapshot())).toEqual({ name: 'missing', age: 'young' });
    expect(log.at(-1)).toBe('focus on name');
    rename();
    expect(selectProblems(actor.getSnapshot())).toEqual({ age: 'young' });
  });

  test('[S1.3] saves a mate once and clears its draft', async () => {
    const { actor, log, result, sent } = start();
    actor.send({ type: 'draft.submit' });
    actor.send({ type: 'draft.submit' });
    expect(selectSave(actor.getSnapshot())).toBeDefined();
    result.resolve({ kind: 'saved', mate: ruth });
    await settled();
    expect(actor.getSnapshot().output).toEqual({ mate: ruth });
    expect([sent, log]).toEqual([
      [{ mateId: null, clientMateId, form: filledForm, card: null }],
      ['cleared'],
    ]);
  });

  test('[S4.2] a failed save keeps the form’s values', async () => {
    const { actor, log, result, rename } = start();
    rename();
    actor.send({ type: 'draft.submit' });
    result.reject(unreachable);
    await settled();
    expect(selectForm(actor.getSnapshot()).words).toEqual(renamed);
    expect(log).toEqual(['stored: Ruth L.', 'toast: requestFailed']);
  });

  test('after a save that hangs, the next one has the same ID', () => {
    const { actor, clock, sent } = start();
    actor.send({ type: 'draft.submit' });
    clock.increment(15_000);
    selectSave(actor.getSnapshot())?.send({ type: 'command.cancel' });
    actor.send({ type: 'draft.submit' });
    expect(sent.map((one) => one.clientMateId)).toEqual([clientMateId, clientMateId]);
  });

  test('only a restored draft can be discarded', () => {
    const fresh = start();
    fresh.actor.send({ type: 'draft.discard' });
    expect([fresh.actor.getSnapshot().value, fresh.log]).toEqual(['editing', []]);
    const restored = start({ isRestored: true });
    restored.actor.send({ type: 'draft.discard' });
    expect([restored.actor.getSnapshot().output, restored.log]).toEqual([{ mate: null }, ['cleared']]);
  });

  test('[S1.3] an imported card fills the form, and can be undone', async () => {
    const { actor, log } = start();
    await sendAndSettle(actor, { type: 'card.import' });
    expect(selectForm(actor.getSnapshot())).toEqual(card);
    actor.send({ type: 'suggestion.undo' });
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect(log).toEqual([
      'card.declined',
      'stored: Card',
      'card: {"name":"Card"}',
      'toast: truncated, without lore',
      'card.taken',
      'stored: Ruth Lindgren',
      'card: none',
    ]);
  });

  test('a suggestion replaces an imported card, which would be saved with another mate, until it is undone', async () => {
    const { actor, log, suggestion } = start();
    await sendAndSettle(actor, { type: 'card.import' });
    actor.send({ type: 'suggestion.request', prompt: '' });
    suggestion.resolve(draft);
    await settled();
    actor.send({ type: 'suggestion.undo' });
    const cards = log.filter((line) => line.startsWith('card: '));
    expect(cards).toEqual(['card: {"name":"Card"}', 'card: none', 'card: {"name":"Card"}']);
  });

  test('[S8.10] a file without a card does not change the form', async () => {
    const { actor, log } = start({ isNoCard: true });
    await sendAndSettle(actor, { type: 'card.import' });
    expect(selectForm(actor.getSnapshot())).toEqual(filledForm);
    expect([actor.getSnapshot().value, log]).toEqual([
      'editing',
      ['card.declined', 'toast: no card', 'card.declined'],
    ]);
  });

  test('a received card fills an empty form, which can be restored', async () => {
    const { actor, log } = start({ form: blankForm() });
    await sendAndSettle(actor, { type: 'card.offered', fileId: 'a' });
    expect(selectForm(actor.getSnapshot())).toEqual(card);
    expect(log.at(-1)).toBe('card.taken');
    actor.send({ type: 'suggestion.undo' });
    expect(selectForm(actor.getSnapshot())).toEqual(blankForm());
  });

  test('a received card does not replace what was written', async () => {
    const { actor, log } = start({ form: blankForm() });
    actor.send({ type: 'fields.change', patch: { place: 'Bergen' } });
    await sendAndSettle(actor, { type: 'card.offered', fileId: 'a' });
    expect(selectForm(actor.getSnapshot()).words.place).toBe('Bergen');
    expect(log.at(-1)).toBe('card.declined');
  });

  describe('while a received card is read', () => {
    const overtaken = async () => {
      const started = start({ form: blankForm() });
      started.actor.send({ type: 'card.offered', fileId: 'a' });
      started.actor.send({ type: 'fields.change', patch: { place: 'Bergen' } });
      await settled();
      return started;
    };

    test('what is written stays, and the card is offered, which can be declined', async () => {
      const { actor, log } = await overtaken();
      expect(selectForm(actor.getSnapshot()).words).toEqual({ ...blankForm().words, place: 'Bergen' });
      expect(selectOffer(actor.getSnapshot())).toBe('a');
      actor.send({ type: 'card.decline' });
      expect([selectOffer(actor.getSnapshot()), log]).toEqual([null, ['stored: ', 'card.declined']]);
    });

    test('the offered card replaces it on request, and it can be restored', async () => {
      const { actor, log } = await overtaken();
      await sendAndSettle(actor, { type: 'card.use', fileId: 'a' });
      expect(selectForm(actor.getSnapshot())).toEqual(card);
      expect([selectOffer(actor.getSnapshot()), log.at(-1)]).toEqual([null, 'card.taken']);
      actor.send({ type: 'suggestion.undo' });
      expect(selectForm(actor.getSnapshot()).words.place).toBe('Bergen');
    });
  });
});
