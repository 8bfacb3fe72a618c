import { behindChatMachine } from '../../../../src/machines/chat/behind/behind-chat.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../../support/outcomes.ts';
import type { StepTaken } from '../../../../src/machines/chat/behind/message-life.reducers.ts';

/** A message is written, and another one is sent before it. */
export const taken: readonly Omit<StepTaken, 'type'>[] = [
  { machine: 'outgoingMessage', actor: 'x:1', event: 'xstate.init', state: 'queued', at: 1000 },
  { machine: 'outgoingMessage', actor: 'x:2', event: 'message.send', state: 'sending', at: 2000 },
];

export const model = modelOf(behindChatMachine, {
  events: { 'step.taken': taken, 'step.show': [{ position: 0 }] },
  actors: { watchSteps: { error: [broken] } },
  view: ({ life, position }) => ({ actor: life.actor, position }),
});
