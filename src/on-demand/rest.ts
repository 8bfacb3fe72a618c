import '../views/styles/later.css';
import { AccountSheet } from '../views/layout/account-sheet.tsx';
import { ConnectionNote } from '../views/layout/offline-banner.tsx';
import { Footer } from '../views/layout/footer.tsx';
import { SessionShown } from '../views/layout/session-overlays.tsx';
import { SignInNeeded } from '../views/auth/sign-in-required.tsx';
import { MateHeart } from '../views/components/mate-heart.tsx';
import type { ProviderAnswer } from '../services/auth/oauth-callback.ts';
import { Notifications } from '../views/components/notifications.tsx';
import { connection } from './connection.ts';
import { provideLanguage } from './language.ts';
import { provideFavorites } from './marks.ts';
import { notifications } from './notifications.ts';
import { screens } from './screens.ts';
import { provideSettings } from './settings.ts';
import { provideAuth } from './auth.ts';
import type { SignInWorld } from './sign-in-world.ts';

/**
 * The rest of the page: what nobody needs until the first page can be used. It is one file, fetched as soon as the first
 * screen stands, or as soon as something of it is asked for.
 */
export const rest = {
  screens,
  provideAuth,
  provideSettings,
  provideLanguage,
  connection,
  provideFavorites,
  notifications,
  providerReturn: async (world: SignInWorld, answer: ProviderAnswer) =>
    (await import('./provider-return.ts')).providerReturn.open(world, answer),
  views: { AccountSheet, ConnectionNote, Footer, MateHeart, Notifications, SessionShown, SignInNeeded },
};

export type Rest = typeof rest;
