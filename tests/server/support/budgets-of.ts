import { budgets, type Budget } from '../../../server/limits/budgets.ts';
import { failureBudgets } from '../../../server/limits/login-limits.ts';

/** Returns the limits that count the calls of a path. */
export const budgetsOf = (path: string): Budget[] =>
  Object.values(budgets).filter(({ paths }: Budget) => paths.some((one) => one === path));

/** Returns the limits that count failed attempts of a path. Recovery codes are counted only for a valid sign-in, which no sample contains. */
export const failuresOf = (path: string) =>
  Object.values(failureBudgets).filter(
    (budget) => budget !== failureBudgets['recovery-code'] && budget.paths.some((one) => one === path),
  );
