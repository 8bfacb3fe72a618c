/**
 * Serializes a machine's definition as data that editors can import and draw: all names are included, functions are
 * omitted.
 */
import type { AnyStateMachine } from 'xstate';

/** Returns JSON for `createMachine`, which creates a machine with the same chart. */
export function definitionOf({ config }: Pick<AnyStateMachine, 'config'>): string {
  return `${JSON.stringify(config, withoutFunctions, 2)}\n`;
}

/**
 * Guards and actions created by `and`, `raise` and similar helpers are functions with properties, which can be read.
 */
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
