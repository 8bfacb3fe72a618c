import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import {
  selectShownChange,
  type MateChangeActor,
} from '../../../machines/chat/notices/mate-change.machine.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { IconButton } from '../../components/icons/icon-button.tsx';
import styles from './mate-change-notice.module.css';

interface MateChangeNoticeProps {
  readonly actor: MateChangeActor;
  /** The short name of the mate. */
  readonly name: string;
}

/** Says that the mate was changed by its creator since the chat began, until the user dismisses it. */
export function MateChangeNotice({ actor, name }: MateChangeNoticeProps) {
  const t = useMessages('mateChanges');
  const { listed } = useMessages('formats');
  const change = useSelector(actor, selectShownChange);
  if (change === null) return null;
  const { changedAt, fields } = change;
  return (
    <aside className={styles.notice} aria-label={t.notice.name}>
      <p>
        <strong>{t.notice.text({ name, time: changedAt })}</strong>{' '}
        {fields.length === 0 ? null : (
          <span>{t.notice.what(listed(fields.map((field) => t.fields[field])))} </span>
        )}
        <span>{t.notice.kept}</span>
      </p>
      <IconButton
        label={t.notice.dismiss}
        className={styles.dismiss}
        onClick={() => actor.send({ type: 'notice.dismiss' })}
      >
        <Icon name="x" />
      </IconButton>
    </aside>
  );
}
