import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { AiDisclosureActor } from '../../machines/safety/ai-disclosure.machine.ts';
import { useAiDisclosure } from '../app-context.ts';
import styles from './ai-notice.module.css';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import box from './status/notice.module.css';

/** The AI disclosure at the start of a session, and again after hours. Only the user can close it. */
export function AiNotice() {
  const presence = useAiDisclosure();
  return presence === undefined ? null : <Notice presence={presence} />;
}

function Notice({ presence }: { readonly presence: AiDisclosureActor }) {
  const t = useMessages('wellbeing');
  const hasNotice = useSelector(presence, (snapshot) => snapshot.hasTag('notice'));
  const hasBreak = useSelector(presence, (snapshot) => snapshot.hasTag('break'));
  return (
    <div className={styles.place} role="status" aria-label={t.notice.label}>
      {hasNotice ? (
        <div className={classNames(box.notice, styles.notice)}>
          <p>
            <strong>{t.notice.text}</strong> {hasBreak ? t.pause.text : null}
          </p>
          <div className={styles.options}>
            {hasBreak ? (
              <>
                <Button onClick={() => presence.send({ type: 'reminder.dismiss' })}>{t.pause.goOn}</Button>
                <Button look="accent" onClick={() => presence.send({ type: 'break.start' })}>
                  {t.pause.take}
                </Button>
              </>
            ) : (
              <Button onClick={() => presence.send({ type: 'disclosure.acknowledge' })}>
                {t.notice.accept}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}
