import { startInspector as start } from 'statechart-tools/inspector/inspect';
import { names } from './names.ts';

/** Starts the inspector of this product, whose window is index.html. */
export const startInspector = () =>
  start({ names, slots: ['part', 'content', 'screen'], address: '/tools/inspector/' });
