/** Returns the labels of a machine's parts in a chart. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionText, type EventsOf } from './messages.ts';

/** A transition as a chart draws it: from a node to a target; without a target the state does not change. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly transition: AnyTransitionDefinition;
  /** `event`, `[guard]` and `/ action, action`: the parts of the label, empty if there is none. */
  readonly event: string;
  readonly guard: string;
  readonly effects: string;
}

/** Nothing is known about the functions that create events. */
export const noEvents: EventsOf = () => undefined;

/** Returns every arrow that starts at this node itself. */
export function arrowsFrom(node: AnyStateNode, eventsOf: EventsOf = noEvents): Arrow[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition) =>
    targetsOf(transition, node).map((to) => ({
      from: node,
      to,
      transition,
      event: eventLabel(transition.eventType),
      guard: conditionOf(transition),
      effects: effectsText(node, transition.actions, transition.eventType, eventsOf),
    })),
  );
}

/** Returns the guard in brackets; `[else]` for a transition that is taken when the guards before it have rejected. */
function conditionOf({ source, eventType, guard }: AnyTransitionDefinition): string {
  if (guard !== undefined) return `[${guardText(guard)}]`;
  const rivals = eventType === '' ? source.always : source.transitions.get(eventType);
  return (rivals?.length ?? 0) > 1 ? '[else]' : '';
}

/** Returns `/ action, action`; built-in actions are described by what they send. */
export function effectsText(
  { machine: { implementations } }: AnyStateNode,
  actions: readonly unknown[],
  eventType: string,
  eventsOf: EventsOf,
): string {
  const texts = actions
    .map((action) => actionText(action, eventType, { implementations, eventsOf }))
    .filter((text) => text !== '');
  return texts.length === 0 ? '' : `/ ${texts.join(', ')}`;
}

/** Returns the node's key; `H` for a history state, as in statecharts. */
export function titleOf(node: AnyStateNode): string {
  return node.type === 'history' ? (node.history === 'deep' ? 'H*' : 'H') : node.key;
}

/** Returns the actors that run while the node is active. */
export function actorsIn({ invoke }: AnyStateNode): string {
  const names = invoke.map(({ id, src }) => (typeof src === 'string' ? src : id));
  return names.length === 0 ? '' : `▸ ${names.join(', ')}`;
}

/** Returns the child nodes in document order. */
export function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

/** Returns the initial state of a compound node, if there is one. */
export function startOf(node: AnyStateNode): AnyStateNode | undefined {
  if (node.type !== 'compound') return undefined;
  return node.initial?.target?.find(isStateNode);
}

/** Returns a name for a node in languages that allow only letters, digits and underscores. */
export function safeId(node: AnyStateNode): string {
  return node.id.replaceAll(/\W/g, '_');
}

function targetsOf({ target }: AnyTransitionDefinition, source: AnyStateNode): AnyStateNode[] {
  return target === undefined ? [source] : target.filter(isStateNode);
}

function isStateNode(value: unknown): value is AnyStateNode {
  return typeof value === 'object' && value !== null && 'key' in value && 'states' in value;
}

function eventLabel(type: string): string {
  if (type === '') return 'always';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  if (type.startsWith('xstate.done.state.')) return 'all done';
  return type.replace(/^xstate\.done\.actor\./, '✓ ').replace(/^xstate\.error\.actor\./, '✗ ');
}

/** Returns the name of a guard. `and`, `or` and `not` are functions with their parts as properties. */
export function guardText(guard: unknown): string {
  if (typeof guard !== 'function') return nameOf(guard);
  const parts: unknown[] = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
  return [guard.name, ...parts.map(guardText)].join(' ');
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : '';
}
