/** How a machine runs the commands of its rows: each action on each row is an actor of its own, listed in the context. */
import {
  enqueueActions,
  type InputFrom,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type ProvidedActor,
} from 'xstate';
import type { CommandActor } from './command.ts';

/** The context of a machine whose rows run commands. */
export interface RowCommands {
  /** The commands that are not done. */
  readonly commands: readonly CommandActor[];
}

/** The user's command with this id; undefined where it is done or was not given. */
export const selectCommand =
  (commandId: string) =>
  (snapshot: { readonly context: RowCommands } | undefined): CommandActor | undefined =>
    snapshot?.context.commands.find(({ id }) => id === commandId);

/** How a command becomes the input of its actor: not needed where it is one. */
type ToInput<Context, Command, Input> =
  | [toInput: (context: Context, command: Command) => Input]
  | (Command extends Input ? [] : never);

/** Spawning for an actor of any name: the types of the action have checked the name and the input. */
type Spawn = (src: string, options: { readonly id: string; readonly input: unknown }) => CommandActor;

/**
 * Returns the action that begins the command of an action on a row, by the name of its actor. Where that command is not done, it
 * is asked again with the newest input, so that two clicks are one request.
 */
export const runCommand = <
  Context extends MachineContext & RowCommands,
  Event extends EventObject,
  Command extends ParameterizedObject['params'],
  Actor extends ProvidedActor,
  Name extends Actor['src'],
>(
  src: Name | ((command: NoInfer<Command>) => Name),
  toId: (command: Command) => string,
  ...[toInput]: ToInput<Context, Command, InputFrom<Extract<Actor, { readonly src: Name }>['logic']>>
) =>
  enqueueActions<Context, Event, Command, Event, Actor, never, never, never, never>(
    ({ context, enqueue }, command) => {
      const id = toId(command);
      const input = toInput === undefined ? command : toInput(context, command);
      if (context.commands.some((one) => one.id === id)) {
        enqueue.sendTo(id, { type: 'command.retry', params: input });
        return;
      }
      const name = typeof src === 'function' ? src(command) : src;
      enqueue.assign(({ spawn }) => ({
        ...context,
        commands: [...context.commands, (spawn as Spawn)(name, { id, input })],
      }));
    },
  );

/** Returns the action that stops the command whose end or crash the event reports, and removes it from the context. */
export const removeEnded = <Context extends MachineContext & RowCommands, Event extends EventObject>() =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ context, event, enqueue }) => {
      if (!('actorId' in event)) throw new TypeError(`${event.type} ends no command.`);
      const { actorId } = event;
      enqueue.stopChild(String(actorId));
      enqueue.assign({ ...context, commands: context.commands.filter(({ id }) => id !== actorId) });
    },
  );
