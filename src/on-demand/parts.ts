import type { ComponentType } from 'react';
import type { LoadedMessages } from '../locales/loaded-messages.ts';
import type { LaterGroup } from '../locales/messages.ts';
import { onDemand } from '../services/on-demand.ts';
import { report } from '../services/report.ts';
import type { PartOnDemand, Parts } from '../views/actors.ts';
import type { PageRest } from './page-rest.ts';

interface PartModule<Props> {
  readonly part: { readonly View: ComponentType<Props>; readonly messages: readonly LaterGroup[] };
}

/** The views that come when they are first shown, each with its texts; `draw` draws the page anew. */
export function createParts(messages: LoadedMessages, rest: PageRest, draw: () => void): Parts {
  function part<Props>(load: () => Promise<PartModule<Props>>): PartOnDemand<Props> {
    const { get, forget } = onDemand(async () => {
      const { part } = await load();
      await messages.load(part.messages);
      return part;
    }, report);
    const retry = () => {
      forget();
      draw();
    };
    return { get, forget, retry };
  }
  return { authPanel: part(async () => (await rest.get()).authPanel()) };
}
