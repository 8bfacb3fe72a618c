/** Ends a confirmation or a command as a model says. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { failAs } from './chat-stage.ts';
import type { Envelope, Gate } from './gate.ts';

/** Returns whether the sample of an outcome is that of a canceled confirmation or command. */
export const isCanceled = (outcome: unknown): boolean => kindOf(outcome) === 'canceled';

export const kindOf = (outcome: unknown): string => v.parse(v.object({ kind: v.string() }), outcome).kind;

interface Ending {
  /** Contains the buttons. */
  readonly form: Locator;
  /** Fills in and submits the form. */
  readonly submit: () => Promise<void>;
  /** Answers the call, unless the outcome is that it was rejected for good. */
  readonly settle: () => Promise<void>;
}

/** Confirms, cancels, or stops waiting. */
export async function endConfirmation(
  page: Page,
  outcome: unknown,
  { form, submit, settle }: Ending,
): Promise<void> {
  const press = (name: string) => form.getByRole('button', { name, exact: true }).press('Enter');
  const kind = kindOf(outcome);
  if (kind === 'canceled') return press('Cancel');
  await submit();
  if (kind !== 'abandoned') return settle();
  await page.clock.runFor(15_000);
  return press('Stop waiting');
}

/** Ends an attempt: the call is answered or rejected, or the user stops waiting. */
export async function endAttempt(
  page: Page,
  outcome: unknown,
  { gate, path, answer, form = page }: Attempt,
): Promise<void> {
  const failure = v.safeParse(Rejected, outcome);
  if (failure.success) return failAs(gate, path, failure.output.failure);
  if (kindOf(outcome) !== 'abandoned') return gate.settle(path, answer);
  await page.clock.runFor(15_000);
  return form.getByRole('button', { name: 'Stop waiting', exact: true }).press('Enter');
}

interface Attempt {
  readonly gate: Gate;
  readonly path: string;
  /** The response to a call that succeeds. */
  readonly answer: Envelope;
  /** Contains the button to stop waiting. Default: the page. */
  readonly form?: Page | Locator;
}

const Rejected = v.object({ kind: v.literal('rejected'), failure: v.unknown() });

/** What the command or the confirmation returned. */
export const resultOf = (outcome: unknown): unknown =>
  v.parse(v.object({ result: v.optional(v.unknown()) }), outcome).result;
