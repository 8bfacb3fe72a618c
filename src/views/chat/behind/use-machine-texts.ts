import { useMessages } from '../../../locales/messages.ts';
import type { WatchedMachine } from '../../../machines/chat/behind/message-life.reducers.ts';

type Texts = Readonly<Record<WatchedMachine, Readonly<Record<string, string>>>>;

/** Returns the texts for states and events of the machines. A test sees to it that each has one. */
export function useMachineTexts() {
  const { states, events } = useMessages('behindChat');
  return {
    stateText: (machine: WatchedMachine, state: string) => textOf(states, machine, state),
    eventText: (machine: WatchedMachine, event: string) => textOf(events, machine, event),
  };
}

function textOf(
  { outgoingMessage, replyTurn, chatStream, modelHost }: Texts,
  machine: WatchedMachine,
  name: string,
) {
  if (machine === 'outgoingMessage') return outgoingMessage[name] ?? name;
  if (machine === 'modelHost') return modelHost[name] ?? name;
  return (machine === 'replyTurn' ? replyTurn[name] : chatStream[name]) ?? name;
}
