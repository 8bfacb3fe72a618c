import { fromPromise } from 'xstate';
import * as calls from '../../../contract/account/home-copies.ts';
import type { CopiesChange } from '../../machines/account/copies/home-copies.machine.ts';
import { toAttempt, toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { Concealed } from '../../machines/shared/concealed.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { writeClipboard } from '../browser/clipboard.ts';
import type { Services } from '../shared/services.ts';

type Caller = Pick<Services, 'call'>;

const changes = {
  on: calls.turnOnHomeCopies,
  off: calls.turnOffHomeCopies,
  now: calls.copyHomeNow,
} as const;

/** Actors of `homeCopies`. Any other server than a home is not asked. */
export const homeCopiesActors = ({ call }: Caller, isHome: () => boolean) => ({
  fetchCopies: provideRequest<calls.HomeCopies | null>(async ({ signal }) =>
    isHome() ? call(calls.homeCopies, {}, signal) : null,
  ),
  readCopies: fromPromise<calls.HomeCopies | null, undefined>(({ signal }) =>
    call(calls.homeCopies, {}, signal),
  ),
  changeCopies: toCommand(
    fromPromise<calls.HomeCopies, { change: CopiesChange }>(({ input, signal }) =>
      call(changes[input.change], {}, signal),
    ),
  ),
});

/** Actors of `copyKey`. The secret leaves this file concealed. */
export const copyKeyActors = ({ call }: Caller) => ({
  revealKey: toConfirmation<Concealed, { password: string }, object>(
    fromPromise(async ({ input: { password }, signal }) => {
      const proof = password === '' ? {} : { password };
      return new Concealed((await call(calls.revealCopyKey, proof, signal)).secret);
    }),
  ),
  confirmKey: toAttempt(fromPromise<unknown, object>(({ signal }) => call(calls.confirmCopyKey, {}, signal))),
  copySecret: fromPromise<void, { secret: Concealed | null }>(({ input }) =>
    writeClipboard(input.secret?.reveal() ?? ''),
  ),
});
