import { useSelector } from '@xstate/react';
import { useCallback, useId, type KeyboardEvent } from 'react';
import { useMessages } from '../../../../locales/messages.ts';
import type { PictureChoiceActor } from '../../../../machines/mates/editor/picture-choice.machine.ts';
import { maxZoom, zoomOf, type ChosenPicture } from '../../../../machines/mates/editor/picture-square.ts';
import sheet from '../../../components/dialogs/sheet.module.css';
import { followGestures } from '../../../dom/thread/follow-gestures.ts';
import styles from './picture-crop.module.css';

interface PictureFrameProps {
  readonly actor: PictureChoiceActor;
  readonly picture: ChosenPicture;
}

/** The square of a picture: dragged, pinched, or moved and scaled by keys and a slider. */
export function PictureFrame({ actor, picture }: PictureFrameProps) {
  const t = useMessages('mateEditor').picture;
  const { left, top, edge } = useSelector(actor, ({ context }) => context.square);
  const isCropping = useSelector(actor, (snapshot) => snapshot.hasTag('cropping'));
  const hintId = useId();
  const gestures = useCallback((element: SVGSVGElement) => followGestures(element, actor.send), [actor]);
  const press = (event: KeyboardEvent) => {
    const change = changes[event.key];
    if (change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actor.send(change);
  };
  const zoom = zoomOf({ left, top, edge }, picture);
  return (
    <div className={styles.frame}>
      <button
        type="button"
        data-autofocus
        className={styles.square}
        aria-label={t.position}
        aria-describedby={hintId}
        aria-disabled={!isCropping}
        onKeyDown={press}
      >
        <svg viewBox={[left, top, edge, edge].join(' ')} ref={gestures} aria-hidden>
          <image href={picture.preview} width={picture.width} height={picture.height} />
        </svg>
      </button>
      <label className={styles.zoom}>
        {t.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          disabled={!isCropping}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'square.scale', factor: currentTarget.valueAsNumber / zoom })
          }
        />
      </label>
      <p id={hintId} className={sheet.muted}>
        {t.hint}
      </p>
    </div>
  );
}

const step = 0.05;
const larger = { type: 'square.scale', factor: 1.1 } as const;
const smaller = { type: 'square.scale', factor: 1 / 1.1 } as const;
const move = (x: number, y: number) => ({ type: 'square.move', x, y }) as const;

/** The picture moves into the direction of the key. */
const changes: Readonly<Record<string, ReturnType<typeof move> | typeof larger | typeof smaller>> = {
  ArrowLeft: move(-step, 0),
  ArrowRight: move(step, 0),
  ArrowUp: move(0, -step),
  ArrowDown: move(0, step),
  '+': larger,
  '=': larger,
  '-': smaller,
};
