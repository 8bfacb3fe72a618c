import { fromPromise } from 'xstate';
import { requestPasswordReset, resetPassword } from '../../../contract/password-reset.ts';
import type { UserInfo } from '../../../contract/user.ts';
import type { LinkAndNewPassword } from '../../machines/auth/password-reset.types.ts';
import type { Services } from '../shared/services.ts';

/** What the actors of the page do on which a forgotten password is replaced. */
export const passwordResetActors = ({ call }: Pick<Services, 'call'>) => ({
  requestLink: fromPromise<null, { email: string }>(({ input, signal }) =>
    call(requestPasswordReset, input, signal),
  ),
  setPassword: fromPromise<UserInfo, LinkAndNewPassword>(({ input, signal }) =>
    call(resetPassword, input, signal),
  ),
});
