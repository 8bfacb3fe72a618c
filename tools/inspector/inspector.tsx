/** The inspector's window: the actors of the page that opened it, the state of each, and the events between them. */
import './inspector.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Inspector } from './inspector-view.tsx';

const container = document.querySelector('#root');
if (container === null) throw new Error('inspector.html needs an element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <Inspector />
  </StrictMode>,
);
