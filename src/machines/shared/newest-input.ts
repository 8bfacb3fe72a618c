import { isMachineSnapshot, type AnyActorRef, type NonReducibleUnknown } from 'xstate';

/**
 * Returns the input with which a crashed machine starts again. What the context of a machine has under a name of its input is the
 * newer value: the text of a draft, which messages are shown, what was dismissed.
 */
export function toNewestInput(
  input: NonReducibleUnknown,
  part: AnyActorRef | undefined,
): NonReducibleUnknown {
  const snapshot: unknown = part?.getSnapshot();
  if (typeof input !== 'object' || input === null || !isMachineSnapshot(snapshot)) return input;
  const { context } = snapshot;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, name in context ? context[name] : value]),
  );
}
