import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** The hue of the mate that an element belongs to, in degrees. */
    '--hue'?: number;
  }
}

/** Spread on an element, it and all inside take their colours from the mate's hue (0-359). */
export const tinted = (hue: number): { readonly 'data-tinted': ''; readonly style: CSSProperties } => ({
  'data-tinted': '',
  style: { '--hue': hue },
});
