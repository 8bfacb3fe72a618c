import { toggleMachine } from '../../../../src/machines/shared/commands/toggle.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { expired, unreachable } from '../../mates/catalogue-samples.ts';

export const model = modelOf(toggleMachine, {
  events: {},
  actors: { saveToggle: { done: [true, false], error: [unreachable, expired] } },
  inputs: [
    { kind: 'favorite', id: 'iris-vale', isOn: false },
    { kind: 'follow', id: 'creator-1', isOn: true },
  ],
});
