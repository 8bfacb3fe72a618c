import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

/** A tag of a mate, in the mate's color inside a tinted element. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** A small fact in a pill, such as what is left of an allowance. */
export function Fact({
  children,
  look,
}: {
  readonly children: ReactNode;
  readonly look?: 'gold' | undefined;
}) {
  return (
    <span className={classNames(styles.fact, look === 'gold' ? styles.gold : undefined)}>{children}</span>
  );
}

/** A pill to press: a filter (give `aria-pressed`) or a suggestion. */
export function ChipButton({ className, type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.chip, className)} />;
}
