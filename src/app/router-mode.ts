import { createAddressBar, hashMode, historyMode } from '../services/browser/address-bar.ts';

/** The page's one address bar, written in the way that the build decides. */
export const address = createAddressBar(import.meta.env.VITE_ROUTER === 'hash' ? hashMode : historyMode);
