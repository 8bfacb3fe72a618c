import { crisisHelpMachine } from '../machines/safety/crisis-help.machine.ts';
import { aiDisclosureMachine } from '../machines/safety/ai-disclosure.machine.ts';
import { reportMachine } from '../machines/safety/report.machine.ts';
import { safetyMachine } from '../machines/safety/safety.machine.ts';
import { trackUsage } from '../services/safety/track-usage.ts';
import type { Http } from '../services/http/http.ts';
import { createRegionStore } from '../services/safety/region.ts';
import { report } from '../services/shared/report.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';
import { createUseStore } from '../services/safety/usage-store.ts';
import { safetyActors } from '../services/safety/safety.actors.ts';

interface WellbeingWorld {
  readonly call: Http['call'];
  readonly storage: SafeStorage;
}

const hour = 60 * 60 * 1000;
const adult = 18;

/** Those who look after the person, ready to be started. */
export const provideSafety = ({ call, storage }: WellbeingWorld) => {
  const uses = createUseStore(storage);
  const regions = createRegionStore(storage);
  const actors = safetyActors({ call, regions });
  const every = (minimumAge: number | null) => ((minimumAge ?? adult) < adult ? hour : 3 * hour);
  return safetyMachine.provide({
    actors: {
      aiDisclosure: aiDisclosureMachine.provide({
        actors: { trackUsage: trackUsage({ store: uses, every }) },
        actions: {
          persistTold: (_, told) => uses.tell(told),
          leaveForBreak: ({ system }) => system.get('navigation')?.send({ type: 'link.follow', to: '/' }),
          reportError: (_, { error }) => report(error),
        },
      }),
      crisisHelp: crisisHelpMachine.provide({
        actors: { detectRegion: actors.detectRegion },
        actions: { storeRegion: (_, { region }) => regions.write(region) },
      }),
      report: reportMachine.provide({
        actors: { sendReport: actors.sendReport, blockMate: actors.blockMate },
        actions: {
          announceBlocked: ({ system }, { mateId }) =>
            system.get('screen')?.send({ type: 'mate.blocked', mateId }),
        },
      }),
    },
    actions: { reportError: (_, { error }) => report(error) },
  });
};
