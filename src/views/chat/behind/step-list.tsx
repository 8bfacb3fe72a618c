import { useMessages, type Messages } from '../../../locales/messages.ts';
import type { BehindChatActor } from '../../../machines/chat/behind/behind-chat.machine.ts';
import styles from './step-list.module.css';
import { useMachineTexts } from './use-machine-texts.ts';
import type { Step } from '../../../machines/chat/behind/message-life.reducers.ts';

type Side = keyof Messages['behindChat']['sides'];

interface StepListProps {
  readonly actor: BehindChatActor;
  readonly steps: readonly Step[];
  readonly position: number;
}

/** The sequence of events between the user, the page and the server. A press shows the moment of one. */
export function StepList({ actor, steps, position }: StepListProps) {
  const t = useMessages('behindChat');
  const { eventText } = useMachineTexts();
  return (
    <section>
      <h3>{t.steps}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} data-later={index > position ? '' : undefined}>
            <button
              type="button"
              aria-current={index === position ? 'step' : undefined}
              onClick={() => actor.send({ type: 'step.show', position: index })}
            >
              <Sides step={step} />
              <span>{eventText(step.machine, step.event)}</span>
              {step.times === 1 ? null : <span className={styles.times}>{t.times(step.times)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sides({ step }: { readonly step: Step }) {
  const { sides } = useMessages('behindChat');
  const [from, to] = sidesOf(step);
  return (
    <span className={styles.sides}>
      {sides[from]}
      {from === to ? null : (
        <>
          <i aria-hidden="true" /> {sides[to]}
        </>
      )}
    </span>
  );
}

const fromUser = new Set(['order.changed', 'message.recall', 'message.resend', 'age.confirmed']);
const toServer = new Set(['xstate.init', 'reply.stop', 'connection.restored', 'after.backoff']);
const fromServer = /^(stream\.|model\.|done\.(streamReply|stopReply|findMessage|findOtherReply)$)/;

/** Who does what to whom; the page alone where both are the page. */
const sidesOf = ({ machine, event }: Step): readonly [from: Side, to: Side] => {
  if (fromServer.test(event)) return ['server', 'page'];
  if (machine === 'outgoingMessage') {
    return [event === 'xstate.init' || fromUser.has(event) ? 'user' : 'page', 'page'];
  }
  if (machine === 'modelHost') return ['user', 'page'];
  if (machine === 'replyTurn') return [event === 'reply.stop' ? 'user' : 'page', 'page'];
  return ['page', toServer.has(event) ? 'server' : 'page'];
};
