import { factActionsMachine } from '../machines/memory/fact-actions.machine.ts';
import { mateMemoryMachine } from '../machines/memory/mate-memory.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { factActionsActors, mateMemoryActors } from '../services/memory/mate-memory.actors.ts';
import { report } from '../services/shared/report.ts';
import type { ScreenDeps } from './screen.ts';

const reportError = (_: unknown, { error }: { error: unknown }) => report(error);

/** Provides what shows and changes what a mate remembers. */
export const provideMateMemory = ({
  services,
  readFormDrafts,
  showToast,
}: Pick<ScreenDeps, 'services' | 'readFormDrafts' | 'showToast'>) =>
  mateMemoryMachine.provide({
    actors: {
      ...mateMemoryActors(services),
      factActions: supervised(
        factActionsMachine.provide({
          actors: factActionsActors(services),
          actions: {
            resumeForm({ self }, { mateId, facts }) {
              const start = `fact/${mateId}/`;
              const factId = Object.keys(readFormDrafts())
                .find((form) => form.startsWith(start))
                ?.slice(start.length);
              if (factId === 'new') self.send({ type: 'form.add' });
              const fact = facts.find((one) => one.factId === factId);
              if (fact !== undefined) self.send({ type: 'form.correct', fact });
            },
            showToast,
            reportError,
          },
        }),
        report,
        // No button starts it again.
        1000,
      ),
    },
    actions: { reportError },
  });
