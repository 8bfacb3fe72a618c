import { shareMachine } from '../../../../src/machines/shared/commands/share.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(shareMachine, {
  inputs: [{ copied: 'linkCopied', notCopied: 'linkNotCopied' }],
  events: { 'share.request': [{ content: { kind: 'page', title: 'Iris Vale', path: '/detail' } }] },
  actors: { share: { done: ['copied', 'passedOn'], error: [new Error('no clipboard')] } },
});
