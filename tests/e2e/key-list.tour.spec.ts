import { model } from '../machines/lore/entries/keys/key-list.model.ts';
import { lorebookPage } from './support/lore-stage.ts';
import { expect, on, pressIn, sent, testTours, textIn } from './support/tour.ts';

testTours('keyList', { model }, ({ page, observer }) => {
  const actor = 'keys.part';
  const form = page.getByRole('dialog', { name: 'Edit entry' });
  const field = form.getByRole('textbox', { name: 'Keywords', exact: true });
  const keys = form.getByRole('list', { name: 'Keywords', exact: true });
  const control = form.locator('input[name="keys"]');
  return {
    actor,
    opening: lorebookPage({ held: ['/lorebook/saveEntry'] }),
    begin: () => pressIn(page, /^Lighthouse/),
    causes: {
      'text.change': async (event) => {
        const text = textIn(event, 'text');
        // The same text again is no change.
        await field.fill((await field.inputValue()) === text ? `${text} ` : text);
      },
      'text.submit': () => field.press('Enter'),
      'key.removeLast': () => field.press('Backspace'),
      'key.remove': async (event) => {
        const remove = on(keys).button(`Remove ${textIn(event, 'key')}`);
        if (!(await remove.isVisible())) return observer.send(actor, event);
        await remove.click();
        await expect(field).toBeFocused();
      },
      'list.paste': (event) => field.evaluate(paste, textIn(event, 'text')),
      // An input method, and a draft, are the browser's own.
      '*': sent,
    },
    assertions: [
      [
        ['blank', 'written'],
        ({ context }) => expect(keys.getByRole('listitem')).toHaveText([...context.keys]),
        ({ context }) => expect(field).toHaveValue(context.written),
        // The control holds both.
        async ({ context }) =>
          expect((await control.inputValue()).startsWith(context.keys.join('\n'))).toBe(true),
      ],
    ],
  };
});

/** Runs in the page. */
function paste(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
