import type { ComponentType } from 'react';
import type { LoadedMessages, Messages } from '../locales/messages.ts';
import { onDemand } from '../services/on-demand.ts';
import { report } from '../services/report.ts';
import type { PartOnDemand, Parts } from '../views/actors.ts';

interface PartModule<Props> {
  readonly part: { readonly View: ComponentType<Props>; readonly messages: Partial<Messages> };
}

/** The views that come when they are first shown, each with its texts; `draw` draws the page anew. */
export function createParts(messages: LoadedMessages, draw: () => void): Parts {
  function part<Props>(load: () => Promise<PartModule<Props>>): PartOnDemand<Props> {
    const { get, forget } = onDemand(async () => {
      const { part } = await load();
      messages.add(part.messages);
      return part;
    }, report);
    const retry = () => {
      forget();
      draw();
    };
    return { get, forget, retry };
  }
  return {
    authPanel: part(() => import('./auth-panel.ts')),
    notifications: part(() => import('./notifications.ts')),
  };
}
