import { viewLoaderMachine } from '../../../src/machines/app/view-loader.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';

export const model = modelOf(viewLoaderMachine, {
  events: { 'view.open': [{ view: 'report' }], 'view.expect': [{ views: ['report'] }] },
  actors: { loadView: { error: [broken] } },
  view: ({ loads, expected }) => ({ loads: Object.keys(loads), expected }),
});
