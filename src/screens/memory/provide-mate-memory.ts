import { memoryActionsMachine } from '../../machines/memory/memory-actions.machine.ts';
import { mateMemoryMachine } from '../../machines/memory/mate-memory.machine.ts';
import { memoryIdOf } from '../../machines/memory/memory.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { memoryActionsActors, mateMemoryActors } from '../../services/memory/mate-memory.actors.ts';
import type { ScreenDeps } from '../screen.ts';

/** Provides what shows and changes what a mate remembers. */
export const provideMateMemory = ({
  services,
  readFormDrafts,
  showToast,
}: Pick<ScreenDeps, 'services' | 'readFormDrafts' | 'showToast'>) =>
  mateMemoryMachine.provide({
    actors: {
      ...mateMemoryActors(services),
      memoryActions: supervised(
        memoryActionsMachine.provide({
          actors: memoryActionsActors(services),
          actions: {
            resumeForm({ self }, { mateId, memories }) {
              const start = `memory/${mateId}/`;
              const memoryId = Object.keys(readFormDrafts())
                .find((form) => form.startsWith(start))
                ?.slice(start.length);
              if (memoryId === 'new') self.send({ type: 'form.add' });
              const memory = memories.find((one) => memoryIdOf(one) === memoryId);
              if (memory !== undefined) self.send({ type: 'form.correct', memory });
            },
            showToast,
          },
        }),
        // No button starts it again.
        1000,
      ),
    },
  });
