import { createContext, use, type ReactNode } from 'react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { refusedField, type Failure } from '../../../machines/shared/failure.ts';

/** The name of the field that was refused, and why. */
interface Refusal {
  readonly field: string;
  readonly text: string;
}

const Context = createContext<Refusal | null>(null);

interface FormRefusalProps {
  /** Why the last attempt failed; null until then. */
  readonly failure: Failure | null;
  /** The names of the fields that are shown. A refusal of any other one is reported by the form. */
  readonly fields: readonly string[];
  /** The form, with what reports its failure. */
  readonly children: ReactNode;
}

/** Shows a refusal at the field that it concerns, in place of the report of the form. */
export function FormRefusal({ failure, fields, children }: FormRefusalProps) {
  const failureText = useFailureText();
  const field = failure === null ? undefined : refusedField(failure, fields);
  const refusal = failure === null || field === undefined ? null : { field, text: failureText(failure) };
  return <Context value={refusal}>{children}</Context>;
}

/** Why the field of that name was refused; undefined where it was not. */
export function useRefusalAt(name: string | undefined): string | undefined {
  const refusal = use(Context);
  return refusal?.field === name ? refusal?.text : undefined;
}

/** Whether a field of the form shows why it was refused. */
export const useIsShownAtField = (): boolean => use(Context) !== null;

interface FormFailureProps {
  readonly failure: Failure | null;
  /** What could not be done, with the reason. Without it the reason alone is shown. */
  readonly failed?: (reason: string) => string;
}

/** Says why the last attempt failed, unless a field of the form does. */
export function FormFailure({ failure, failed = (reason) => reason }: FormFailureProps) {
  const failureText = useFailureText();
  const isShownAtField = useIsShownAtField();
  return failure === null || isShownAtField ? null : <p role="alert">{failed(failureText(failure))}</p>;
}
