/** Surroundings that answer a machine at once. */
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

/** What comes back, by the name of the effect that the machine asks for; null where nothing does. */
export type Echoes<Context = unknown, Event = EventObject> = Readonly<
  Record<string, (params: Params, context: Context) => Event | null>
>;

type Params = Readonly<Record<string, unknown>>;

/** A step of the machine, and those that the echoes of its effects bring about. */
export function transitionWithEchoes(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: EventObject,
  echoes: Echoes = {},
): ReturnType<typeof transition> {
  const [snapshot, actions] = transition(machine, before, event);
  for (const { type, params } of actions) {
    const echo = echoes[type]?.(paramsIn(params), snapshot.context) ?? null;
    if (echo === null) continue;
    const [after, more] = transitionWithEchoes(machine, snapshot, echo, echoes);
    return [after, [...actions, ...more]];
  }
  return [snapshot, actions];
}

/** The effects of a live actor, each sending back its echo. */
export function echoingActions(echoes: Echoes = {}): Readonly<Record<string, EchoingAction>> {
  const actions = Object.entries(echoes).map(([name, echo]): [string, EchoingAction] => [
    name,
    ({ context, self }, params) => {
      const event = echo(paramsIn(params), context);
      if (event !== null) self.send(event);
    },
  ]);
  return Object.fromEntries(actions);
}

type EchoingAction = (
  args: { readonly context: unknown; readonly self: { readonly send: (event: EventObject) => void } },
  params: unknown,
) => void;

const paramsIn = (params: unknown): Params =>
  typeof params === 'object' && params !== null ? { ...params } : {};
