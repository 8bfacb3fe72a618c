/** Returns the labels of a machine's parts in a chart. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { effectOf } from '../statechart-tests/text.ts';

/** A transition as a chart draws it: from a node to a target; without a target the state does not change. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly transition: AnyTransitionDefinition;
  /** `event [guard] / action, action`. */
  readonly text: string;
}

/** Returns every arrow that starts at this node itself. */
export function arrowsFrom(node: AnyStateNode): Arrow[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition) =>
    targetsOf(transition, node).map((to) => ({ from: node, to, transition, text: textOf(transition) })),
  );
}

/** Returns the node's key and the actors that run while it is active; `H` for a history state, as in statecharts. */
export function titleOf(node: AnyStateNode): string {
  if (node.type === 'history') return node.history === 'deep' ? 'H*' : 'H';
  return [node.key, ...node.invoke.map(({ id, src }) => `▸ ${typeof src === 'string' ? src : id}`)].join(
    '  ',
  );
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

function textOf({ eventType, guard, actions }: AnyTransitionDefinition): string {
  const effects = actions.map(actionText).filter((text) => text !== '');
  const parts = [
    eventText(eventType),
    guard === undefined ? '' : `[${guardText(guard)}]`,
    effects.length > 0 ? `/ ${effects.join(', ')}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function eventText(type: string): string {
  if (type === '') return 'always';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  if (type.startsWith('xstate.done.state.')) return 'all done';
  return type.replace(/^xstate\.done\.actor\./, '✓ ').replace(/^xstate\.error\.actor\./, '✗ ');
}

/** Inline built-in actions mean nothing to a reader; named ones do. */
function actionText(action: unknown): string {
  const name = typeof action === 'function' ? '' : nameOf(action);
  return name.startsWith('xstate.') ? '' : effectOf(name, action);
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
