import { profile, type Profile } from '../../contract/account.ts';
import { provideRequest } from '../machines/shared/request.ts';
import { AccountOverview } from '../views/account/account-overview.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services: { call } }: ScreenDeps) =>
  defineScreen({
    logic: provideRequest<Profile>(({ signal }) => call(profile, {}, signal)),
    input: () => undefined,
    View: AccountOverview,
  });
