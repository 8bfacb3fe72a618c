export { notifications } from './notifications.ts';
export { discover } from './discover.ts';
export { layout } from './layout.ts';
export { favorites } from './favorites.ts';
export { logoutConfirmation } from './logout-confirmation.ts';
export { components } from './components.ts';
export { providers } from './providers.ts';
export { shell, titles } from './shell.ts';
export { unavailable } from './unavailable.ts';

/** The files of texts of this language. */
export const textFiles = import.meta.glob('../*.ts');
