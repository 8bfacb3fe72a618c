import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `accent`: the one thing to do here. `plain`: what else can be done. `quiet`: no edge. `danger`: takes something away. */
export type ButtonLook = 'accent' | 'plain' | 'quiet' | 'danger';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  readonly look?: ButtonLook | undefined;
  /** Fills the line it stands on. */
  readonly wide?: boolean | undefined;
};

/** A pill that does something. It is no submit button unless `type` says so. */
export function Button({ look = 'plain', wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, wide, className)} />;
}

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: ButtonLook | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
  /** Told before the way is taken. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: React.ReactNode;
}

/** A pill that leads to another screen. */
export function ButtonLink({ to, look = 'plain', wide, className, onClick, children }: ButtonLinkProps) {
  return (
    <Link
      href={to}
      className={buttonClass(look, wide, className)}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </Link>
  );
}

const buttonClass = (look: ButtonLook, wide: boolean | undefined, extra: string | undefined): string =>
  classNames(styles.button, styles[look], wide === true ? styles.wide : undefined, extra);
