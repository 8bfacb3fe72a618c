/** The inspector's window: who lives in the page that opened it, where each actor stands, and what they say to each other. */
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
