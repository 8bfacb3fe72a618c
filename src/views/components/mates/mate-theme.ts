/**
 * Spread on an element, it and all inside take their colours from the mate's hue (0-359). An attribute, because the
 * page's policy permits no styles in HTML, which the server sends too.
 */
export const tinted = (hue: number): { readonly 'data-hue': string } => ({
  'data-hue': digits(Math.round(hue)),
});

const digits = (hue: number): string =>
  `hundreds-${Math.floor(hue / 100)} tens-${Math.floor(hue / 10) % 10} ones-${hue % 10}`;

/** Degrees between two of the hues that are offered. */
export const hueStep = 30;

/** Returns the offered hue that is nearest to the given one. */
export const nearestHue = (hue: number): number => (Math.round(hue / hueStep) * hueStep) % 360;
