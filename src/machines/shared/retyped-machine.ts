import type { AnyStateMachine, StateMachine } from 'xstate';

/** A machine with other types of input and output, where it passes both on without looking at them. */
export type RetypedMachine<Machine extends AnyStateMachine, Input, Output> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    never,
    unknown,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;
