import { useMessages } from '../../../locales/messages.ts';
import type { WatchedMachine } from '../../../machines/chat/behind/behind-chat.types.ts';

type NamedTexts = Readonly<Record<string, string>>;
type Texts = Readonly<Record<Exclude<WatchedMachine, 'modelHost'>, NamedTexts>>;

/** Returns the texts for machines, states and events. A test sees to it that each has one. */
export function useMachineTexts() {
  const { charts, states, events } = useMessages('behindChat');
  const host = useMessages('modelHost');
  return {
    chartText: (machine: WatchedMachine) => (machine === 'modelHost' ? host.name : charts[machine]),
    stateText: (machine: WatchedMachine, state: string) =>
      machine === 'modelHost' ? hostStateText(host, state) : textOf(states, machine, state),
    eventText: (machine: WatchedMachine, event: string) =>
      machine === 'modelHost' || event === 'stream.model'
        ? hostEventText(host, event)
        : textOf(events, machine, event),
  };
}

const hostStateText = ({ states }: { readonly states: NamedTexts }, name: string) => states[name] ?? name;

const hostEventText = ({ events }: { readonly events: NamedTexts }, name: string) => events[name] ?? name;

function textOf({ outgoingMessage, replyTurn, chatStream }: Texts, machine: keyof Texts, name: string) {
  if (machine === 'outgoingMessage') return outgoingMessage[name] ?? name;
  return (machine === 'replyTurn' ? replyTurn[name] : chatStream[name]) ?? name;
}
