/** Goes back in a scene, and finds what Back does not close. */
import type { Layers } from '../../src/views/dom/layers.ts';
import { faultsIn, listen, type Sent } from './press.ts';

const open: (() => void)[] = [];

/** Collects what the scene reports to be open, from the lowest to the topmost. */
export const layers: Layers = {
  open(close) {
    const layer = () => close();
    open.push(layer);
    return () => void (open.includes(layer) && open.splice(open.indexOf(layer), 1));
  },
};

export interface WentBack {
  /** How many dialogs and popovers were open above each other, one after the other. */
  readonly count: number;
  readonly faults: readonly string[];
}

/** Goes back once from what the scene shows, and once from each popover that it can show. Nothing runs, so dialogs stay. */
export function goBack(): WentBack {
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]')];
  const dialogs = document.querySelectorAll('dialog:modal').length;
  const unreported =
    dialogs > open.length ? [`${dialogs} dialogs, of which ${open.length} are reported`] : [];
  return {
    count: open.length + popovers.length,
    faults: [...unreported, ...faultsOfTopmost(), ...popovers.flatMap(faultsOfPopover)],
  };
}

function faultsOfTopmost(): string[] {
  const close = open.at(-1);
  if (close === undefined) return [];
  const sent: Sent[] = [];
  const stop = listen((one) => sent.push(one));
  close();
  stop();
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  // One that cannot be closed now says so.
  if (dialog?.querySelector('header ~ button[aria-disabled=true]') != null) return [];
  return sent.length === 1 ? faultsIn(sent) : [`Back sends ${sent.length} events`];
}

function faultsOfPopover(popover: HTMLElement): string[] {
  const before = open.length;
  popover.showPopover();
  const added = open.length - before;
  open.at(-1)?.();
  const isClosed = !popover.matches(':popover-open') && open.length === before;
  popover.hidePopover();
  return added === 1 && isClosed
    ? []
    : [`#${popover.id}: ${added} reported, ${isClosed ? '' : 'not '}closed`];
}
