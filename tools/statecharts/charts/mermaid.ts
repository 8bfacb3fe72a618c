/** A machine as a Mermaid state diagram. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actorsIn, arrowsFrom, childrenOf, safeId, startOf, titleOf, type Arrow } from './labels.ts';

/** Returns the text of the diagram, without a fence. */
export function toMermaid(machine: AnyStateMachine): string {
  const lines = [
    'stateDiagram-v2',
    ...nodeLines(machine.root, 1),
    ...arrowsBelow(machine.root).map(arrowLine),
  ];
  return lines.join('\n');
}

function nodeLines(node: AnyStateNode, depth: number): string[] {
  const children = childrenOf(node);
  const head = `state "${plain(`${titleOf(node)} ${actorsIn(node)}`.trim())}" as ${safeId(node)}`;
  if (children.length === 0) return [indent(depth, head)];
  const inside =
    node.type === 'parallel' ? regions(children, depth + 1) : compound(node, children, depth + 1);
  return [indent(depth, `${head} {`), ...inside, indent(depth, '}')];
}

function regions(children: readonly AnyStateNode[], depth: number): string[] {
  return children.flatMap((child, index) => [
    ...(index > 0 ? [indent(depth, '--')] : []),
    ...nodeLines(child, depth),
  ]);
}

function compound(node: AnyStateNode, children: readonly AnyStateNode[], depth: number): string[] {
  const start = startOf(node);
  return [
    ...(start ? [indent(depth, `[*] --> ${safeId(start)}`)] : []),
    ...children.flatMap((child) => nodeLines(child, depth)),
    ...children
      .filter(({ type }) => type === 'final')
      .map((child) => indent(depth, `${safeId(child)} --> [*]`)),
  ];
}

function arrowsBelow(node: AnyStateNode): Arrow[] {
  return [...arrowsFrom(node), ...childrenOf(node).flatMap(arrowsBelow)];
}

function arrowLine({ from, to, event, guard, effects }: Arrow): string {
  const text = [event, guard, effects].filter((part) => part !== '').join(' ');
  return indent(1, `${safeId(from)} --> ${safeId(to)} : ${plain(text)}`);
}

/** These characters have a meaning in Mermaid, so they are escaped as character references. */
function plain(text: string): string {
  return text.replaceAll(/[#;:"]/g, (character) => `#${character.charCodeAt(0)};`);
}

function indent(depth: number, text: string): string {
  return '  '.repeat(depth) + text;
}
