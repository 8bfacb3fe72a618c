import { mountInspector } from 'statechart-tools/inspector/mount';

const container = document.querySelector('#root');
if (container === null) throw new Error('index.html needs an element with the id "root".');
mountInspector(
  container,
  // The name is the only data that the worker needs.
  (name) => new Worker(new URL('./samples.worker.ts', import.meta.url), { type: 'module', name }),
  <a href="/tools/gallery/">Gallery of all states</a>,
);
