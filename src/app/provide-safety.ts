import { sendToActor } from './actors/system-actors.ts';
import { acknowledgeAiNotice } from '../../contract/safety/safety.ts';
import type { FormFields } from '../machines/auth/form-drafts.machine.ts';
import type { Change } from '../machines/mates/favorites.reducers.ts';
import { aiDisclosureMachine } from '../machines/safety/ai-disclosure.machine.ts';
import { crisisHelpMachine } from '../machines/safety/crisis-help.machine.ts';
import { reportMachine } from '../machines/safety/report.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { saveChange } from '../services/mates/favorites.actors.ts';
import { createFavorites } from '../services/mates/favorites.ts';
import { createRegionStore } from '../services/safety/region.ts';
import { safetyActors } from '../services/safety/safety.actors.ts';
import { trackUsage } from '../services/safety/track-usage.ts';
import { createUsageStore } from '../services/safety/usage-store.ts';
import { logFailure } from '../services/shared/report.ts';
import type { AppDeps } from './actors/app-deps.ts';

const hour = 60 * 60 * 1000;
const adult = 18;

interface SafetyDeps extends Pick<AppDeps, 'call' | 'storage'> {
  /** The unsaved input of forms, by form. */
  readonly readFormDrafts: () => Readonly<Record<string, FormFields>>;
  /** Who is signed in; null for a visitor. */
  readonly userId: () => string | null;
  /** Queues what a visitor asks for, and asks them to sign in. */
  readonly queueChange: (change: Change) => void;
}

/** Provides the machines of the AI disclosure, of the crisis help and of the report form. */
export function provideSafety({ call, storage, readFormDrafts, userId, queueChange }: SafetyDeps) {
  const usages = createUsageStore(storage, userId);
  const regions = createRegionStore(storage);
  const saver = { isSignedIn: () => userId() !== null, set: createFavorites({ call }).set, queueChange };
  const { detectRegion, sendReport, blockMate } = safetyActors({
    call,
    regions,
    block: (mateId, signal) => saveChange({ kind: 'block', id: mateId, wanted: true }, saver, signal),
  });
  const every = (minimumAge: number | null) => ((minimumAge ?? adult) < adult ? hour : 3 * hour);
  return {
    aiDisclosure: aiDisclosureMachine.provide({
      actors: { trackUsage: trackUsage({ store: usages, every }) },
      actions: {
        persistDisclosure(_, record) {
          usages.saveDisclosure(record);
          // A browser that could not reach the server shows the notice again elsewhere, which does no harm.
          if (userId() !== null)
            call(acknowledgeAiNotice, {}).catch((error: unknown) =>
              logFailure('the notice was not stored', toFailure(error)),
            );
        },
        leaveForBreak: ({ system }) => sendToActor(system, 'navigation', { type: 'link.follow', to: '/' }),
      },
    }),
    crisisHelp: crisisHelpMachine.provide({
      actors: { detectRegion },
      actions: { storeRegion: (_, { region }) => regions.write(region) },
    }),
    report: reportMachine.provide({
      actors: { sendReport, blockMate },
      actions: {
        resumeForm({ self }) {
          const { mateId, name, messageId } = readFormDrafts()['report'] ?? {};
          if (mateId !== undefined && name !== undefined)
            self.send({ type: 'report.open', subject: { mateId, name, messageId: messageId ?? null } });
        },
        announceBlocked: ({ system }, { mateId }) =>
          sendToActor(system, 'screen', { type: 'mate.blocked', mateId }),
      },
    }),
  };
}
