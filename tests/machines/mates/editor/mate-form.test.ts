import { describe, expect, test } from 'vitest';
import { toForm, usualDepth } from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import { unreachable } from '../catalogue-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { clientMateId, filledForm, ruth } from '../user-mate-samples.ts';
import { draft } from '../../../support/mate-draft.ts';
import { start } from './mate-form-harness.ts';

const renamed = { ...filledForm.words, name: 'Ruth L.' };

describe('the form of a mate', () => {
  test('[S2.19] persists each change at once', () => {
    const { actor, log, rename } = start();
    rename();
    expect(actor.getSnapshot().context.form).toEqual({ ...filledForm, words: renamed });
    actor.send({ type: 'appearance.change', look: { ...filledForm.look, hair: 'hat' } });
    expect(actor.getSnapshot().context.form.look.hair).toBe('hat');
    expect(log).toEqual(['stored: Ruth L.', 'stored: Ruth L.']);
  });

  test('[S1.3] [S2.19] a suggestion fills the form, keeps the visibility, and can be undone', async () => {
    const { actor, log, suggestion, rename } = start();
    rename();
    actor.send({ type: 'suggestion.request', prompt: 'a ferry captain' });
    actor.send({ type: 'fields.change', patch: { tagline: 'Typed meanwhile' } });
    suggestion.resolve({ ...draft, name: 'A new name' });
    await settled();
    expect(actor.getSnapshot().context.form.words).toMatchObject({
      name: 'A new name',
      age: '52',
      likes: 'fog horns, strong coffee',
      visibility: 'public',
    });
    actor.send({ type: 'suggestion.undo' });
    expect(actor.getSnapshot().context.form.words).toEqual({ ...renamed, tagline: 'Typed meanwhile' });
    expect(actor.getSnapshot().context.previousForm !== null).toBe(false);
    expect(log).toContain('suggest from “a ferry captain”');
  });

  test('[S2.19] what a description leaves open is empty in the form', async () => {
    const { actor, suggestion } = start();
    actor.send({ type: 'suggestion.request', prompt: 'a ferry captain' });
    suggestion.resolve({ ...draft, invented: ['name', 'age', 'tags'] });
    await settled();
    expect(actor.getSnapshot().context.form.words).toMatchObject({
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
    expect(actor.getSnapshot().context.form).toEqual(filledForm);
    expect(actor.getSnapshot().context.previousForm !== null).toBe(false);
  });

  test('[S8.10] a failed suggestion does not change the form', async () => {
    const { actor, suggestion } = start();
    actor.send({ type: 'suggestion.request', prompt: '' });
    suggestion.reject(unreachable);
    await settled();
    expect(actor.getSnapshot().children.suggestDraft).toBeUndefined();
    expect(actor.getSnapshot().context.suggestionFailure).toMatchObject({ message: unreachable.message });
    expect(actor.getSnapshot().context.form).toEqual(filledForm);
    actor.send({ type: 'suggestion.request', prompt: '' });
    expect(actor.getSnapshot().context.suggestionFailure).toBe(null);
  });

  test('[S2.19] errors are shown at their fields until these change, and the first invalid field gets the focus', async () => {
    const { actor, log, result, rename } = start();
    actor.send({ type: 'draft.submit' });
    result.resolve({ kind: 'rejected', problems: { name: 'missing', age: 'young' }, first: 'name' });
    await settled();
    expect(actor.getSnapshot().context.problems).toEqual({ name: 'missing', age: 'young' });
    expect(log.at(-1)).toBe('focus on name');
    rename();
    expect(actor.getSnapshot().context.problems).toEqual({ age: 'young' });
  });

  test('[S2.19] errors of a form are gone with it, also where it returns', async () => {
    const { actor, result } = start();
    const problems = () => actor.getSnapshot().context.problems;
    actor.send({ type: 'draft.submit' });
    result.resolve({ kind: 'rejected', problems: { name: 'missing' }, first: 'name' });
    await settled();
    expect(problems()).toEqual({ name: 'missing' });
    await sendAndSettle(actor, { type: 'card.import' });
    expect(problems()).toEqual({});
    await sendAndSettle(actor, { type: 'draft.submit' });
    expect(problems()).toEqual({ name: 'missing' });
    actor.send({ type: 'suggestion.undo' });
    expect(problems()).toEqual({});
  });

  test('a mate without instructions has a form with their usual depth', () => {
    const { hasCraft, words } = toForm(draft, 'private');
    expect([hasCraft, words.depth, usualDepth]).toEqual([false, '4', 4]);
    const texts = { instructions: '', finalInstructions: '', depthNote: '', examples: '' };
    const craft = { ...texts, nickname: 'Ru', depth: 2, greetings: [] };
    expect(toForm({ ...draft, craft }, 'private')).toMatchObject({
      hasCraft: true,
      words: { nickname: 'Ru', depth: '2' },
    });
  });

  test('[S1.3] saves a mate once and clears its draft', async () => {
    const { actor, log, result, sent } = start();
    actor.send({ type: 'draft.submit' });
    actor.send({ type: 'draft.submit' });
    expect(actor.getSnapshot().children.saveMate).toBeDefined();
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
    expect(actor.getSnapshot().context.form.words).toEqual(renamed);
    expect(log).toEqual(['stored: Ruth L.', 'toast: requestFailed']);
  });

  test('after a save that hangs, the next one has the same ID', () => {
    const { actor, clock, sent } = start();
    actor.send({ type: 'draft.submit' });
    clock.increment(15_000);
    actor.getSnapshot().children.saveMate?.send({ type: 'command.cancel' });
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
});
