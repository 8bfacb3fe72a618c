import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import { useApp } from '../../app-context.ts';
import { modal } from '../../dom/modal.ts';
import { refFor } from '../../dom/ref-for.ts';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { Notifications } from '../status/notifications.tsx';

export interface DialogProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** `top` for a sheet whose height changes while it is used: what the user reads does not move. */
  readonly placement?: 'center' | 'top';
  /** Whether it can be closed now. Default: always. */
  readonly canClose?: boolean;
  /** Called by the close button, by Escape, by Back and by a press outside the sheet. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A modal dialog. It is open while it is rendered; mark the element that gets the focus with `data-autofocus`. */
export function Dialog({
  title,
  text,
  placement = 'center',
  canClose = true,
  onClose,
  className,
  onKeyDown,
  children,
}: DialogProps) {
  const t = useMessages('components');
  const { layers } = useApp();
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  /** Some browsers close on a second Escape even when it is prevented; the remounted dialog is open again. */
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose();
  };
  return (
    <dialog
      ref={refFor(layers, modal)}
      className={classNames(styles.dialog, placement === 'top' ? styles.top : undefined, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text === undefined ? null : <p id={`${id}-text`}>{text}</p>}
        </header>
        {children}
        <IconButton label={t.close} className={styles.close} aria-disabled={!canClose} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <Notifications />
    </dialog>
  );
}
