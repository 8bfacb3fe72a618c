import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Its action, for those who do not see the icon; also shown as its tip. */
  readonly label: string;
};

/** A round button with an icon as its child. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    />
  );
}
