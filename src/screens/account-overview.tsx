import type { Profile } from '../../contract/account.ts';
import { provideRequest } from '../machines/shared/request.ts';
import { createAccount } from '../services/account/account.ts';
import { AccountOverview } from '../views/account/account-overview.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services }: ScreenDeps) => {
  const account = createAccount(services);
  return defineScreen({
    logic: provideRequest<Profile>(({ signal }) => account.profile(signal)),
    input: () => undefined,
    View: AccountOverview,
  });
};
