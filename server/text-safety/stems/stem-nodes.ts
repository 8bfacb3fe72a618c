import { parsePattern, type Pattern } from './pattern-parser.ts';

/** A position in a pattern, and its transitions. */
export interface Node {
  readonly id: number;
  readonly kind: number;
  readonly step: 'match' | 'read' | 'boundary' | 'split';
  readonly accepts: ((unit: string) => boolean) | null;
  readonly next: Node[];
}

/** The end of a pattern. */
export const matchNode = (kind: number): Node => createNode(kind, 'match', []);

/** Returns the start node of a pattern that ends at the node. */
export const compileNode = (pattern: RegExp, end: Node): Node => compile(parsePattern(pattern), end);

let created = 0;

const createNode = (
  kind: number,
  step: Node['step'],
  next: Node[],
  accepts: Node['accepts'] = null,
): Node => {
  created += 1;
  return { id: created, kind, step, accepts, next };
};

const compile = (pattern: Pattern, next: Node): Node => {
  switch (pattern.kind) {
    case 'unit':
      return createNode(next.kind, 'read', [next], pattern.accepts);
    case 'boundary':
      return createNode(next.kind, 'boundary', [next]);
    case 'sequence':
      return pattern.parts.reduceRight((behind, part) => compile(part, behind), next);
    case 'choice':
      return createNode(
        next.kind,
        'split',
        pattern.options.map((option) => compile(option, next)),
      );
    default:
      return compileRepeat(pattern, next);
  }
};

const compileRepeat = ({ part, min, max }: Extract<Pattern, { kind: 'repeat' }>, next: Node): Node => {
  let node = next;
  if (max === Infinity) {
    node = createNode(next.kind, 'split', [next]);
    node.next.push(compile(part, node));
  } else {
    for (let count = min; count < max; count += 1) {
      node = createNode(next.kind, 'split', [next, compile(part, node)]);
    }
  }
  for (let count = 0; count < min; count += 1) {
    node = compile(part, node);
  }
  return node;
};
