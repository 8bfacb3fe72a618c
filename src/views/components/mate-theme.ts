/**
 * Spread on an element, it and all inside take their colours from the mate's hue (0-359). An attribute, because the
 * page's policy permits no styles in HTML, which the server sends too.
 */
export const tinted = (hue: number): { readonly 'data-hue': string } => ({
  'data-hue': String(Math.round(hue)).padStart(3, '0'),
});
