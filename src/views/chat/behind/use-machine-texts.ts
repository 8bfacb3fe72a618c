import { useMessages } from '../../../locales/messages.ts';
import type { WatchedMachine } from '../../../machines/chat/behind/behind-chat.types.ts';

type Texts = Readonly<Record<WatchedMachine, Readonly<Record<string, string>>>>;

/** Returns the texts for machines, states and events. A test sees to it that each has one. */
export function useMachineTexts() {
  const { charts, states, events } = useMessages('behindChat');
  const host = useMessages('modelHost');
  const stateTexts: Texts = { ...states, modelHost: host.states };
  const chatStream = { ...events.chatStream, 'stream.model': host.events['stream.model'] };
  const eventTexts: Texts = { ...events, chatStream, modelHost: host.events };
  return {
    chartText: (machine: WatchedMachine) => (machine === 'modelHost' ? host.name : charts[machine]),
    stateText: (machine: WatchedMachine, state: string) => stateTexts[machine][state] ?? state,
    eventText: (machine: WatchedMachine, event: string) => eventTexts[machine][event] ?? event,
  };
}
