import type { Page } from '@playwright/test';

/** The effects of hostile texts on a page: it is filled while the page is used. */
export interface Effects {
  /** The numbers of the scripts that ran: the texts call `ran(n)`. */
  readonly ran: number[];
  /** The addresses outside the product that something requested. */
  readonly foreign: string[];
  /** The texts of dialogs that opened. */
  readonly dialogs: string[];
}

/** Watches a page for what hostile texts do. */
export async function watchEffects(page: Page, origin: string): Promise<Effects> {
  const effects: Effects = { ran: [], foreign: [], dialogs: [] };
  await page.exposeFunction('ran', (number: number) => effects.ran.push(number));
  page.on('dialog', (dialog) => {
    effects.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === new URL(origin).origin || /^(?:data|blob):$/.test(url.protocol);
    if (!isOwn) effects.foreign.push(request.url());
  });
  return effects;
}

/** Returns the elements and attributes in the page that no view writes, and hostile texts contain. */
export const leftoversIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foreign =
      /^(?:applet|base|bgsound|embed|fencedframe|frame|frameset|iframe|isindex|keygen|marquee|math|object|plaintext|portal|slot|template|xmp|x-widget|animate|set|foreignobject)$/i;
    const loads = /^(?:src|srcset|poster|background|data|action|formaction|lowsrc|dynsrc|xlink:href|style)$/;
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { localName } = element;
      const faults = foreign.test(localName) ? [`<${localName}>`] : [];
      if (localName === 'script' && element.textContent !== '' && /ran\(/.test(element.textContent ?? ''))
        faults.push('<script>');
      // The fields of a form can shadow its properties.
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? '';
        const isAction =
          /^on|^srcdoc$|^is$|^http-equiv$/.test(name) ||
          (loads.test(name) && /evil\.test|script:/i.test(value)) ||
          (name === 'href' && !/^(?:\/|#|\?|https?:|mailto:|tel:|data:,)/.test(value));
        if (isAction) faults.push(`${localName} ${name}=${value}`);
      }
      return faults;
    });
  });
