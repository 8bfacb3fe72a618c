/** A machine's definition as data, such as editors import and draw: all that is named stays, functions are left out. */
import type { AnyStateMachine } from 'xstate';

/** JSON that `createMachine` takes, with a machine of the same chart as the answer. */
export function definitionOf({ config }: Pick<AnyStateMachine, 'config'>): string {
  return `${JSON.stringify(config, withoutFunctions, 2)}\n`;
}

/** What `and`, `raise` and their like make are functions that carry their parts; these can be told. */
function withoutFunctions(_key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  if ('guards' in value) return { type: value.name, params: { guards: value.guards } };
  if ('check' in value) return { type: value.name };
  if ('type' in value) return { type: value.type, ...partsOf(value) };
  return undefined;
}

function partsOf(action: object): { params?: Record<string, unknown> } {
  const parts = ['event', 'target', 'id', 'delay'].flatMap((name) => {
    const part: unknown = Reflect.get(action, name);
    return part === undefined || typeof part === 'function' ? [] : [[name, part] as const];
  });
  return parts.length === 0 ? {} : { params: Object.fromEntries(parts) };
}
