import { describe, expect, test } from 'vitest';
import { selectOffer } from '../../../../src/machines/mates/editor/mate-form.machine.ts';
import { blankForm } from '../../../../src/services/mates/my-mates.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { filledForm } from '../user-mate-samples.ts';
import { draft } from '../../../support/mate-draft.ts';
import { card, start } from './mate-form-harness.ts';

describe('a card in the form of a mate', () => {
  test('[S1.3] an imported card fills the form, and can be undone', async () => {
    const { actor, log } = start();
    await sendAndSettle(actor, { type: 'card.import' });
    expect(actor.getSnapshot().context.form).toEqual(card);
    actor.send({ type: 'suggestion.undo' });
    expect(actor.getSnapshot().context.form).toEqual(filledForm);
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
    expect(actor.getSnapshot().context.form).toEqual(filledForm);
    expect([actor.getSnapshot().value, log]).toEqual([
      'editing',
      ['card.declined', 'toast: no card', 'card.declined'],
    ]);
  });

  test('a received card fills an empty form, which can be restored', async () => {
    const { actor, log } = start({ form: blankForm() });
    await sendAndSettle(actor, { type: 'card.offered', fileId: 'a' });
    expect(actor.getSnapshot().context.form).toEqual(card);
    expect(log.at(-1)).toBe('card.taken');
    actor.send({ type: 'suggestion.undo' });
    expect(actor.getSnapshot().context.form).toEqual(blankForm());
  });

  test.each([
    ['of a stored mate', { mateId: 'mate-1' }],
    ['with another greeting only', { form: { ...blankForm(), greetings: ['Ahoy.'] } }],
  ])('a received card does not replace a form %s', async (_, given) => {
    const { actor, log } = start({ form: blankForm(), ...given });
    expect(actor.getSnapshot().context.mateId === null).toBe(!('mateId' in given));
    await sendAndSettle(actor, { type: 'card.offered', fileId: 'a' });
    expect(log).toEqual(['card.declined']);
  });

  test('a received card does not replace what was written', async () => {
    const { actor, log } = start({ form: blankForm() });
    actor.send({ type: 'fields.change', patch: { place: 'Bergen' } });
    await sendAndSettle(actor, { type: 'card.offered', fileId: 'a' });
    expect(actor.getSnapshot().context.form.words.place).toBe('Bergen');
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
      expect(actor.getSnapshot().context.form.words).toEqual({ ...blankForm().words, place: 'Bergen' });
      expect(selectOffer(actor.getSnapshot())).toBe('a');
      actor.send({ type: 'card.decline' });
      expect([selectOffer(actor.getSnapshot()), log]).toEqual([null, ['stored: ', 'card.declined']]);
    });

    test('the offered card replaces it on request, and it can be restored', async () => {
      const { actor, log } = await overtaken();
      await sendAndSettle(actor, { type: 'card.use', fileId: 'a' });
      expect(actor.getSnapshot().context.form).toEqual(card);
      expect([selectOffer(actor.getSnapshot()), log.at(-1)]).toEqual([null, 'card.taken']);
      actor.send({ type: 'suggestion.undo' });
      expect(actor.getSnapshot().context.form.words.place).toBe('Bergen');
    });
  });
});
