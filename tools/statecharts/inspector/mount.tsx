/** The inspector's window: the actors of the page that opened it, the state of each, and the events between them. */
import './inspector.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Inspector } from './inspector-view.tsx';
import type { StartWorker } from './samples.ts';

/** Renders the window into a container. The header may have more at its end. */
export function mountInspector(container: Element, startWorker: StartWorker, header?: ReactNode): void {
  createRoot(container).render(
    <StrictMode>
      <Inspector startWorker={startWorker}>{header}</Inspector>
    </StrictMode>,
  );
}
