import { createAddressBar, hashMode, historyMode } from '../../services/browser/history/address-bar.ts';

/** The address bar of the page, in the router mode of the build. */
export const address = createAddressBar(import.meta.env.VITE_ROUTER === 'hash' ? hashMode : historyMode);
