import { helpLinesMachine } from '../machines/help-lines.machine.ts';
import { presenceMachine } from '../machines/presence.machine.ts';
import { reportMachine } from '../machines/report.machine.ts';
import { wellbeingMachine } from '../machines/wellbeing.machine.ts';
import { countUse } from '../services/count-use.ts';
import type { Http } from '../services/http.ts';
import { createRegionStore } from '../services/region.ts';
import { report } from '../services/report.ts';
import type { SafeStorage } from '../services/safe-storage.ts';
import { createUseStore } from '../services/use-store.ts';
import { wellbeingActors } from '../services/wellbeing.actors.ts';

interface WellbeingWorld {
  readonly call: Http['call'];
  readonly storage: SafeStorage;
}

const hour = 60 * 60 * 1000;
const adult = 18;

/** Those who look after the person, ready to be started. */
export const wellbeingIn = ({ call, storage }: WellbeingWorld) => {
  const uses = createUseStore(storage);
  const regions = createRegionStore(storage);
  const actors = wellbeingActors({ call, regions });
  const every = (minimumAge: number | null) => ((minimumAge ?? adult) < adult ? hour : 3 * hour);
  return wellbeingMachine.provide({
    actors: {
      presence: presenceMachine.provide({
        actors: { countUse: countUse({ store: uses, every }) },
        actions: {
          keepTold: (_, told) => uses.tell(told),
          leaveForBreak: ({ system }) => system.get('navigation')?.send({ type: 'link.follow', to: '/' }),
          reportError: (_, { error }) => report(error),
        },
      }),
      helpLines: helpLinesMachine.provide({
        actors: { findRegion: actors.findRegion },
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
