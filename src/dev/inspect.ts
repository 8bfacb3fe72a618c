import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { redact } from './redact.ts';

/**
 * Shows the actors in a window of our own, opened by a button: browsers open none by themselves. No event leaves the
 * page before it went through `redact`, whole.
 */
export function startInspector(): (event: InspectionEvent) => void {
  const { inspect, start } = createBrowserInspector({
    url: new URL('/src/dev/inspector.html', location.href).href,
    autoStart: false,
    maxDeferredEvents: 2000,
    // The types ask for an inspection event back, which a redacted one still is in shape.
    serialize: (event) => redact(event) as typeof event,
  });
  document.body.append(openerOf(start));
  return (event) => inspect.next?.(event);
}

function openerOf(open: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Inspector';
  button.style.cssText = 'position:fixed;inset-block-end:8px;inset-inline-start:8px;z-index:9999';
  button.addEventListener('click', open);
  return button;
}
