import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectPart, type SupervisedActor } from '../../../machines/shared/supervised.ts';
import { CrashedPart } from './crashed-part.tsx';

interface SupervisedPartProps<Part> {
  /** Undefined before it runs. */
  readonly actor: SupervisedActor<Part> | undefined;
  readonly children: (part: Part) => ReactNode;
}

/** Shows a part of the page; after a crash, a button to start it again in its place. */
export function SupervisedPart<Part>({ actor, children }: SupervisedPartProps<Part>) {
  const part = useSelector(actor, selectPart);
  if (actor === undefined) return null;
  return part === undefined ? <CrashedPart actor={actor} /> : children(part);
}
