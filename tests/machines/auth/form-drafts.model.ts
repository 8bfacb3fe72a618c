import { assign } from 'xstate';
import { formDraftsMachine } from '../../../src/machines/auth/form-drafts.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

const machine = formDraftsMachine.provide({
  actions: { restoreDrafts: assign({ userId: 'ann', restored: {} }) },
});

export const model = modelOf(machine, {
  events: {
    'form.changed': [{ form: 'report', fields: { words: 'Rude' } }],
    'form.left': [{ form: 'report' }],
    'session.started': [{}],
    'session.expired': [{}],
    'session.ended': [{}],
  },
  actors: {},
});
