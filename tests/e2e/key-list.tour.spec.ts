import { expect } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { KeyListContext } from '../../src/machines/lore/entries/keys/key-list.types.ts';
import { model } from '../machines/lore/entries/keys/key-list.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { loreCalls, openLorebook } from './support/lore-stage.ts';
import { testTours, textIn } from './support/tour.ts';

const actor = 'keys.part';

testTours('keyList', { model }, async ({ page, observer }) => {
  await openLorebook(page, { held: [loreCalls.saveEntry] });
  await page.getByRole('button', { name: /^Lighthouse/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit entry' });
  const field = form.getByRole('textbox', { name: 'Keywords', exact: true });
  const keys = form.getByRole('list', { name: 'Keywords', exact: true });
  const control = form.locator('input[name="keys"]');

  const asPeople: Readonly<Record<string, (event: EventObject) => Promise<void>>> = {
    'text.change': (event) => type(textIn(event, 'text')),
    'text.submit': () => field.press('Enter'),
    'key.removeLast': () => field.press('Backspace'),
    'key.remove': remove,
    'list.paste': (event) => paste(textIn(event, 'text')),
  };

  /** An input method, and a draft, are the browser's own. */
  async function happen({ event }: Edge): Promise<void> {
    const asked = asPeople[event.type];
    if (asked === undefined) await observer.send(actor, event);
    else await asked(event);
  }

  /** The same text again is no change. */
  async function type(text: string): Promise<void> {
    await field.fill((await field.inputValue()) === text ? `${text} ` : text);
  }

  async function remove(event: EventObject): Promise<void> {
    const button = keys.getByRole('button', { name: `Remove ${textIn(event, 'key')}`, exact: true });
    if (!(await button.isVisible())) return observer.send(actor, event);
    await button.click();
    await expect(field).toBeFocused();
  }

  async function paste(text: string): Promise<void> {
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** The list, the field, and the control that holds both. */
  async function seeList({ context }: { readonly context: KeyListContext }): Promise<void> {
    await expect(keys.getByRole('listitem')).toHaveText([...context.keys]);
    await expect(field).toHaveValue(context.written);
    expect((await control.inputValue()).startsWith(context.keys.join('\n'))).toBe(true);
  }

  return {
    actor,
    happen,
    assertions: [
      ['blank', seeList],
      ['written', seeList],
    ],
  };
});
