import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/account/account.ts';
import { selectProfile } from '../../../src/machines/account/account-owner.ts';
import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import type { ProfileChange } from '../../../src/machines/account/profile.reducers.ts';
import { selectFailure, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { ada } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

/** Starts the machine; the save fails with the given error. */
const start = async (failing?: Error) => {
  const log: string[] = [];
  const actor = createActor(
    profileMachine.provide({
      actors: {
        fetchProfile: provideRequest<Profile>(() => Promise.resolve(ada)),
        saveProfile: toCommand(
          fromPromise<Profile, ProfileChange>(({ input }) => {
            log.push(`save ${input.name} ${input.hue}`);
            return failing === undefined ? Promise.resolve({ ...ada, ...input }) : Promise.reject(failing);
          }),
        ),
      },
      actions: { showToast: (_, { key }) => void log.push(`told: ${key}`) },
    }),
  );
  actor.start();
  await settled();
  return { actor, log };
};

test('[S2.26] name and color are saved together', async () => {
  const { actor, log } = await start();
  actor.send({ type: 'profile.save', name: 'Ada L.', hue: 30 });
  await sendAndSettle(actor, { type: 'profile.save', name: 'Twice', hue: 30 });
  expect(log).toEqual(['save Ada L. 30', 'told: profileSaved']);
  expect(selectProfile(actor.getSnapshot())).toEqual({ ...ada, name: 'Ada L.', hue: 30 });
});

test('[S8.10] a failed save changes nothing', async () => {
  const { actor, log } = await start(unreachable);
  await sendAndSettle(actor, { type: 'profile.save', name: 'Ada L.', hue: 30 });
  expect(log).toEqual(['save Ada L. 30']);
  expect(selectProfile(actor.getSnapshot())).toEqual(ada);
  expect(selectFailure(actor.getSnapshot().children.saveProfile?.getSnapshot())?.kind).toBe('unreachable');
});
