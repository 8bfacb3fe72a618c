import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectPosition, type BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import {
  statesAfter,
  type Step,
  type WatchedMachine,
} from '../../../machines/chat/behind/message-life.reducers.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import styles from './behind-chat-content.module.css';
import { Diagram } from './diagram.tsx';
import { StepList } from './step-list.tsx';

const machines: readonly WatchedMachine[] = ['outgoingMessage', 'replyTurn', 'chatStream', 'modelHost'];

/** The life of the newest message: four diagrams at one moment, and the list of moments. */
export function BehindChatContent({ actor }: { readonly actor: BehindChatActor }) {
  const t = useMessages('behindChat');
  const steps = useSelector(actor, ({ context }) => context.life.steps);
  const position = useSelector(actor, selectPosition);
  const states = statesAfter(steps, position + 1);
  const places: Readonly<Record<string, string>> = t.places;
  const place = states.outgoingMessage === undefined ? undefined : places[states.outgoingMessage];
  return (
    <div className={styles.content}>
      <p className={styles.intro}>{t.intro}</p>
      <Moments actor={actor} steps={steps} position={position} />
      {place === undefined ? null : <p className={styles.place}>{place}</p>}
      <p className={styles.position}>{t.legend}</p>
      {machines.map((machine) => (
        <section key={machine} className={styles.chart}>
          <h3>{t.charts[machine]}</h3>
          <Diagram machine={machine} active={states[machine]} visited={visitedBy(steps, position, machine)} />
        </section>
      ))}
      <StepList actor={actor} steps={steps} position={position} />
    </div>
  );
}

const visitedBy = (steps: readonly Step[], position: number, machine: WatchedMachine): ReadonlySet<string> =>
  new Set(steps.slice(0, position + 1).flatMap((step) => (step.machine === machine ? [step.state] : [])));

interface MomentsProps {
  readonly actor: BehindChatActor;
  readonly steps: readonly Step[];
  readonly position: number;
}

/** Goes back and forth in time. */
function Moments({ actor, steps, position }: MomentsProps) {
  const t = useMessages('behindChat');
  const isLive = useSelector(actor, (snapshot) => snapshot.hasTag('live'));
  const show = (next: number) => actor.send({ type: 'step.show', position: next });
  const last = steps.length - 1;
  const seconds = Math.round((steps[position]?.at ?? 0) / 100) / 10;
  return (
    <div className={styles.moments}>
      <div className={styles.line}>
        <IconButton
          label={t.previous}
          aria-disabled={position === 0}
          onClick={() => show(Math.max(0, position - 1))}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <input
          type="range"
          aria-label={t.slider}
          aria-valuetext={t.position({ step: position + 1, count: steps.length, seconds })}
          min={0}
          max={last}
          value={position}
          onChange={(event) => show(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          label={t.next}
          aria-disabled={position === last}
          onClick={() => show(Math.min(last, position + 1))}
        >
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      <p className={styles.position}>{t.position({ step: position + 1, count: steps.length, seconds })}</p>
      <Button
        look="quiet"
        aria-disabled={isLive}
        onClick={isLive ? undefined : () => actor.send({ type: 'live.show' })}
      >
        {t.live}
      </Button>
    </div>
  );
}
