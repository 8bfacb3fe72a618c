import { isEvent } from './protocol.ts';
import type { Model } from '../explorer/model.ts';
import type { AnySamples } from '../explorer/samples.ts';
import type { SampledEvents } from './samples.ts';

/** Loaders of models, by the paths of their files. */
type Models = Readonly<Record<string, () => Promise<{ readonly model: Model }>>>;

/** Returns the events by their type; none for a machine without a model. */
export async function sampledEventsOf(machineId: string, models: Models): Promise<SampledEvents> {
  const file = machineId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [, load] = Object.entries(models).find(([path]) => path.endsWith(`/${file}.model.ts`)) ?? [];
  if (load === undefined) return {};
  const { model } = await load();
  return Object.fromEntries(
    Object.entries(model.samples.events).map(([type, payloads]) => [
      type,
      listOf(payloads, model)
        .map((payload): unknown => JSON.parse(JSON.stringify({ type, ...payload })))
        .filter(isEvent),
    ]),
  );
}

/** Payloads that depend on the state are those of the first state that has any. */
function listOf(payloads: AnySamples['events'][string], { nodes }: Model): readonly object[] {
  if (typeof payloads !== 'function') return payloads;
  for (const { snapshot } of nodes.values()) {
    const list = payloads(snapshot);
    if (list.length > 0) return list;
  }
  return [];
}
