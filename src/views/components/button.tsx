import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `accent`: the primary action. `plain`: a secondary one. `quiet`: without a border. `danger`: deletes something. `warning`: begins a deletion. */
export type ButtonLook = 'accent' | 'plain' | 'quiet' | 'danger' | 'warning';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  readonly look?: ButtonLook | undefined;
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined;
};

/** A button. It submits a form only with `type="submit"`. */
export function Button({ look = 'plain', wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, wide, className)} />;
}

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: ButtonLook | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
  /** Called before the navigation. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: React.ReactNode;
}

/** A link that looks like a button. */
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

/** The class of what looks like a button and is another element. */
export const buttonClass = (look: ButtonLook, wide: boolean | undefined, extra: string | undefined): string =>
  classNames(styles.button, styles[look], wide === true ? styles.wide : undefined, extra);
