import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PartHeightsActor } from '../../../machines/chat/history/part-heights.machine.ts';
import { observePart } from '../../dom/thread/part-observer.ts';

interface NearViewProps {
  /** The name of this part of the conversation. */
  readonly name: string;
  readonly heights: PartHeightsActor;
  /** Whether it is also drawn far from the view. */
  readonly isAlwaysDrawn: boolean;
  readonly children: () => ReactNode;
}

/** Draws a part of a conversation only near the view, so that a long room costs no more than a short one. */
export function NearView({ name, heights, isAlwaysDrawn, children }: NearViewProps) {
  const height = useSelector(heights, ({ context }) => context.distant[name]);
  const isDrawn = isAlwaysDrawn || height === undefined;
  return (
    <div ref={observePart(heights)} data-part={name} style={isDrawn ? undefined : { blockSize: height }}>
      {isDrawn ? children() : null}
    </div>
  );
}
