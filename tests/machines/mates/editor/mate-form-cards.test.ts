import { describe, expect, test } from 'vitest';
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
      'stored: Card',
      'card: {"name":"Card"}',
      'toast: truncated, without lore',
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
    expect([actor.getSnapshot().value, log]).toEqual(['editing', ['toast: no card']]);
  });
});
