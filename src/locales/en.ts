import { layout } from './en/layout.ts';
import { parts } from './en/parts.ts';
import { shell, titles } from './en/shell.ts';
import { standIn } from './en/stand-in.ts';

/** The product's name, wherever it is said. Settable when the page is built. */
const product: string = import.meta.env['VITE_PRODUCT_NAME'] ?? 'Mates';

/** What every screen needs. A screen's own texts come with the screen. */
export const en = { product, titles, shell, layout, parts, standIn };
