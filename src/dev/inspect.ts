import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { createRecorder } from './recording/recorder.ts';
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
  const recorder = createRecorder();
  document.body.append(
    toolbarOf([
      ['Inspector', start],
      ['Copy recording', () => void navigator.clipboard.writeText(JSON.stringify(recorder.read(), null, 2))],
    ]),
  );
  return (event) => {
    recorder.inspect(event);
    inspect.next?.(event);
  };
}

function toolbarOf(tools: ReadonlyArray<readonly [string, () => void]>): HTMLElement {
  const bar = document.createElement('div');
  bar.style.cssText = 'position:fixed;inset-block-end:8px;inset-inline-start:8px;z-index:9999';
  for (const [name, use] of tools) {
    const button = document.createElement('button');
    button.textContent = name;
    button.addEventListener('click', use);
    bar.append(button);
  }
  return bar;
}
