import { createContext, use, type ReactNode } from 'react';
import { useFailureText } from '../../../locales/failure-text.ts';
import { refusedFields, type Failure, type RefusedFields } from '../../../machines/shared/failure.ts';

const Context = createContext<RefusedFields>({});

interface FormRefusalProps {
  /** Why the last attempt failed; null until then. */
  readonly failure: Failure | null;
  /** The names of the fields that are shown. A refusal of any other one is reported by the form. */
  readonly fields: readonly string[];
  /** The form, with what reports its failure. */
  readonly children: ReactNode;
}

/** Shows a refusal at the fields that it concerns, in place of the report of the form. */
export function FormRefusal({ failure, fields, children }: FormRefusalProps) {
  const failureText = useFailureText();
  const refused = failure === null ? {} : refusedFields(failure, failureText(failure), fields);
  return <Context value={refused}>{children}</Context>;
}

/** Why the field of that name was refused; undefined where it was not. */
export function useRefusalAt(name: string | undefined): string | undefined {
  return use(Context)[name ?? ''];
}

/** Whether a field of the form shows why it was refused. */
export const useIsShownAtField = (): boolean => Object.keys(use(Context)).length > 0;

interface FormFailureProps {
  readonly failure: Failure | null;
  /** Returns the text of the failure, with the reason. Without it the reason alone is shown. */
  readonly failed?: (reason: string) => string;
}

/** Says why the last attempt failed, unless a field of the form does. */
export function FormFailure({ failure, failed = (reason) => reason }: FormFailureProps) {
  const failureText = useFailureText();
  const isShownAtField = useIsShownAtField();
  return failure === null || isShownAtField ? null : <p role="alert">{failed(failureText(failure))}</p>;
}
