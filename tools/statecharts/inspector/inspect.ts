import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { createLocalWindow } from './local-window.ts';
import { createInspectionSource, type InspectionSource, type Program } from './inspection-source.ts';
import { createRecorder } from './recording/recorder.ts';
import { createRedactor } from './redact.ts';

/**
 * Shows the actors in another window, opened by a button because browsers block automatic ones. `?inspect=local` opens
 * our own page, which is at `address`, `?inspect` Stately's. Every event is redacted in full before it leaves this page.
 */
export function startInspector(
  program: Program & { readonly address: string },
): (event: InspectionEvent) => void {
  const isLocal = new URLSearchParams(location.search).get('inspect') === 'local';
  const { inspect, open } = isLocal ? localInspector(program) : statelysInspector(program);
  const recorder = createRecorder(program.names);
  document.body.append(
    toolbarOf([
      [isLocal ? 'Inspector' : 'Stately inspector', open],
      ['Copy recording', () => void navigator.clipboard.writeText(JSON.stringify(recorder.read(), null, 2))],
    ]),
  );
  return (event) => {
    recorder.inspect(event);
    inspect(event);
  };
}

interface Inspector {
  readonly inspect: (event: InspectionEvent) => void;
  readonly open: () => void;
}

function localInspector(program: Program & { readonly address: string }): Inspector {
  const { post, open } = createLocalWindow(() => source, program.address);
  const source: InspectionSource = createInspectionSource(post, program);
  return { inspect: source.inspect, open };
}

/**
 * Sends nothing until the user presses the button. From then on a page of stately.ai receives, in its own window of
 * this browser: the machines' definitions (names of states, events, guards, actions, and their descriptions), and every
 * event and snapshot redacted: names, ids, codes, counts. The library posts to any page in that window, so the messages
 * may contain nothing else.
 */
function statelysInspector({ names }: Program): Inspector {
  const redact = createRedactor(names);
  const { inspect, start } = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: 2000,
    // The types require an inspection event, and a redacted one still has its properties.
    serialize: (event) => redact(event) as typeof event,
  });
  return { inspect: (event) => inspect.next?.(event), open: start };
}

function toolbarOf(tools: ReadonlyArray<readonly [string, () => void]>): HTMLElement {
  const bar = document.createElement('div');
  bar.style.cssText =
    'position:fixed;inset-block-end:8px;inset-inline-start:8px;z-index:9999;display:flex;gap:8px;font:14px system-ui';
  for (const [name, use] of tools) {
    const button = document.createElement('button');
    button.textContent = name;
    // The page's own styles remove the look of every button.
    button.style.cssText =
      'padding:8px 14px;border:1px solid #fff;border-radius:8px;background:#1f2440;color:#fff;box-shadow:0 2px 8px #0006;cursor:pointer';
    button.addEventListener('click', use);
    bar.append(button);
  }
  return bar;
}
