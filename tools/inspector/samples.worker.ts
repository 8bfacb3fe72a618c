/** Loads the sample events of a machine's model. Runs in a worker, because a model explores its machine on import. */
import type { Model } from 'statechart-tools/explorer/model';
import { sampledEventsOf } from 'statechart-tools/inspector/sampled-events';

const models = import.meta.glob<{ readonly model: Model }>('../../tests/machines/**/*.model.ts');

postMessage(await sampledEventsOf(self.name, models), { transfer: [] });
